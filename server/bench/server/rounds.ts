import { median } from '../../../scripts/median.ts'
import { cpuSeconds, databaseCpuSeconds } from './cpu.ts'
import { roundSeconds, rounds, trialCalls } from './duration.ts'
import type { LoadPlan, LoadResult } from './load.ts'
import type { Stand } from './stand.ts'

const warmUpSeconds = Math.min(2, roundSeconds)

interface Side {
  readonly pid: number
  readonly plan: Pick<LoadPlan, 'urls' | 'requests' | 'wholly'>
  /** Before each of its rounds, where both are rounds of one process. */
  readonly prepare?: () => Promise<void>
}

interface CompareOptions {
  readonly callers: number
  readonly ours: Side
  readonly bare: Side
}

/** Medians over the rounds. */
interface SideFigures {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Milliseconds of processor time for each call. */
  readonly cpuMs: number
  readonly databaseCpuMs: number
}

export interface Comparison {
  readonly ours: SideFigures
  readonly bare: SideFigures
  /** Calls a second of ours as a share of the other's, and how much longer ours takes at the median: medians over the rounds. */
  readonly ratio: number
  readonly moreMs: number
  /** Processor time of a call of ours, of server and database, as a multiple of the other's: median over the rounds. */
  readonly cpuRatio: number
}

interface Round extends LoadResult {
  readonly cpu: number
  readonly databaseCpu: number
}

/** Both in turn, in short rounds, so that the machine's other load falls on both alike. */
export async function compare(stand: Stand, { callers, ours, bare }: CompareOptions): Promise<Comparison> {
  const round = async (side: Side, time = roundSeconds): Promise<Round> => {
    await side.prepare?.()
    const postmaster = stand.installation.databasePid() ?? 0
    const before = { cpu: cpuSeconds(side.pid), databaseCpu: databaseCpuSeconds(postmaster) }
    const result = await stand.load({ ...side.plan, callers, seconds: time, ...trialCalls(callers) })
    const failed = Object.entries(result.statuses).filter(([status]) => status !== '200')
    if (failed.length > 0 || result.calls === 0)
      throw new Error(`Not all calls were answered 200: ${JSON.stringify(result.statuses)}`)
    return {
      ...result,
      cpu: cpuSeconds(side.pid) - before.cpu,
      databaseCpu: databaseCpuSeconds(postmaster) - before.databaseCpu,
    }
  }
  await round(ours, warmUpSeconds)
  await round(bare, warmUpSeconds)
  const taken: { readonly ours: Round; readonly bare: Round }[] = []
  for (let index = 0; index < rounds; index += 1) {
    taken.push({ ours: await round(ours), bare: await round(bare) })
  }
  return {
    ours: figures(taken.map((one) => one.ours)),
    bare: figures(taken.map((one) => one.bare)),
    ratio: median(taken.map((one) => rate(one.ours) / rate(one.bare))),
    moreMs: median(taken.map((one) => one.ours.p50 - one.bare.p50)),
    cpuRatio: median(taken.map((one) => allCpuMs(one.ours) / allCpuMs(one.bare))),
  }
}

const cpuMs = ({ cpu, calls }: Round): number => (cpu * 1000) / calls
const allCpuMs = ({ cpu, databaseCpu, calls }: Round): number => ((cpu + databaseCpu) * 1000) / calls
const rate = ({ calls, seconds }: LoadResult): number => calls / seconds

function figures(rounds: readonly Round[]): SideFigures {
  const over = (figure: (round: Round) => number) => median(rounds.map(figure))
  return {
    perSecond: over(rate),
    p50: over(({ p50 }) => p50),
    p99: over(({ p99 }) => p99),
    cpuMs: over(cpuMs),
    databaseCpuMs: over(({ databaseCpu, calls }) => (databaseCpu * 1000) / calls),
  }
}
