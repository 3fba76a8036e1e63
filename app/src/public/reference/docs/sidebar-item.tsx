import { memo } from 'react'
import { formatDecimal } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import { classes } from '../../../ui/classes.ts'
import { HttpMethod } from '../../../ui/http-method.tsx'
import { row } from '../../../ui/layout.ts'
import { placeHref } from '../links.ts'
import type { ApiVersion, ReferenceEntry } from '../types.ts'
import css from './docs.module.css'
import '../../../theme/nav-link.css'

interface SidebarItemProps {
  readonly api: ApiVersion
  readonly operation: ReferenceEntry
  readonly current: boolean
}

export const SidebarItem = memo(function SidebarItem({ api, operation, current }: SidebarItemProps) {
  const { operation_id, method, summary, price, deprecated } = operation
  return (
    <li className={css.entry}>
      <a
        className={classes(row(2, 'unbroken'), 'nav-link', css.item)}
        href={placeHref(api, { operation: operation_id })}
        data-operation={operation_id}
        {...(current && { 'aria-current': 'page' as const })}
      >
        <HttpMethod method={method} />
        <span className={classes(css.summary, deprecated && css.deprecated)}>
          {summary || operation_id}
          {deprecated && <span className="visually-hidden">, deprecated</span>}
        </span>
        {price !== null && (
          <span className={classes('label', css.cost)}>
            {isZero(price) ? 'Free' : formatDecimal(price)}
            {!isZero(price) && <span className="visually-hidden"> credits</span>}
          </span>
        )}
      </a>
    </li>
  )
})
