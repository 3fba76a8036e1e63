// Loaded before a server process by the campaign of documents: how long its thread was kept in one turn of its loop. Counted in time of
// the processor, so that neighbours on a busy machine are nobody's fault; a turn that several requests share counts whole.
import { createServer } from 'node:net'
import { PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const at = process.env.LOOP_WATCH
// Processes of the server's own are others.
delete process.env.LOOP_WATCH
if (isMainThread && at) {
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let last = used()
  let longest = 0
  let peak = 0
  let collected = 0
  // Garbage is collected in any turn, so it is measured separately.
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collected = Math.max(collected, duration)
  }).observe({ entryTypes: ['gc'] })
  setInterval(() => {
    const now = used()
    longest = Math.max(longest, now - last)
    last = now
    peak = Math.max(peak, process.memoryUsage.rss())
  }, 2).unref()
  // Each connection gets the figures and resets them.
  createServer((socket) => {
    socket.end(JSON.stringify({ longest, peak, collected }))
    longest = 0
    collected = 0
  })
    .listen(at)
    .unref()
}
