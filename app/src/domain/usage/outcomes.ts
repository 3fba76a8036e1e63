import type { components } from '@switchboard/sdk'
import type { Tone as ChartTone } from '../../ui/chart/plot-data.ts'
import type { Tone } from '../../ui/plain-tag.tsx'

type CallOutcome = components['schemas']['CallOutcome']

interface OutcomeLook {
  /** Its number in counts of calls. */
  readonly count: 'answered' | 'rejected' | 'limited' | 'failed'
  readonly name: string
  readonly chart: ChartTone
  readonly tag?: Tone
}

/** Names and colours of a call's outcome: in charts, legends, tables and the log. */
export const outcomes: Readonly<Record<CallOutcome, OutcomeLook>> = {
  ANSWERED: { count: 'answered', name: 'Answered', chart: 'brand', tag: 'good' },
  REJECTED: { count: 'rejected', name: 'Rejected', chart: 'amber', tag: 'warning' },
  LIMITED: { count: 'limited', name: 'Limited', chart: 'muted' },
  FAILED: { count: 'failed', name: 'Failed', chart: 'red', tag: 'bad' },
}
