import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { formatTime } from '../../base/format/dates.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { QueryDrawer } from '../../lib/query/query-drawer.tsx'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import css from '../../theme/admin.module.css'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fact, facts } from '../../ui/facts.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row, stack } from '../../ui/layout.ts'
import { AuditLink } from '../audit-link.tsx'
import { kinds, statuses } from './deliveries-address.ts'
import { deliveryQuery } from './queries.ts'

type Detail = components['schemas']['AdminDeliveryDetail']

interface DeliveryDrawerProps {
  /** Closed without one. */
  readonly id: string | null
  readonly onClose: () => void
}

/** One email or webhook with its attempts, to be tried again or given up. */
export function DeliveryDrawer({ id, onClose }: DeliveryDrawerProps) {
  return (
    <QueryDrawer
      title="Delivery"
      id={id}
      onClose={onClose}
      query={deliveryQuery}
      what="this delivery"
      missing={
        <EmptyState icon={SearchX} title="Delivery not found">
          Old deliveries are removed, and so are those of deleted accounts.
        </EmptyState>
      }
    >
      {({ data }) => <Loaded of={data} />}
    </QueryDrawer>
  )
}

function Loaded({ of: delivery }: { readonly of: Detail }) {
  const { delivery_id, kind, status, user_id, user_name, recipient, subject, attempt_log } = delivery
  return (
    <>
      <div>
        <h3 className={row(2)}>
          {subject} <Tag tone={statuses[status].tone}>{statuses[status].label}</Tag>
        </h3>
        <p className="note-line">
          {kinds[kind]} to {recipient}
        </p>
        {user_id && (
          <p className="note-line">
            Account:{' '}
            <a className="link" href={href('adminUsers', {}, { query: { search: user_id } })}>
              {user_name ?? user_id}
            </a>
          </p>
        )}
        <AuditLink subject={delivery_id} />
      </div>
      <dl className={facts('columns')}>
        <Fact name="Queued">{formatTime(delivery.created_at)}</Fact>
        {delivery.next_attempt_at && <Fact name="Next try">{formatTime(delivery.next_attempt_at)}</Fact>}
        {delivery.sent_at && <Fact name="Sent">{formatTime(delivery.sent_at)}</Fact>}
      </dl>
      {status !== 'SENT' && <Decide of={delivery} />}
      <section className={classes(stack(2), 'ruled')} aria-label="Attempts">
        <h4 className="strong">Attempts</h4>
        {attempt_log.length === 0 && <p className="note">None yet.</p>}
        <ol>
          {attempt_log.map(({ at, error }) => (
            <li key={at} className={css.key}>
              <time dateTime={at}>{formatTime(at)}</time>
              <span className="note-line">{error ?? 'Accepted'}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}

/** Both can be undone by the other, so neither is asked about twice. */
function Decide({ of: { delivery_id, status } }: { readonly of: Detail }) {
  const toast = useToast()
  const portal = usePortal()
  const retry = useMutation(mutationOptions(portal, 'post', '/api/admin/deliveries/retry'))
  const giveUp = useMutation(mutationOptions(portal, 'post', '/api/admin/deliveries/give-up'))
  const error = retry.error ?? giveUp.error
  const body = { delivery_id }
  return (
    <>
      <FormError
        of={error && !wasCancelled(error) ? problemText(error) : null}
        title="Nothing was changed."
      />
      <div className={row([2, 3])}>
        <Button
          look="primary"
          busy={retry.isPending}
          onClick={() => {
            giveUp.reset()
            retry.mutate({ body }, { onSuccess: () => toast({ kind: 'success', title: 'Queued again' }) })
          }}
        >
          Retry now
        </Button>
        {status === 'WAITING' && (
          <Button
            busy={giveUp.isPending}
            onClick={() => {
              retry.reset()
              giveUp.mutate(
                { body },
                { onSuccess: () => toast({ kind: 'success', title: 'Delivery stopped' }) },
              )
            }}
          >
            Stop retrying
          </Button>
        )}
      </div>
    </>
  )
}
