import { isTrial } from './duration.ts'
import type { Comparison } from './rounds.ts'

/** A line of figures. Without `held` it has no budget. */
export interface Row {
  readonly figures: string
  readonly held?: boolean
  readonly details?: readonly string[]
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 2 : 1)} ms`
const side = ({ perSecond, p50, p99 }: Comparison['ours']) =>
  `${Math.round(perSecond)}/s, p50 ${ms(p50)}, p99 ${ms(p99)}`

const comparisonDetails = ({ ours, bare }: Comparison): readonly string[] => [
  `ours ${side(ours)}; processor for each call: server ${ms(ours.cpuMs)}, PostgreSQL ${ms(ours.databaseCpuMs)}`,
  `bare ${side(bare)}; processor for each call: server ${ms(bare.cpuMs)}, PostgreSQL ${ms(bare.databaseCpuMs)}`,
]

export function shareRow(comparison: Comparison, atLeast?: number): Row {
  const share = `${comparison.ratio.toFixed(2)} of bare`
  const details = comparisonDetails(comparison)
  if (atLeast === undefined || isTrial) return { figures: share, details }
  return { figures: `${share} (budget ${atLeast})`, held: comparison.ratio >= atLeast, details }
}

export function costRow(comparison: Comparison, atMost: number): Row {
  const { cpuRatio } = comparison
  return {
    figures: `${cpuRatio.toFixed(3)} times the processor time of a call without it (budget ${atMost})`,
    ...(!isTrial && { held: cpuRatio <= atMost }),
    details: comparisonDetails(comparison),
  }
}

export function latencyRow(comparison: Comparison, atMostMs: number): Row {
  return {
    figures: `${ms(comparison.moreMs)} more than bare at the median (budget ${atMostMs})`,
    ...(!isTrial && { held: comparison.moreMs <= atMostMs }),
    details: comparisonDetails(comparison),
  }
}

export function printRow(name: string, { figures, held, details = [] }: Row): void {
  const word = held === undefined ? '' : held ? 'OK' : 'OVER BUDGET'
  console.log(`${word.padEnd(11)} ${name.padEnd(14)} ${figures}`)
  for (const detail of details) console.log(`${''.padEnd(24)} ${detail}`)
}
