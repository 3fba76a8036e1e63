import type { components } from '@switchboard/sdk'
import { createWebhook as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { portalConfigQuery } from '../../lib/portal-config.ts'
import { usePortal, useServices } from '../../lib/services.ts'
import css from '../../theme/member.module.css'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { CheckboxList } from '../../ui/kit/checkbox.tsx'
import { Drawer } from '../../ui/kit/drawer.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { row, stack } from '../../ui/layout.ts'
import { type EventType, eventTexts, eventTypes, type Webhook } from './texts.ts'

type WithSecret = components['schemas']['WebhookWithSecret']

interface FormValues {
  url: string
  description: string
  events: EventType[]
}

interface AddWebhookProps {
  readonly onClose: () => void
  /** With the secret, which nobody is shown again. */
  readonly onAdded: (added: WithSecret) => void
}

export function AddWebhook({ onClose, onAdded }: AddWebhookProps) {
  const form = useApiForm({
    defaultValues: { url: '', description: '', events: [...eventTypes] } as FormValues,
    rules: { url: rules.url, description: rules.description },
    write: mutationOptions(usePortal(), 'post', '/api/webhooks'),
    variables: ({ url, description, events }: FormValues) => ({
      body: { url: url.trim(), description, events },
    }),
    onDone: ({ data }) => onAdded(data),
  })
  return (
    <WebhookForm
      form={form}
      title="Add a webhook"
      action="Add webhook"
      failed="The webhook wasn’t added."
      onClose={onClose}
    />
  )
}

interface EditWebhookProps {
  readonly of: Webhook
  readonly onClose: () => void
}

export function EditWebhook({ of: webhook, onClose }: EditWebhookProps) {
  const toast = useToast()
  const form = useApiForm({
    defaultValues: {
      url: webhook.url,
      description: webhook.description,
      events: [...webhook.events],
    } as FormValues,
    rules: { url: rules.url, description: rules.description },
    write: mutationOptions(usePortal(), 'put', '/api/webhooks'),
    variables: ({ url, description, events }: FormValues) => ({
      body: { webhook_id: webhook.webhook_id, url: url.trim(), description, events },
    }),
    onDone: () => {
      onClose()
      toast({ kind: 'success', title: 'Webhook saved' })
    },
  })
  return (
    <WebhookForm
      form={form}
      title="Edit webhook"
      action="Save"
      failed="The webhook wasn’t saved."
      onClose={onClose}
    />
  )
}

interface WebhookFormProps {
  readonly form: Pick<
    ReturnType<typeof useApiForm<FormValues, unknown, unknown, unknown>>,
    'control' | 'field' | 'failure' | 'busy' | 'submit'
  >
  readonly title: string
  readonly action: string
  readonly failed: string
  readonly onClose: () => void
}

function WebhookForm({ form, title, action, failed, onClose }: WebhookFormProps) {
  const { control, field, failure, busy, submit } = form
  const config = useQuery(portalConfigQuery(useServices()))
  const acceptsPrivate = config.data?.webhooks?.privateAddresses === true
  const events = useController({
    control,
    name: 'events',
    rules: { validate: (chosen) => chosen.length > 0 || 'Choose at least one event.' },
  })
  return (
    <Drawer title={title} open onOpenChange={(open) => open || busy || onClose()}>
      <form className={stack(3)} noValidate onSubmit={submit} aria-label={title}>
        <FormError of={failure} title={failed} />
        <TextField
          {...field('url', 'the URL')}
          label="URL"
          type="url"
          mono
          hint={
            acceptsPrivate
              ? 'This portal runs on your own machine, so addresses there work, too.'
              : 'HTTPS only, reachable from the internet.'
          }
          placeholder={acceptsPrivate ? 'http://localhost:3000/webhooks' : 'https://example.com/webhooks'}
          autoComplete="off"
        />
        <TextField
          {...field('description', 'the description')}
          label="Description"
          hint="Optional. Only you see it."
          autoComplete="off"
        />
        <CheckboxList
          legend="Events"
          name="event"
          options={eventTypes}
          chosen={events.field.value}
          onChange={events.field.onChange}
          error={events.fieldState.error?.message}
        >
          {(type) => (
            <>
              <code className={css.webhookEvent}>{type}</code>
              <span className="note-line">{eventTexts[type]}</span>
            </>
          )}
        </CheckboxList>
        <div className={row([2, 3])}>
          <Button look="primary" type="submit" busy={busy}>
            {busy ? 'Saving…' : action}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
