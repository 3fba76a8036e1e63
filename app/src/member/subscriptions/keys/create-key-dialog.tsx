import { createKey as rules } from '@switchboard/sdk/forms'
import { policies } from '@switchboard/sdk/problems'
import { useController } from 'react-hook-form'
import { BlockerNote } from '../../../domain/capabilities/blocker-note.tsx'
import { useActionBlockers } from '../../../domain/capabilities/queries.ts'
import { useKeyCall } from '../../../domain/keys/use-key-call.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { FormDialog } from '../../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import type { ApiKey, Subscription } from '../rules.ts'
import { KeyEndField } from './key-end-field.tsx'

interface CreateKeyValues {
  name: string
  type: ApiKey['type']
  /** Null without an end. */
  expires_at: string | null
}

interface CreateKeyDialogProps {
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** A further key: one for each place that calls, so that each can be replaced and ended by itself. */
export function CreateKeyDialog({ subscription, onClose }: CreateKeyDialogProps) {
  const { user_subscription_id, api, name: apiName } = subscription
  const [liveBlocker] = useActionBlockers(api)('CREATE_LIVE_KEY')
  const { control, field, ...form } = useApiForm({
    defaultValues: { name: '', type: 'TEST', expires_at: null } as CreateKeyValues,
    rules: { name: rules.name },
    write: useKeyCall('POST /api/user-subscription/keys'),
    variables: ({ name, type, expires_at }: CreateKeyValues) => ({
      api,
      apiName,
      init: { body: { user_subscription_id, type, name: name.trim(), ...(expires_at && { expires_at }) } },
    }),
    onDone: onClose,
  })
  const { field: type } = useController({ control, name: 'type' })
  const { field: expiresAt } = useController({ control, name: 'expires_at' })
  return (
    <FormDialog
      title="Create a key"
      about={`For ${apiName}. Use a separate key for each place you call from.`}
      action="Create key"
      busyAction="Creating…"
      failed="No key was created."
      form={form}
      onClose={onClose}
    >
      <TextField
        {...field('name', 'a name')}
        label="Name"
        hint="Such as “Build server”."
        autoComplete="off"
      />
      <RadioGroup
        label="Environment"
        name="environment"
        value={type.value}
        options={[
          { value: 'TEST', label: 'Test key', hint: policies.testKeys },
          {
            value: 'LIVE',
            label: 'Live key',
            hint: policies.liveKeys,
            disabled: liveBlocker !== undefined,
          },
        ]}
        onChange={type.onChange}
      />
      {liveBlocker && <BlockerNote className="note" of={liveBlocker} />}
      <KeyEndField usual="" onChange={expiresAt.onChange} />
    </FormDialog>
  )
}
