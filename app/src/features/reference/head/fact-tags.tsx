import { formatDate } from '../../../lib/format/dates.ts'
import { formatDecimal, publisherName } from '../../../lib/format/format.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import type { ApiVersion } from '../types.ts'
import css from './head.module.css'
import { StandingTag } from './standing-tag.tsx'

export function Facts({ api }: { readonly api: ApiVersion }) {
  return (
    <ul className={css.facts}>
      <li>
        <PlainTag>By {publisherName(api.publisher)}</PlainTag>
      </li>
      <li>
        <StandingTag status={api.status} />
      </li>
      <li>
        <PlainTag tone="warning">
          <span className="num">
            From {formatDecimal(api.price_from)} credits a {api.price_unit}
          </span>
        </PlainTag>
      </li>
      {api.conformance && (
        <li>
          <ConformanceTag {...api.conformance} />
        </li>
      )}
    </ul>
  )
}

function ConformanceTag({ passed, total, checked_at }: NonNullable<ApiVersion['conformance']>) {
  const day = formatDate(checked_at)
  return passed === total ? (
    <PlainTag tone="good">Conforms, {day}</PlainTag>
  ) : (
    <PlainTag tone="warning">
      {passed} of {total} checks hold, {day}
    </PlainTag>
  )
}
