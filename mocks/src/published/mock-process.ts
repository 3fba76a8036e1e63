// The mock of one published document, which a stranger wrote: the server forks it with the document on its input, without rights to files,
// and with a limit of memory. Decision 0126.
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { WatchData } from './watch.ts'

const everyMs = 250
const [turnMs = 0, maxRssMb = 0] = process.argv.slice(2).map(Number)

const limit = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT))
/** How much of the processor the turn of the loop may take that begins now; one that takes more is the last. */
function allow(ms: number): void {
  const { user, system } = process.cpuUsage()
  limit[0] = (user + system) / 1000 + ms
}
allow(4 * turnMs)
new Worker(new URL('./watch.ts', import.meta.url), {
  workerData: { limit, maxRssMb, parent: process.ppid } satisfies WatchData,
})
process.on('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

// Prism takes a second, which is watched, too.
const { servePublished } = await import('./serve-published.ts')
process.send?.(await servePublished(await text(process.stdin)))
setInterval(() => allow(turnMs), everyMs)
