import type { components } from '@switchboard/sdk'
import { testWebhook as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatTime } from '../../base/format/dates.ts'
import { timeSince } from '../../base/format/time-since.ts'
import { RoleNote, useRoleRefusal } from '../../domain/team/role-gate.tsx'
import { failedDeliveriesHref, missedEvents } from '../../domain/webhooks.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { problemText, wasCancelled } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/member.module.css'
import { BreakableUrl } from '../../ui/breakable-url.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/kit/menu.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { Tag } from '../../ui/kit/tag.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { grow, row, stack } from '../../ui/layout.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type EventType, eventTypes, isOn, type Webhook, webhookStatuses } from './texts.ts'
import { EditWebhook } from './webhook-drawer.tsx'

type Action = 'edit' | 'test' | 'rotate' | 'remove'

interface WebhookCardProps {
  readonly of: Webhook
  readonly onSecret: (result: components['schemas']['WebhookWithSecret']) => void
}

/** One address: how it stands, and what can be done with it. */
export function WebhookCard({ of: webhook, onSecret }: WebhookCardProps) {
  const [action, setAction] = useState<Action | null>(null)
  const toast = useToast()
  const { mutate, isPending } = useMutation(mutationOptions(usePortal(), 'put', '/api/webhooks'))
  const { webhook_id, url, description, events, status } = webhook
  const on = isOn(webhook)
  const note = useId()
  const refused = {
    test: useRoleRefusal('POST /api/webhooks/test') !== undefined,
    change: useRoleRefusal('PUT /api/webhooks') !== undefined,
    rotate: useRoleRefusal('POST /api/webhooks/rotate-secret') !== undefined,
    remove: useRoleRefusal('POST /api/webhooks/remove') !== undefined,
  }
  const close = () => setAction(null)
  const turn = () =>
    mutate(
      { body: { webhook_id, enabled: !on } },
      {
        onSuccess: () => toast({ kind: 'success', title: on ? 'Webhook is off' : 'Webhook is on' }),
        onError: (error) =>
          wasCancelled(error) ||
          toast({ kind: 'error', title: 'That didn’t work', text: problemText(error).text }),
      },
    )
  return (
    <Card as="li" className={row([3, 4], 'between')}>
      <div className={classes(stack(1), grow())}>
        <p className={classes(row(2), css.webhookUrl)}>
          <code>
            <BreakableUrl url={url} />
          </code>{' '}
          <Tag tone={webhookStatuses[status].tone}>{webhookStatuses[status].label}</Tag>
        </p>
        {description && <p>{description}</p>}
        <p className="note">{events.join(' · ')}</p>
        <WebhookHealth of={webhook} />
      </div>
      <div className={row([2, 3])}>
        <Button
          size="small"
          disabled={!on || refused.test}
          aria-describedby={refused.test ? note : undefined}
          onClick={() => setAction('test')}
        >
          Send test event<VisuallyHidden> to {url}</VisuallyHidden>
        </Button>
        <Menu
          trigger={
            <Button
              size="small"
              disabled={refused.change && refused.rotate && refused.remove}
              aria-describedby={refused.change ? note : undefined}
            >
              Actions<VisuallyHidden> for {url}</VisuallyHidden>
            </Button>
          }
        >
          <MenuItem disabled={refused.change} onSelect={() => setAction('edit')}>
            Edit
          </MenuItem>
          <MenuItem disabled={refused.rotate} onSelect={() => setAction('rotate')}>
            Replace secret
          </MenuItem>
          <MenuItem disabled={isPending || refused.change} onSelect={turn}>
            {on ? 'Switch off' : 'Switch on'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem danger disabled={refused.remove} onSelect={() => setAction('remove')}>
            Remove
          </MenuItem>
        </Menu>
        <RoleNote gate="PUT /api/webhooks" id={note} />
      </div>
      {action === 'edit' && <EditWebhook of={webhook} onClose={close} />}
      {action === 'test' && <TestDialog of={webhook} onClose={close} />}
      {action === 'rotate' && <RotateDialog of={webhook} onClose={close} onSecret={onSecret} />}
      {action === 'remove' && <RemoveDialog of={webhook} onClose={close} />}
    </Card>
  )
}

function WebhookHealth({ of: webhook }: { readonly of: Webhook }) {
  const { status, failing_since, failed_deliveries, disabled_at, previous_secret_ends_at } = webhook
  return (
    <>
      {failed_deliveries > 0 && (
        <p className={css.webhookProblem}>
          {missedEvents(webhook)}{' '}
          <a className="link" href={failedDeliveriesHref(webhook)}>
            See what failed
          </a>
        </p>
      )}
      {status === 'FAILING' && failing_since && (
        <p className={css.webhookProblem}>
          Failing since {timeSince(failing_since)}. After three days it’s switched off.
        </p>
      )}
      {status === 'DISABLED' && disabled_at && (
        <p className={css.webhookProblem}>
          Switched off on {formatTime(disabled_at)} because it kept failing. Switch it on once it works, then
          resend what it missed.
        </p>
      )}
      {previous_secret_ends_at && (
        <p className="note">The old secret still signs until {formatTime(previous_secret_ends_at)}.</p>
      )}
    </>
  )
}

interface WebhookDialogProps {
  readonly of: Webhook
  readonly onClose: () => void
}

function TestDialog({ of: { webhook_id, url, events }, onClose }: WebhookDialogProps) {
  const toast = useToast()
  const { field, ...form } = useApiForm({
    defaultValues: { event: events[0] ?? 'payment.settled' } as { event: EventType },
    rules: { event: rules.event },
    write: mutationOptions(usePortal(), 'post', '/api/webhooks/test'),
    variables: ({ event }: { event: EventType }) => ({ body: { webhook_id, event } }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: 'Test event on its way' })
    },
  })
  return (
    <FormDialog
      title="Send a test event"
      about={`Made-up data with "test": true, signed like a real event, goes to ${url}.`}
      action="Send"
      failed="The event wasn’t sent."
      form={form}
      onClose={onClose}
    >
      <SelectField {...field('event', 'an event')} label="Event">
        {eventTypes.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </SelectField>
    </FormDialog>
  )
}

function RotateDialog({
  of: { webhook_id, previous_secret_ends_at },
  onClose,
  onSecret,
}: WebhookDialogProps & Pick<WebhookCardProps, 'onSecret'>) {
  return (
    <Confirm
      alert={false}
      title="Replace the signing secret?"
      about={
        previous_secret_ends_at
          ? 'You get a new secret. The current one keeps signing for 24 hours; the one before it ends now.'
          : 'You get a new secret. The current one keeps signing for 24 hours, so you can switch without missing an event.'
      }
      action="Replace secret"
      keep="Keep it"
      failed="The secret wasn’t replaced."
      write={mutationOptions(usePortal(), 'post', '/api/webhooks/rotate-secret')}
      variables={() => ({ body: { webhook_id } })}
      onDone={({ data }) => onSecret(data)}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ of: { webhook_id, url }, onClose }: WebhookDialogProps) {
  return (
    <Confirm
      title="Remove this webhook?"
      about={`Nothing more is sent to ${url}. Its secret and its delivery log are deleted.`}
      action="Remove webhook"
      keep="Keep it"
      failed="The webhook wasn’t removed."
      write={mutationOptions(usePortal(), 'post', '/api/webhooks/remove')}
      variables={() => ({ body: { webhook_id } })}
      done="Webhook removed"
      onClose={onClose}
    />
  )
}
