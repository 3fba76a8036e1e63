import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation, useQuery } from '@tanstack/react-query'
import { SearchX, Send } from 'lucide-react'
import { formatTime } from '../../base/format/dates.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { RoleButton } from '../../domain/team/role-gate.tsx'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { ChoiceFilter, useList } from '../../lib/query/list-filters.tsx'
import { PagedTable } from '../../lib/query/paged-table.tsx'
import { QueryDrawer } from '../../lib/query/query-drawer.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/member.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { JsonBlock } from '../../ui/json-block.tsx'
import { Button } from '../../ui/kit/button.tsx'
import type { Column } from '../../ui/kit/table.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row, stack } from '../../ui/layout.ts'
import { deliveriesAddress } from './deliveries-address.ts'
import { deliveriesQuery, deliveryQuery, isOnItsWay, pageSize } from './queries.ts'
import { type Delivery, deliveryStatuses, eventTypes, outcomeTexts, type Webhook } from './texts.ts'

type Detail = components['schemas']['WebhookDeliveryDetail']

type Attempt = components['schemas']['WebhookAttempt']

interface DeliveryDrawerProps {
  /** Closed without one. */
  readonly id: string | null
  readonly onClose: () => void
}

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

/** The event as sent, and the outcome of each attempt. */
function DeliveryDrawer({ id, onClose }: DeliveryDrawerProps) {
  return (
    <QueryDrawer
      title="Delivery"
      id={id}
      onClose={onClose}
      query={deliveryQuery}
      what="this delivery"
      missing={
        <EmptyState icon={SearchX} title="No such delivery">
          The log goes back 30 days, and removing a webhook removes its deliveries.
        </EmptyState>
      }
    >
      {({ data }) => <Loaded of={data} />}
    </QueryDrawer>
  )
}

function Loaded({ of: delivery }: { readonly of: Detail }) {
  const { mutate, isPending, error } = useMutation(
    mutationOptions(usePortal(), 'post', '/api/webhooks/replay'),
  )
  const { delivery_id, event, event_id, test, status, payload, attempt_log } = delivery
  const onItsWay = isOnItsWay(delivery)
  return (
    <>
      <div className={row([3, 4], 'between')}>
        <h3>
          {event} {test && <Tag>Test</Tag>}
        </h3>
        <Tag tone={deliveryStatuses[status].tone}>{deliveryStatuses[status].label}</Tag>
      </div>
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="It wasn’t sent again."
      />
      <div className={stack(2, 'start')}>
        <RoleButton
          gate="POST /api/webhooks/replay"
          busy={isPending || onItsWay}
          onClick={() => mutate({ body: { delivery_id } })}
        >
          {onItsWay ? 'Sending…' : 'Resend'}
        </RoleButton>
        <p className="note">
          Sends the same event again with the same <code>webhook-id</code>, so your server can tell it’s a
          copy.
        </p>
      </div>
      <section aria-label="Request">
        <h4>Request</h4>
        <pre className={css.webhookHeaders}>
          {`POST ${attempt_log[0]?.url ?? ''}\nContent-Type: application/json\nwebhook-id: ${event_id}\nwebhook-timestamp: ${attempt_log[0] ? Math.floor(Date.parse(attempt_log[0].at) / 1000) : '…'}\nwebhook-signature: v1,…`}
        </pre>
        <JsonBlock value={parsed(payload)} title="Body" />
      </section>
      <section aria-label="Attempts">
        <h4>Attempts</h4>
        {attempt_log.length === 0 && <p className="note">None yet.</p>}
        <ol>
          {attempt_log.map((attempt) => (
            <AttemptRow key={attempt.at} of={attempt} />
          ))}
        </ol>
      </section>
    </>
  )
}

/** Formatted for reading. The signature covers the text itself. */
function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return payload
  }
}

function AttemptRow({ of: { at, outcome, status, latency_ms, error, response_excerpt } }: { of: Attempt }) {
  return (
    <li className={classes(stack(2), 'ruled-row')}>
      <p className={row([3, 4], 'between')}>
        <time dateTime={at}>{formatTime(at)}</time>
        <span>{[status ?? outcomeTexts[outcome], `${latency_ms} ms`].join(', ')}</span>
      </p>
      {error && <p className={css.webhookProblem}>{error}</p>}
      {response_excerpt && <JsonBlock value={response_excerpt} title="Response" />}
      {response_excerpt === '' && <p className="note">Empty response.</p>}
    </li>
  )
}
