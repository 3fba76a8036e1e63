import { formatCount } from '../../base/format/format.ts'
import { fromHundredths } from '../../base/format/money.ts'

/** From zero to its end in even steps of a round number; whole numbers, however large. */
export interface AxisScale {
  readonly end: bigint
  readonly ticks: readonly bigint[]
}

/** The least scale that reaches so far in at most so many steps. */
export function niceScale(reach: bigint, maxSteps: bigint): AxisScale {
  const step = roundStep(upTo(reach, maxSteps))
  const count = upTo(reach, step) || 1n
  return {
    end: step * count,
    ticks: Array.from({ length: Number(count) + 1 }, (_, index) => step * BigInt(index)),
  }
}

/** Divided and rounded up. */
const upTo = (value: bigint, by: bigint): bigint => (value + by - 1n) / by

/** The first of 1, 2, 5, 10, 20, 25, 50, 100, 200, 250 and so on that is not below. */
function roundStep(least: bigint): bigint {
  const power = 10n ** BigInt(Math.max(0, String(least).length - 2))
  const steps = power === 1n ? [1n, 2n, 5n, 10n, 20n, 25n, 50n] : [10n, 20n, 25n, 50n]
  return steps.map((step) => step * power).find((step) => step >= least) ?? 100n * power
}

const million = 1_000_000n

/** Short enough for an axis: in millions where it reaches that far, `1.25M`. */
export const tickTexts = ({ end, ticks }: AxisScale): readonly string[] =>
  ticks.map((tick) => (end < million || tick === 0n ? formatCount(tick) : `${inMillions(tick)}M`))

/** A step of such a scale is a fifth of a million at least, and so a multiple of 10,000: two decimals are exact. */
const inMillions = (tick: bigint): string => {
  const [whole = '', places = ''] = fromHundredths(tick / 10_000n).split('.')
  const left = places.replace(/0+$/, '')
  return `${formatCount(whole)}${left && `.${left}`}`
}
