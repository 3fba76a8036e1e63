// A thread of the process that publishes: ends it in the middle of a document that takes more of the processor than it may, and when
// the server is gone, which a process that is busy does not hear.
import { workerData } from 'node:worker_threads'

export interface WatchData {
  /** Milliseconds of processor time, counted from its start, that the process may have used. */
  readonly limit: Float64Array
  /** The server's process. */
  readonly parent: number
}

const everyMs = 250
const { limit, parent } = workerData as WatchData

setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  if ((user + system) / 1000 > (limit[0] ?? 0)) process.kill(process.pid, 'SIGXCPU')
}, everyMs)
