import { median } from '../../../scripts/median.ts'
import { cpuSeconds, databaseCpuSeconds } from '../../bench/server/cpu.ts'
import type { LoadRequest } from '../../bench/server/load.ts'
import type { Stand } from '../../bench/server/stand.ts'

/** Of one request. */
export interface Cost {
  /** Milliseconds of processor time, of the server and of PostgreSQL. */
  readonly cpuMs: number
  readonly p50: number
}

const seconds = Number(process.env.GROWTH_SECONDS ?? 3)
const rounds = 3

/** Medians over the rounds, after one that warms up. */
export async function costOf(stand: Stand, requests: readonly LoadRequest[], callers = 2): Promise<Cost> {
  const costs: Cost[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const before = cpuOf(stand)
    const result = await stand.load({
      urls: [stand.server.url],
      requests,
      callers,
      seconds: round === 0 ? 1 : seconds,
      wholly: true,
    })
    const failed = Object.keys(result.statuses).filter((status) => status !== '200')
    if (failed.length > 0) throw new Error(`${requests[0]?.path}: ${JSON.stringify(result.statuses)}`)
    if (round > 0) costs.push({ cpuMs: ((cpuOf(stand) - before) * 1000) / result.calls, p50: result.p50 })
  }
  return { cpuMs: median(costs.map(({ cpuMs }) => cpuMs)), p50: median(costs.map(({ p50 }) => p50)) }
}

const cpuOf = ({ server, installation }: Stand): number =>
  cpuSeconds(server.child.pid ?? 0) + databaseCpuSeconds(installation.databasePid() ?? 0)

/** The cost of a row of a file, and how many it has. */
export async function costOfRows(
  stand: Stand,
  request: LoadRequest,
): Promise<Cost & { readonly rows: number }> {
  const before = cpuOf(stand)
  const began = performance.now()
  const response = await fetch(`${stand.server.url}${request.path}`, { headers: request.headers })
  let lines = 0
  for await (const chunk of response.body ?? []) for (const byte of chunk) if (byte === 10) lines += 1
  if (response.status !== 200 || lines < 1_000)
    throw new Error(`${request.path}: ${response.status}, ${lines} lines`)
  const each = (ms: number) => ms / lines
  return { rows: lines, cpuMs: each((cpuOf(stand) - before) * 1000), p50: each(performance.now() - began) }
}
