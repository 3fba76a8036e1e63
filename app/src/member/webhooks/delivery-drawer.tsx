import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { formatTime } from '../../base/format/dates.ts'
import { RoleButton } from '../../domain/team/role-gate.tsx'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { QueryDrawer } from '../../lib/query/query-drawer.tsx'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { JsonBlock } from '../../ui/json-block.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { row, stack } from '../../ui/layout.ts'
import { deliveryQuery, isOnItsWay } from './queries.ts'
import { deliveryStatuses, outcomeTexts } from './texts.ts'

type Detail = components['schemas']['WebhookDeliveryDetail']
type Attempt = components['schemas']['WebhookAttempt']

interface DeliveryDrawerProps {
  /** Closed without one. */
  readonly id: string | null
  readonly onClose: () => void
}

/** The event as sent, and the outcome of each attempt. */
export function DeliveryDrawer({ id, onClose }: DeliveryDrawerProps) {
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
        <h3 className="card-title">
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
