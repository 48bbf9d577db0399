"""RLCard's UNO, a burst for each line that comes in; runs with the peers' Python.

A line `own` plays as RLCard plays it and as its documentation shows: `env.run` with its RandomAgent
in every seat. A line `bare` leaves all of that out: `env.step` with one of the legal actions, all
equally likely, in the tightest loop that RLCard offers. For each burst it prints how many decisions
were made in how many seconds.
"""

import random  # noqa: TID251 -- the peer's policy
import sys
import time

import rlcard
from rlcard.agents import RandomAgent

BURST = 0.5


def own(env: rlcard.envs.Env) -> int:
    """One whole game: its decisions, which are every other thing in a player's trajectory."""
    trajectories, _ = env.run(is_training=False)
    return sum(len(it) // 2 for it in trajectories)


def bare(env: rlcard.envs.Env) -> int:
    """One whole game without RLCard's agents and trajectories: its decisions."""
    decisions, (state, _) = 0, env.reset()
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def main() -> None:
    """Answer lines until there are no more, each with games for about half a second."""
    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    for line in sys.stdin:
        game = own if line.strip() == "own" else bare
        decisions, began = 0, time.perf_counter()
        while (taken := time.perf_counter() - began) < BURST:
            decisions += game(env)
        print(decisions, taken, flush=True)


if __name__ == "__main__":
    main()
