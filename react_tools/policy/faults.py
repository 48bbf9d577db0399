"""What can be wrong with what is allowed and known: each fault has its code and its page."""

PAGES: dict[str, tuple[str, str]] = {
    "RT070": (
        "an allowed code that is not found",
        (
            "A comment `# react-tools: allow CODE -- reason` allows what is not there: it was "
            "mended, or the comment stands on another line. What a comment allows is on its own "
            "line; if it stands alone, on the next line that holds something; if it stands before "
            "everything else in a file, anywhere in it. Delete the code that is not needed: it "
            "would hide the next mistake.\n\n"
            "This is said only where every file could be read, since checks do not look at others. "
            "No comment allows it."
        ),
    ),
    "RT071": (
        "a comment that allows an unknown code",
        (
            "A comment allows a code that there is not. Codes are written out, as findings show "
            "them: RT054. The beginning of a code, such as RT0, is for the command line."
        ),
    ),
    "RT072": (
        "a comment that allows without a reason",
        (
            "Whoever reads a file later wants to know why something that looks wrong is right. The "
            "reason stands behind two dashes; without it the comment allows nothing.\n\n"
            "Wrong:\n\n    # react-tools: allow RT054\n\n"
            "Right:\n\n    # react-tools: allow RT054 -- ours is meant to be another one"
        ),
    ),
    "RT073": (
        "a comment that is not understood",
        (
            "A comment that begins with `react-tools:` speaks to us, and all it can say is "
            "`allow`, codes with commas, two dashes, and a reason.\n\n"
            "Wrong:\n\n    # react-tools: alow RT054 -- ours is meant to be another one\n\n"
            "Right:\n\n    # react-tools: allow RT054 -- ours is meant to be another one"
        ),
    ),
    "RT074": (
        "a comment that allows what nobody can allow",
        (
            "What keeps a file from being read (RT001 to RT057, RT101 to RT115) cannot be allowed: "
            "no check would look at the file, and it would pass for good. Nor can what comes of a "
            "scenario (RT201 to RT226), nor what is said of such comments themselves. Mend it."
        ),
    ),
    "RT075": (
        "a known finding that is not there any more",
        (
            "The baseline lists a finding that a file does not have, or not so often: it was "
            "mended. That is good news; `--baseline FILE --write-baseline` takes it out of the "
            "list, so that it cannot come back unseen.\n\n"
            "This is said of files that were looked at, and of files that are gone. Where a file "
            "could not be read it is not said at all."
        ),
    ),
    "RT076": (
        "a file that is passed over",
        (
            "In a folder only what ends in .yaml or .yml is read. This file looks as if it were "
            "meant too: it ends in another way, is JSON beside YAML, or has the right name and is "
            "a link that leads nowhere, or a pipe. If it shall count, give it the right ending, or "
            "let the link lead to a file; if not, put it elsewhere."
        ),
    ),
    "RT078": (
        "a level for an unknown code",
        "`levels` in the settings names a code, or the beginning of codes, that there is not.",
    ),
    "RT079": (
        "a level that a code cannot have",
        (
            "What keeps a file from being read stays an error whatever the settings say: it would "
            "pass, and no check would look at it. So does what comes of a scenario. What is wrong "
            "with allowing and with baselines (RT070 to RT075) may weigh less, but cannot be off: "
            "nobody would be left to tell."
        ),
    ),
}
