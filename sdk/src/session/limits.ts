/** How long a refresh waits for another tab. A tab frozen with the lock in its hand must not stop the others. */
export const lockWaitMs = 5_000

/** How long the server may think about a refresh before it counts as unreachable. */
export const refreshMs = 15_000

/** How long a logout waits for the server, which it does not need. */
export const farewellMs = 2_000

/** A refresh that reached nobody is tried this often in `coolDownMs`; then the last failure is given again. */
export const mostFailures = 6
export const coolDownMs = 60_000
