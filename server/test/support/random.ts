/** The same numbers each time (mulberry32), so that what failed can be played again. */
export function seededRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    /** A whole number from 0 to below this one. */
    upTo: (max: number) => Math.floor(next() * max),
    oneOf: <T>(of: readonly T[]) => of[Math.floor(next() * of.length)] as T,
  }
}

export type Random = ReturnType<typeof seededRandom>
