import { formatDecimal, publisherName } from '../../../base/format/format.ts'
import { longDate } from '../../../base/format/long-date.ts'
import { isZero } from '../../../base/format/money.ts'
import { useAnnouncements } from '../../../domain/catalogue/announcements.ts'
import { classes } from '../../../ui/classes.ts'
import { row } from '../../../ui/layout.ts'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import { placeHref } from '../links.ts'
import type { ApiVersion } from '../types.ts'
import { ConformanceTag } from './conformance-tag.tsx'
import css from './head.module.css'

function priceWords({ operations, price_from, price_unit }: ApiVersion): string {
  if (operations.length === 0) return 'Webhooks only'
  return isZero(price_from) ? 'Free' : `From ${formatDecimal(price_from)} credits a ${price_unit}`
}

export function Facts({ api }: { readonly api: ApiVersion }) {
  const change = useAnnouncements(api.api).find(({ version }) => version === api.version)
  return (
    <ul className={classes(row(2, 'top'), css.facts)}>
      <li className={row(2, 'inline')}>
        <PlainTag>By {publisherName(api.publisher)}</PlainTag>
      </li>
      <li className={row(2, 'inline')}>
        <ConformanceTag api={api} />
      </li>
      <li className={row(2, 'inline')}>
        <PlainTag tone="warning">
          <span className="num">{priceWords(api)}</span>
        </PlainTag>
      </li>
      {change && (
        <li className={row(2, 'inline')}>
          <a className="link note" href={placeHref(api, { part: 'prices' })}>
            Changes on {longDate(change.effective_at)}
          </a>
        </li>
      )}
    </ul>
  )
}
