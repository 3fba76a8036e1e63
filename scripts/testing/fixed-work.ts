// Does a fixed piece of work and prints its processor time in seconds, with all that starting the process took. It is
// the typical work of tests: code that runs for the first time, strings, objects, sorting, JSON, patterns, a hash.
import { createHash } from 'node:crypto'

const words = Array.from({ length: 200_000 }, (_, index) => ({ word: index.toString(36), index }))
words.sort((one, other) => (one.word < other.word ? -1 : 1))
const text = JSON.stringify(words)
const numbers = text.match(/[a-m]+\d/g)?.length
createHash('sha256')
  .update(`${JSON.parse(text).length} ${numbers} ${text}`)
  .digest()
const { user, system } = process.cpuUsage()
console.log((user + system) / 1e6)
