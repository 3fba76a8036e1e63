import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { formatTime } from '../../base/format/dates.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { useUrlState } from '../../lib/browser/use-url-state.ts'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { StatusFilter } from '../../lib/query/status-filter.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row } from '../../ui/layout.ts'
import { deliveriesAddress } from './deliveries-address.ts'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { deliveriesQuery, pageSize } from './queries.ts'
import {
  type Delivery,
  deliveryStatuses,
  type EventType,
  eventTypes,
  outcomeTexts,
  type Webhook,
} from './texts.ts'

/** Deliveries of the last 30 days, with their results. */
export function Deliveries({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const [address, show] = useUrlState(deliveriesAddress)
  const query = useQuery(deliveriesQuery(usePortal(), address))
  const { webhook, event, status, page } = address
  const narrowed = webhook || event || status || page > 1
  const hrefOf = ({ delivery_id }: Delivery) =>
    `${href('webhooks')}?${deliveriesAddress.write('', { ...address, delivery: delivery_id })}`
  const urlOf = (id: string) => webhooks.find(({ webhook_id }) => webhook_id === id)?.url ?? id
  const columns: readonly Column<Delivery>[] = [
    {
      key: 'event',
      name: 'Event',
      title: true,
      cell: (delivery) => (
        <a className="link" href={hrefOf(delivery)}>
          {delivery.event}
          {delivery.test && ' (test)'}
        </a>
      ),
    },
    {
      key: 'status',
      name: 'Status',
      cell: (delivery) => (
        <Tag tone={deliveryStatuses[delivery.status].tone}>{deliveryStatuses[delivery.status].name}</Tag>
      ),
    },
    { key: 'result', name: 'Last attempt', wrap: true, cell: (delivery) => <LastAttempt of={delivery} /> },
    { key: 'attempts', name: 'Attempts', align: 'end', detail: true, cell: ({ attempts }) => attempts },
    {
      key: 'webhook',
      name: 'Webhook',
      wrap: true,
      detail: true,
      cell: ({ webhook_id }) => <span className="note">{urlOf(webhook_id)}</span>,
    },
    {
      key: 'created',
      name: 'When',
      cell: ({ created_at }) => <time dateTime={created_at}>{formatTime(created_at)}</time>,
    },
  ]
  return (
    <Card as="section" padded={false} aria-labelledby="deliveries">
      <header className={classes(row([3, 4], 'between'), css.webhookHead)}>
        <h2 id="deliveries" className="card-title">
          Deliveries
        </h2>
        <div className={classes(row([2, 3]), css.webhookFilters)}>
          <SelectField
            label="Webhook"
            size="sm"
            value={webhook}
            onChange={({ target }) => show({ ...address, webhook: target.value, page: 1 })}
          >
            <option value="">All</option>
            {webhooks.map(({ webhook_id, url }) => (
              <option key={webhook_id} value={webhook_id}>
                {url}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Event"
            size="sm"
            value={event}
            onChange={({ target }) => show({ ...address, event: target.value as EventType, page: 1 })}
          >
            <option value="">All</option>
            {eventTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </SelectField>
          <StatusFilter
            statuses={deliveryStatuses}
            value={status}
            onChange={(next) => show({ ...address, status: next, page: 1 })}
          />
        </div>
      </header>
      <PagedTable
        query={query}
        what="your deliveries"
        caption="Deliveries, newest first"
        columns={columns}
        keyOf={({ delivery_id }) => delivery_id}
        empty={
          <EmptyState
            icon={Send}
            title={narrowed ? 'No deliveries here' : 'No deliveries yet'}
            action={
              narrowed && (
                <Button onClick={() => show({ webhook: '', event: '', status: '', page: 1, delivery: '' })}>
                  Clear filters
                </Button>
              )
            }
          >
            {narrowed
              ? 'Nothing fits these filters.'
              : 'Events appear here as they’re sent. Send a test event to see one.'}
          </EmptyState>
        }
        page={page}
        pageSize={pageSize}
        onPage={(next) => show({ ...address, page: next })}
        note={() => 'Kept for 30 days.'}
      />
      <DeliveryDrawer id={address.delivery || null} onClose={() => show({ ...address, delivery: '' })} />
    </Card>
  )
}

function LastAttempt({
  of: { status, last_outcome, last_status, last_latency_ms, next_attempt_at },
}: {
  of: Delivery
}) {
  if (!last_outcome) return 'Being sent'
  const words = [
    last_status ?? outcomeTexts[last_outcome],
    last_latency_ms !== null && last_outcome !== 'SWITCHED_OFF' && `${last_latency_ms} ms`,
  ]
  return (
    <span>
      {words.filter(Boolean).join(', ')}
      {status === 'WAITING' && next_attempt_at && (
        <span className="note"> Next try {timeSince(next_attempt_at)}</span>
      )}
    </span>
  )
}
