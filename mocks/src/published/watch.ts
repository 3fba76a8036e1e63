// A thread of the mock of a published document: ends it where a turn of its loop takes too long or the process too much memory, and when
// the server is gone, which a busy process does not hear.
import { workerData } from 'node:worker_threads'

export interface WatchData {
  /** Milliseconds of processor time, counted from its start, that the process may have used. */
  readonly limit: Float64Array
  readonly maxRssMb: number
  /** The server's process. */
  readonly parent: number
}

const everyMs = 100
const { limit, maxRssMb, parent } = workerData as WatchData

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isOver = (user + system) / 1000 > (limit[0] ?? 0) || process.memoryUsage.rss() > maxRssMb * 2 ** 20
  if (isOver || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, everyMs)
