import { createHash } from 'node:crypto'

/**
 * Does a fixed piece of work and returns its processor time in seconds. Machines differ by a factor of three, and
 * shared cores are slower as well: a step's cost is given as a multiple of this work in the same run.
 */
export function secondsOfFixedWork(): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** Typical work of tests: strings, objects, sorting, JSON, patterns, a hash. */
function work(): void {
  const words = Array.from({ length: 200_000 }, (_, index) => ({ word: index.toString(36), index }))
  words.sort((one, other) => (one.word < other.word ? -1 : 1))
  const text = JSON.stringify(words)
  const numbers = text.match(/[a-m]+\d/g)?.length
  createHash('sha256')
    .update(`${JSON.parse(text).length} ${numbers} ${text}`)
    .digest()
}
