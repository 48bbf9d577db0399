"""Living with findings: which of them are told, and how much they weigh. It knows no game.

    allow      comments in a file: `# react-tools: allow RA101 -- reason`
    baseline   a file of findings that were there before
    levels     what the settings say a code weighs
    choice     what the command line selects and ignores

`applied` does all four on a whole report, in this order.
"""
