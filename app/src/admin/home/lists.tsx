import type { components, OperationKey } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay } from '../../base/format/dates.ts'
import { countOf, publisherName } from '../../base/format/format.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { mayRead } from '../../domain/staff.ts'
import { setupQuery, waitingQueries } from '../../domain/waiting.ts'
import { QueryCard } from '../../lib/query/query-card.tsx'
import { usePortal, useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { grow, row, stack } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { announcementsQuery, reviewsQuery, waitingQuery } from '../queries.ts'
import { sentenceOf } from '../sentence-of.ts'

type SetupItem = components['schemas']['SetupItem']

interface Item {
  readonly key: string
  readonly what: string
  readonly note?: string
  readonly href: string
}

const none = { data: [], meta: { page: 1, limit: 3, total: 0, approval_above: '0.00' } }

/** Verifications, approvals and failed deliveries that an administrator has to see to, the oldest first. */
export function Waiting() {
  const services = useServices()
  const { portal } = services
  // Nothing waits for whose roles don’t allow it, and nothing is fetched.
  const closed = (operation: OperationKey) =>
    !mayRead(services, operation) && { enabled: false, placeholderData: none }
  const queries = [
    useQuery(waitingQueries.admin(portal)),
    useQuery({ ...reviewsQuery(portal), ...closed('GET /api/admin/kyb') }),
    useQuery({ ...waitingQuery(portal), ...closed('GET /api/admin/adjustments') }),
  ] as const
  const { data: setup } = useQuery({ ...setupQuery(portal), ...closed('GET /api/admin/setup') })
  return (
    <QueryCard what="your tasks" height="240px" queries={queries}>
      {({ data: { approvals, deliveries } }, reviews, changes) => (
        <Items
          title="Waiting for you"
          nothing="Nothing waiting."
          of={[
            ...setupItem(setup?.data ?? []),
            ...reviews.data.map(
              ({ submission: { kyb_id, business_name, publisher, tag, submitted_at } }) => ({
                key: kyb_id,
                what: `Verify ${business_name}`,
                note: `${publisherName(publisher)}, ${tag ?? 'all APIs'}, sent ${timeSince(submitted_at)}`,
                href: href('adminKybReview', { id: kyb_id }),
              }),
            ),
            ...(approvals > 0 ? changes.data.slice(0, 3) : []).map((change) => ({
              key: change.adjustment_id,
              what: sentenceOf(change),
              note: `Requested by ${change.requested_by_name} ${timeSince(change.requested_at)}`,
              href: href('adminApprovals'),
            })),
            ...(deliveries > 0
              ? [
                  {
                    key: 'deliveries',
                    what: `Failed deliveries: ${deliveries < 100 ? deliveries : '100 or more'}`,
                    href: href('adminDeliveries'),
                  },
                ]
              : []),
          ]}
        />
      )}
    </QueryCard>
  )
}

function setupItem(parts: readonly SetupItem[]): readonly Item[] {
  const open = parts.filter(({ state }) => state === 'open')
  if (open.length === 0) return []
  const note = open.map(({ title }) => title).join(', ')
  return [{ key: 'setup', what: 'Set up the portal', note: `Open: ${note}`, href: href('adminSetup') }]
}

/** Announced changes of APIs and plans, the next one first. */
export function ChangesAhead() {
  const query = useQuery(announcementsQuery(usePortal()))
  return (
    <QueryCard what="the announced changes" height="240px" queries={[query]}>
      {({ data }) => (
        <Items
          title="Changes ahead"
          nothing="No changes announced."
          of={data.map(({ announcement_id, plan_name, api_name, version, effective_at, affected }) => ({
            key: announcement_id,
            what: `${formatDay(effective_at)}: ${plan_name ?? `${api_name} ${version}`}`,
            note: `${countOf(affected, 'account')} affected`,
            href: href('adminAnnouncements'),
          }))}
        />
      )}
    </QueryCard>
  )
}

interface ItemsProps {
  readonly title: string
  readonly nothing: ReactNode
  readonly of: readonly Item[]
}

const Items = ({ title, nothing, of: items }: ItemsProps) => (
  <Card as="section" aria-label={title} className={stack(3)}>
    <h2 className="card-title">{title}</h2>
    {items.length === 0 && <p className="note">{nothing}</p>}
    <ul>
      {items.map(({ key, what, note, href }) => (
        <li key={key} className={classes(row(3), 'ruled-row')}>
          <div className={grow()}>
            {what}
            {note && <span className="note-line">{note}</span>}
          </div>
          <a className="link" href={href}>
            Open<VisuallyHidden>: {what}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  </Card>
)
