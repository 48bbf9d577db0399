"""RLCard's UNO at its own speed, a burst for each line that comes in; runs with the peers' Python.

The loop is the tightest that RLCard offers: `env.step` with one of the legal actions, all of them
equally likely. Its agents and `env.run` would only add to it. For each burst it prints how many
decisions were made in how many seconds.
"""

import random  # noqa: TID251 -- the peer's policy
import sys
import time

import rlcard

BURST = 0.5


def burst(env: rlcard.envs.Env) -> tuple[int, float]:
    """Whole games for about half a second: decisions and seconds."""
    decisions, start = 0, time.perf_counter()
    while (taken := time.perf_counter() - start) < BURST:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions, taken


def main() -> None:
    """Answer lines until there are no more."""
    env = rlcard.make("uno")
    for _ in sys.stdin:
        print(*burst(env), flush=True)


if __name__ == "__main__":
    main()
