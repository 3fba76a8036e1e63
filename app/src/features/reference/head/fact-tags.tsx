import { formatDecimal, publisherName } from '../../../lib/format/format.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import type { ApiVersion } from '../types.ts'
import { ConformanceTag } from './conformance-tag.tsx'
import css from './head.module.css'

export function Facts({ api }: { readonly api: ApiVersion }) {
  return (
    <ul className={css.facts}>
      <li>
        <PlainTag>By {publisherName(api.publisher)}</PlainTag>
      </li>
      <li>
        <ConformanceTag api={api} />
      </li>
      <li>
        <PlainTag tone="warning">
          <span className="num">
            From {formatDecimal(api.price_from)} credits a {api.price_unit}
          </span>
        </PlainTag>
      </li>
    </ul>
  )
}
