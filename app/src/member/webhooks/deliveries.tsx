import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { formatTime } from '../../base/format/dates.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { ChoiceFilter, useList } from '../../lib/query/list-filters.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Button } from '../../ui/kit/button.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row } from '../../ui/layout.ts'
import { deliveriesAddress } from './deliveries-address.ts'
import { DeliveryDrawer } from './delivery-drawer.tsx'
import { deliveriesQuery, pageSize } from './queries.ts'
import { type Delivery, deliveryStatuses, eventTypes, outcomeTexts, type Webhook } from './texts.ts'

/** Deliveries of the last 30 days, with their results. */
export function Deliveries({ webhooks }: { readonly webhooks: readonly Webhook[] }) {
  const list = useList(deliveriesAddress)
  const { address, show, isNarrowed, clear } = list
  const query = useQuery(deliveriesQuery(usePortal(), address))
  const { webhook, event, status } = address
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
        <Tag tone={deliveryStatuses[delivery.status].tone}>{deliveryStatuses[delivery.status].label}</Tag>
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
          <ChoiceFilter
            label="Webhook"
            options={new Map(webhooks.map(({ webhook_id, url }) => [webhook_id, url]))}
            value={webhook}
            onChange={(next) => show({ ...address, webhook: next, page: 1 })}
          />
          <ChoiceFilter
            label="Event"
            options={new Map(eventTypes.map((type) => [type, type]))}
            value={event}
            onChange={(next) => show({ ...address, event: next, page: 1 })}
          />
          <ChoiceFilter
            label="Status"
            options={deliveryStatuses}
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
            title={isNarrowed ? 'No deliveries here' : 'No deliveries yet'}
            action={isNarrowed && <Button onClick={clear}>Clear filters</Button>}
          >
            {isNarrowed
              ? 'Nothing fits these filters.'
              : 'Events appear here as they’re sent. Send a test event to see one.'}
          </EmptyState>
        }
        list={list}
        pageSize={pageSize}
        note={() => 'Kept for 30 days.'}
      />
      <DeliveryDrawer id={address.delivery} onClose={() => show({ ...address, delivery: null })} />
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
