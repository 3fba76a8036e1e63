import { formatDate, formatDecimal, publisherName } from '../../../lib/format.ts'
import { Tag } from '../../../ui/tag.tsx'
import type { ApiVersion } from '../types.ts'
import css from './head.module.css'
import { StandingTag } from './standing-tag.tsx'

export function Facts({ api }: { readonly api: ApiVersion }) {
  return (
    <ul className={css.facts}>
      <li>
        <Tag>By {publisherName(api.publisher)}</Tag>
      </li>
      <li>
        <StandingTag status={api.status} />
      </li>
      <li>
        <Tag tone="warning">
          <span className="num">
            From {formatDecimal(api.price_from)} credits a {api.price_unit}
          </span>
        </Tag>
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
    <Tag tone="good">Conforms, {day}</Tag>
  ) : (
    <Tag tone="warning">
      {passed} of {total} checks hold, {day}
    </Tag>
  )
}
