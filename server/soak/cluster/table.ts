import { median } from '../../../scripts/median.ts'
import { type Fault, faults } from './faults.ts'
import { isGood, isRefusal } from './load.ts'
import type { Round } from './rounds.ts'
import type { Losses } from './verdict.ts'

interface Group {
  readonly name: string
  readonly rounds: readonly Round[]
  /** How soon calls are to be answered again. */
  readonly maxMedianMs: number
}

interface Row {
  readonly cells: readonly string[]
  readonly late: boolean
  readonly wrong: number
}

/** Each fault, and all together. */
export function groupsOf(rounds: readonly Round[]): readonly Group[] {
  const maxMedianMs = 15_000
  const isLocked = ({ keepsLock }: Fault) => keepsLock === true
  return [
    ...faults.map((fault) => ({
      name: fault.name,
      rounds: rounds.filter((round) => round.fault === fault),
      maxMedianMs: isLocked(fault) ? Number.POSITIVE_INFINITY : maxMedianMs,
    })),
    // How long ago the lock was renewed makes 14 seconds of difference, so three times are no figure.
    {
      name: 'all in which the lock has to run out',
      rounds: rounds.filter(({ fault }) => isLocked(fault)),
      maxMedianMs: 18_000,
    },
    { name: 'all', rounds, maxMedianMs },
  ].filter((group) => group.rounds.length > 0)
}

export function rowOf({ name, rounds, maxMedianMs }: Group, { lost, twice, refused }: Losses): Row {
  const outcomes = rounds.flatMap((round) => round.outcomes)
  const ids = [...new Set(outcomes.map(({ id }) => id))]
  const wrongs = [lost, twice, refused].map((wrong) => ids.filter((id) => wrong.has(id)).length)
  const backMs = rounds.map((round) => round.backMs)
  const good = outcomes.filter(isGood).length
  const refusals = outcomes.filter(isRefusal).length
  const others = outcomes.length - good - refusals
  const figures = [good, refusals, others, ...wrongs].map((count) => count.toLocaleString('en'))
  const seconds = [median(backMs), Math.max(...backMs)].map((ms) => (ms / 1000).toFixed(1))
  return {
    cells: [name, `${rounds.length}`, ...seconds, ...figures],
    late: median(backMs) > maxMedianMs,
    wrong: wrongs.reduce((sum, count) => sum + count, others),
  }
}

export const isRight = ({ late, wrong }: Row): boolean => wrong === 0 && !late

const head = [
  'fault',
  'times',
  'seconds, median',
  'seconds, most',
  'answered',
  '503 with `Retry-After`',
  'anything else',
  'lost',
  'charged twice',
  '503 and charged',
]

export const tableOf = (rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows.map(({ cells }) => cells)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
