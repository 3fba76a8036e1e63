import { formatTime } from '../../../base/format/dates.ts'
import { countOf } from '../../../base/format/format.ts'
import { Tag } from '../../../ui/kit/tag.tsx'
import { stack } from '../../../ui/layout.ts'
import type { Upstream } from './upstream-form.ts'

type Health = Upstream['health'][number]

/** Each address of an upstream, and how it has done in the last minutes. */
export function TargetList({ of: { targets, health } }: { readonly of: Upstream }) {
  return (
    <div className={stack(2)}>
      {targets.map(({ url, weight }) => {
        const own = health.find((one) => one.url === url)
        return (
          <div key={url}>
            <code className="note-line">
              {url}
              {targets.length > 1 && ` (weight ${weight})`}
            </code>
            {own && <TargetHealth of={own} />}
          </div>
        )
      })}
    </div>
  )
}

function TargetHealth({ of }: { readonly of: Health }) {
  const { state, opened_at } = of
  return (
    <>
      {state !== 'CLOSED' && (
        <Tag tone={state === 'OPEN' ? 'bad' : 'warning'}>
          {state === 'OPEN' ? 'Circuit open' : 'Probing'}
          {opened_at && ` since ${formatTime(opened_at)}`}
        </Tag>
      )}
      <span className="note-line">{figuresOf(of)}</span>
    </>
  )
}

/** Of the last five minutes. */
function figuresOf({ calls, failed, median_ms, p95_ms }: Health): string {
  if (calls === 0) return 'No calls in the last 5 minutes'
  const times = median_ms === null ? '' : ` · median ${median_ms} ms · 95% within ${p95_ms} ms`
  return `${countOf(calls, 'call')} in 5 minutes · ${percentOf(failed, calls)}% failed${times}`
}

function percentOf(part: number, whole: number): string {
  const percent = (part / whole) * 100
  return percent > 0 && percent < 0.1 ? 'under 0.1' : `${Math.round(percent * 10) / 10}`
}
