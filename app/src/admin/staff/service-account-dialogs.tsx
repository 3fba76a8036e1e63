import type { components, StaffRole } from '@switchboard/sdk'
import { adminCreateServiceAccount as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import type { UseMutationOptions } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { env } from '../../base/env.ts'
import { formatDate } from '../../base/format/dates.ts'
import { checkAddresses, linesOf } from '../../lib/forms/address-lines.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { CodeBlock } from '../../ui/json-block.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog, FormDialog } from '../../ui/kit/dialog.tsx'
import { Secret } from '../../ui/kit/secret.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { stack } from '../../ui/layout.ts'
import { RolesField, roles } from './roles-field.tsx'

type Account = components['schemas']['ServiceAccount']
type Created = components['schemas']['ServiceAccountCreated']
type Fields = Omit<components['schemas']['AdminChangeServiceAccountRequest'], 'service_account_id'>

const dayMs = 86_400_000
const ends = { 30: '30 days', 90: '90 days', 180: '180 days', 365: '365 days' } as const
const endIn = (days: string): string => new Date(Date.now() + Number(days) * dayMs).toISOString()

interface AccountDialogProps<Data, Failure, Variables>
  extends Pick<ComponentProps<typeof FormDialog>, 'title' | 'about' | 'action' | 'onClose'> {
  readonly account?: Account
  readonly write: UseMutationOptions<Data, Failure, Variables>
  readonly variables: (fields: Fields) => Variables
  readonly onDone: (data: Data) => void
}

export function AccountDialog<Data, Failure, Variables>({
  account,
  write,
  variables,
  onDone,
  ...dialog
}: AccountDialogProps<Data, Failure, Variables>) {
  const { control, field, ...form } = useApiForm({
    defaultValues: {
      name: account?.name ?? '',
      roles: (account?.roles ?? ['PUBLISHER']) as StaffRole[],
      expires_at: account ? '' : '90',
      addresses: (account?.addresses ?? []).join('\n'),
    },
    rules: { name: rules.name },
    checks: { addresses: checkAddresses },
    write,
    variables: ({ name, roles: chosen, expires_at: days, addresses }) =>
      variables({
        name: name.trim(),
        roles: chosen as Fields['roles'],
        expires_at: days === '' && account ? account.expires_at : endIn(days),
        addresses: linesOf(addresses),
      }),
    onDone,
  })
  return (
    <FormDialog {...dialog} busyAction="Saving…" failed="Nothing was saved." form={form}>
      <TextField
        {...field('name', 'a name')}
        label="Name"
        hint="The audit log names it."
        autoComplete="off"
      />
      <RolesField control={control} name="roles" options={roles.filter((role) => role !== 'OWNER')} />
      <SelectField {...field('expires_at', 'an end')} label="Ends">
        {account && <option value="">On {formatDate(account.expires_at)}, as now</option>}
        {Object.entries(ends).map(([days, words]) => (
          <option key={days} value={days}>
            In {words}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('addresses', 'the addresses')}
        label="IP addresses its key may be used from (optional)"
        hint="One a line, or a range such as 203.0.113.0/24. Leave empty to allow any address."
        rows={2}
        mono
      />
    </FormDialog>
  )
}

const graces = { 0: 'Immediately', 3600: 'In an hour', 86400: 'In a day', 604800: 'In 7 days' } as const

interface RotateDialogProps {
  readonly account: Account
  readonly onDone: (response: { readonly data: Created }) => void
  readonly onClose: () => void
}

export function RotateDialog({ account, onDone, onClose }: RotateDialogProps) {
  const { field, ...form } = useApiForm({
    defaultValues: { grace_seconds: '86400' },
    write: mutationOptions(usePortal(), 'post', '/api/admin/service-accounts/rotate'),
    variables: ({ grace_seconds }) => ({
      body: {
        service_account_id: account.service_account_id,
        key_id: account.keys[0]?.key_id ?? '',
        grace_seconds: Number(grace_seconds),
      },
    }),
    onDone,
  })
  return (
    <FormDialog
      title={`Replace the key of ${account.name}?`}
      about="You’ll see the new key once. A key that was replaced before stops working now."
      action="Replace key"
      busyAction="Replacing…"
      failed="The key wasn’t replaced."
      form={form}
      onClose={onClose}
    >
      <SelectField {...field('grace_seconds', 'a time')} label="The current key stops working">
        {Object.entries(graces).map(([seconds, words]) => (
          <option key={seconds} value={seconds}>
            {words}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  )
}

export function StoreDialog({
  created,
  onStored,
}: {
  readonly created: Created
  readonly onStored: () => void
}) {
  const portal = new URL(env.portalUrl, window.location.href).href
  const command = `export SWITCHBOARD_PORTAL=${portal}\nnpm run publish-api -- api.yaml --publisher you`
  return (
    <Dialog
      alert
      locked
      open
      title="Store the key"
      about="Store the key as your pipeline’s secret SWITCHBOARD_SERVICE_KEY. It won’t be shown again."
      onOpenChange={() => {}}
      actions={
        <Button look="primary" onClick={onStored}>
          I stored it
        </Button>
      }
    >
      <div className={stack(4)}>
        <Secret value={created.service_key} what="service key" />
        {created.roles.includes('PUBLISHER') && (
          <CodeBlock title="Publish an API" text={command} tokens={[{ text: command }]} wraps />
        )}
      </div>
    </Dialog>
  )
}
