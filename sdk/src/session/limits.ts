/** How long a refresh waits for another tab. A tab frozen with the lock in its hand must not stop the others. */
export const lockWaitMs = 5_000

/** How long the server may think about a refresh before it counts as unreachable. */
export const refreshMs = 15_000

/** How long a logout waits for the server, which it does not need. */
export const farewellMs = 2_000

/**
 * After this many tries that reached nobody the pause is the longest one. The first of them take 15 seconds with the pauses between them,
 * so that no minute has more.
 */
export const mostTries = 6
export const longestPauseMs = 45_000

/** This long after the last pause, a failure is the first one again. */
export const coolDownMs = 60_000
