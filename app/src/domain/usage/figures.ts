import type { components } from '@switchboard/sdk'
import { formatCount } from '../../base/format/format.ts'

type Counts = components['schemas']['CallCounts']

/** A count that the request log may not go back to. */
export const countText = (count: number | null): string => (count === null ? '–' : formatCount(count))

/** Calls that weren't answered, by their outcome, as far as it is known. */
export const unansweredWords = ({ rejected, limited, failed }: Counts): string =>
  [
    rejected !== null && `${formatCount(rejected)} rejected`,
    limited !== null && `${formatCount(limited)} limited`,
    `${formatCount(failed)} failed`,
  ]
    .filter(Boolean)
    .join(', ')

/** A share in per cent with one decimal, never rounded up to all; undefined of nothing. */
export function sharePercent(part: number, whole: number): string | undefined {
  if (whole === 0) return undefined
  return (Math.floor((part / whole) * 1000) / 10).toFixed(1)
}

/** Change in per cent, rounded; undefined when there was nothing before. */
export function changePercent(now: number, before: number): number | undefined {
  if (before === 0) return undefined
  return Math.round(((now - before) / before) * 100)
}

/** How calls compare with as many days before. */
export function changeWords(now: number, before: number, days: number): string {
  const change = changePercent(now, before)
  const span = `the previous ${days} days`
  if (change === undefined) return `None in ${span}`
  if (change === 0) return `Same as ${span}`
  return `${change > 0 ? 'Up' : 'Down'} ${formatCount(Math.abs(change))}% on ${span}`
}

export const milliseconds = (time: number | null): string => (time === null ? '–' : `${formatCount(time)} ms`)
