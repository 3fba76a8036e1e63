import { policies } from '@switchboard/sdk/problems'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDecimal } from '../../../base/format/format.ts'
import { isZero } from '../../../base/format/money.ts'
import {
  type Announcement,
  announcedPrice,
  useAnnouncements,
} from '../../../domain/catalogue/announcements.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { HttpMethod } from '../../../ui/http-method.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { type Column, PlainTable } from '../../../ui/plain-table.tsx'
import { placeHref } from '../links.ts'
import { PlanLimits } from '../plan-limits.tsx'
import { referenceQuery } from '../queries.ts'
import type { ApiVersion, ReferenceEntry } from '../types.ts'
import css from './parts.module.css'

/** A page of rows; an API of thousands of operations is not drawn at once. */
const step = 100

export function Prices({ api }: { readonly api: ApiVersion }) {
  const query = useQuery(referenceQuery(usePortal(), api))
  const [visibleCount, setVisibleCount] = useState(step)
  const announcements = useAnnouncements(api.api)
  const operations = query.data?.data.operations ?? []
  const rest = operations.length - visibleCount

  return (
    <section className={classes(stack(3, 'start'), css.section)}>
      <h2 className={css.heading}>What each call costs</h2>
      {api.operations.length > 0 && (
        <>
          <p className={css.about}>
            {policies.charging} If your plan has its own price, your subscription shows it.
          </p>
          <PlanLimits api={api.api} version={api.version} />
        </>
      )}
      <QueryBoundary
        queries={[query]}
        what="the prices"
        title="The prices couldn’t be loaded"
        skeleton={<PlainSkeleton height="240px" />}
      >
        {() =>
          operations.length === 0 ? (
            <p className="muted">This API sends requests to your server. There are no calls to pay for.</p>
          ) : (
            <Card padded={false}>
              <PlainTable
                caption={`Prices of ${api.name}`}
                columns={columnsOf(api, announcements)}
                rows={operations.slice(0, visibleCount)}
                keyOf={({ operation_id }) => operation_id}
              />
            </Card>
          )
        }
      </QueryBoundary>
      {rest > 0 && (
        <PlainButton onClick={() => setVisibleCount(visibleCount + step)}>
          Show {Math.min(rest, step)} more {rest === 1 ? 'operation' : 'operations'}
        </PlainButton>
      )}
    </section>
  )
}

const columnsOf = (
  api: ApiVersion,
  announcements: readonly Announcement[],
): readonly Column<ReferenceEntry>[] => [
  {
    name: 'Operation',
    cell: ({ operation_id, summary }) => (
      <>
        <a className="link" href={placeHref(api, { operation: operation_id })}>
          {summary || operation_id}
        </a>
        <span className="note-line">{announcedPrice(announcements, api.api, operation_id)}</span>
      </>
    ),
  },
  {
    name: 'Call',
    detail: true,
    cell: ({ method, path }) => (
      <span className={classes(row(2, 'inline'), css.value)}>
        <HttpMethod method={method} />
        <code className={css.code}>{path}</code>
      </span>
    ),
  },
  {
    name: 'Credits',
    align: 'end',
    cell: ({ price }) => priceWords(price),
  },
  {
    name: 'For',
    cell: ({ price, price_unit }) =>
      price === null || isZero(price) ? '' : `a\u00a0${price_unit ?? 'call'}`,
  },
]

function priceWords(price: string | null): string {
  if (price === null) return 'Not documented'
  return isZero(price) ? 'Free' : formatDecimal(price)
}
