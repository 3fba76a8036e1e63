import type { components } from '@switchboard/sdk'
import { countOf } from '../base/format/format.ts'
import { stateTexts } from './status.ts'

interface StateTick {
  /** Null without calls. */
  readonly state: components['schemas']['ServiceState'] | null
  /** The time that it stands for. */
  readonly title: string
  readonly note?: string | null
}

interface StateTicksProps {
  /** The oldest first. */
  readonly of: readonly StateTick[]
  /** The length of one: "day". */
  readonly unit: string
  readonly height?: number
}

const fills = { OPERATIONAL: 'var(--brand)', DEGRADED: 'var(--amber-chart)', OUTAGE: 'var(--red)' }
const heights = { OPERATIONAL: 24, DEGRADED: 17, OUTAGE: 10 }

/** A bar for each part of a time. Bad ones are shorter, too: colour alone doesn’t tell them apart. */
export function StateTicks({ of: ticks, unit, height = 28 }: StateTicksProps) {
  const bad = ticks.filter(({ state }) => state && state !== 'OPERATIONAL')
  const summary = bad.map(({ title, state }) => `${title}: ${stateTexts[state ?? 'OPERATIONAL'].label}`)
  return (
    <svg
      viewBox={`0 0 ${ticks.length * 4} 24`}
      width="100%"
      height={height}
      preserveAspectRatio="none"
      role="img"
      aria-label={
        bad.length === 0
          ? `No ${unit} with problems`
          : `${countOf(bad.length, unit)} with problems. ${summary.join('. ')}`
      }
    >
      {ticks.map(({ state, title, note }, index) => (
        <rect
          key={title}
          x={index * 4}
          y={24 - (state ? heights[state] : 24)}
          width={3}
          height={state ? heights[state] : 24}
          fill={state ? fills[state] : 'var(--line)'}
        >
          <title>
            {[title, state ? stateTexts[state].label : 'No calls', note].filter(Boolean).join(', ')}
          </title>
        </rect>
      ))}
    </svg>
  )
}
