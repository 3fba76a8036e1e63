// A process of npm run bench server: the callers. Keep-alive connections, each of which calls again as soon as it is answered.
import autocannon, { type Request } from 'autocannon'
import { ask } from '../../soak/portal.ts'
import type { LoadPlan, LoadResult } from '../server/load.ts'

process.on('disconnect', () => process.exit(0))
process.on('message', async (plan: LoadPlan) => {
  process.send?.(plan.wholly ? await callWholly(plan) : await call(plan))
})

/** Calls answered within the time; later ones are cut off. */
async function call({ urls, requests, callers, seconds, amount }: LoadPlan): Promise<LoadResult> {
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const listed = requests.map((request): Request => ({ ...request, headers: { ...request.headers } }))
  let caller = 0
  const began = performance.now()
  const end = amount ? Number.POSITIVE_INFINITY : began + seconds * 1000
  let last = began
  await new Promise<void>((resolve) => {
    const run = autocannon(
      {
        // Several are allowed; the types do not know it.
        url: [...urls] as unknown as string,
        connections: callers,
        duration: 86_400,
        sampleInt: 50,
        ...(amount && { amount }),
        // Each begins elsewhere in the list, so that they do not all come with the same key at the same time.
        setupClient(client) {
          const first = Math.floor((caller++ * listed.length) / callers)
          client.setRequests([...listed.slice(first), ...listed.slice(0, first)])
        },
      },
      () => resolve(),
    )
    run.on('response', (_client, status, _bytes, ms) => {
      const now = performance.now()
      if (now > end) {
        run.stop()
        return
      }
      last = now
      times.push(ms)
      statuses[status] = (statuses[status] ?? 0) + 1
    })
    run.on('reqError', () => {
      statuses.broken = (statuses.broken ?? 0) + 1
    })
  })
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return { calls: times.length, seconds: (last - began) / 1000, p50: at(0.5), p99: at(0.99), statuses }
}

/** Each caller waits for its last response, so that every call that was charged is known here. */
async function callWholly({ urls, requests, callers, seconds, amount }: LoadPlan): Promise<LoadResult> {
  const statuses: Record<string, number> = {}
  const times: number[] = []
  const began = performance.now()
  let next = 0
  const caller = async () => {
    while (amount ? next < amount : performance.now() - began < seconds * 1000) {
      const { method, path, headers, body } = requests[next++ % requests.length] ?? {}
      const sent = performance.now()
      const { status } = await ask(method ?? 'GET', `${urls[0]}${path}`, {
        ...(headers && { headers }),
        ...(body && { body: JSON.parse(body) }),
      })
      times.push(performance.now() - sent)
      const name = status === 0 ? 'broken' : String(status)
      statuses[name] = (statuses[name] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return {
    calls: times.length,
    seconds: (performance.now() - began) / 1000,
    p50: at(0.5),
    p99: at(0.99),
    statuses,
  }
}
