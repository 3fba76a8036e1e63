import { adminAddCredits, adminLockUser } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { type Control, useController } from 'react-hook-form'
import { tomorrow } from '../../base/format/dates.ts'
import { countOf } from '../../base/format/format.ts'
import { ExplainedError } from '../../lib/problem.ts'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import type { BulkAction } from '../bulk/bulk-bar.tsx'
import { BulkDialog, type BulkField } from '../bulk/bulk-dialog.tsx'
import type { AdminAccount } from './account-columns.tsx'
import { type AdjustmentBody, type AdjustmentFields, bodyOf } from './adjustment.ts'
import { ReasonFields, withReason } from './reason-fields.tsx'
import { useAdjustment } from './use-adjustment.ts'

const emptyCredits: AdjustmentFields = {
  type: 'PAID',
  credits: '',
  validity_date: '',
  description: '',
  reason_code: '',
}

interface AddCreditsFieldsProps {
  readonly control: Control<AdjustmentFields>
  readonly field: BulkField<AdjustmentFields>
}

interface BulkProps {
  readonly rows: readonly AdminAccount[]
  readonly onClose: () => void
}

const rowTexts = {
  keyOf: ({ user_id }: AdminAccount) => user_id,
  nameOf: (account: AdminAccount) => `${personOf(account).displayName}, ${account.email}`,
} as const

/** Actions of an administrator on several accounts. */
export const userActions: readonly BulkAction<AdminAccount>[] = [
  {
    label: 'Sign out everywhere',
    dialog: (rows, onClose) => <SignOut rows={rows} onClose={onClose} />,
  },
  {
    label: 'Unlock',
    appliesTo: ({ status }) => status === 'SUSPENDED',
    dialog: (rows, onClose) => <Unlock rows={rows} onClose={onClose} />,
  },
  {
    label: 'Lock',
    appliesTo: ({ status }) => status !== 'SUSPENDED',
    dialog: (rows, onClose) => <Lock rows={rows} onClose={onClose} />,
  },
]

export const creditActions: readonly BulkAction<AdminAccount>[] = [
  { label: 'Add credits', dialog: (rows, onClose) => <AddCredits rows={rows} onClose={onClose} /> },
]

export const keyActions: readonly BulkAction<AdminAccount>[] = [
  {
    label: 'Revoke all keys',
    appliesTo: ({ active_keys }) => active_keys > 0,
    dialog: (rows, onClose) => <RevokeAll rows={rows} onClose={onClose} />,
  },
]

function SignOut(props: BulkProps) {
  const { mutationKey, mutationFn } = mutationOptions(usePortal(), 'post', '/api/admin/users/sign-out')
  return (
    <BulkDialog
      {...props}
      {...rowTexts}
      titleOf={({ length }) => `Sign ${countOf(length, 'user')} out everywhere?`}
      about="Every session ends immediately. They can log in again, and their API keys still work."
      action="Sign out everywhere"
      write={{
        mutationKey,
        each: ({ user_id }, _values, context) => mutationFn({ body: { user_id } }, context),
      }}
      doneOf={(count) => `${countOf(count, 'user')} signed out`}
    />
  )
}

function Unlock(props: BulkProps) {
  const { mutationKey, mutationFn } = mutationOptions(usePortal(), 'post', '/api/admin/users/unlock')
  return (
    <BulkDialog
      {...props}
      {...rowTexts}
      titleOf={({ length }) => `Unlock ${countOf(length, 'account')}?`}
      about="Users can log in again, and their keys work again."
      action="Unlock accounts"
      write={{
        mutationKey,
        each: ({ user_id }, _values, context) => mutationFn({ body: { user_id } }, context),
      }}
      doneOf={(count) => `${countOf(count, 'account')} unlocked`}
    />
  )
}

function Lock(props: BulkProps) {
  const { mutationKey, mutationFn } = mutationOptions(usePortal(), 'post', '/api/admin/users/lock')
  return (
    <BulkDialog
      {...props}
      {...rowTexts}
      titleOf={({ length }) => `Lock ${countOf(length, 'account')}?`}
      about={`Signs the users out everywhere and blocks log-ins. Calls with their ${countOf(keysOf(props.rows), 'active key')} are rejected. Keys, credits and subscriptions stay, and unlocking restores access.`}
      action="Lock accounts"
      look="danger"
      keep="Don’t lock"
      typed
      fields={{
        defaultValues: { reason: '' },
        rules: { reason: adminLockUser.reason },
        draw: ({ field }) => (
          <TextAreaField
            {...field('reason', 'a reason')}
            label="Reason"
            hint="For the audit log, which is part of each user’s own data export."
            rows={2}
          />
        ),
      }}
      write={{
        mutationKey,
        each: ({ user_id }, { reason }, context) =>
          mutationFn({ body: { user_id, reason: reason.trim() } }, context),
      }}
      doneOf={(count) => `${countOf(count, 'account')} locked`}
    />
  )
}

const keysOf = (rows: readonly AdminAccount[]): number =>
  rows.reduce((sum, { active_keys }) => sum + active_keys, 0)

function RevokeAll(props: BulkProps) {
  const { mutationKey, mutationFn } = mutationOptions(usePortal(), 'post', '/api/admin/revoke-keys')
  return (
    <BulkDialog
      {...props}
      {...rowTexts}
      nameOf={(account) => `${rowTexts.nameOf(account)}: ${countOf(account.active_keys, 'key')}`}
      titleOf={(rows) => `Revoke ${countOf(keysOf(rows), 'key')} of ${countOf(rows.length, 'user')}?`}
      about="Every call with these keys is rejected immediately, and this can’t be undone. Subscriptions stay: each user is notified and can create new keys."
      action="Revoke keys"
      look="danger"
      keep="Keep keys"
      typed
      write={{
        mutationKey,
        each: ({ user_id }, _values, context) => mutationFn({ body: { user_id } }, context),
      }}
      doneOf={(count) => `The keys of ${countOf(count, 'user')} are revoked`}
    />
  )
}

function AddCredits(props: BulkProps) {
  const { mutationKey, mutationFn } = useAdjustment({ direction: 'ADD', round: 0 })
  return (
    <BulkDialog
      {...props}
      {...rowTexts}
      titleOf={({ length }) => `Add credits to ${countOf(length, 'wallet')}?`}
      about="Each of these users gets the same amount, is notified and sees the reason."
      action="Add credits"
      fields={{
        defaultValues: emptyCredits,
        rules: withReason(adminAddCredits),
        check: creditsOf,
        draw: (form) => <AddCreditsFields {...form} />,
      }}
      write={{
        mutationKey,
        each: async ({ user_id }, values, context) => {
          const { data, replayed } = await mutationFn(creditsOf(values, user_id), context)
          if (replayed) return 'You made the same change today, so it wasn’t made again.'
          return 'adjustment_id' in data ? 'Waits for a second administrator.' : undefined
        },
      }}
      doneOf={(count) => `Credits added to ${countOf(count, 'wallet')}`}
    />
  )
}

/** The change of one wallet. Throws where free credits have no last day, before any wallet is changed. */
function creditsOf(fields: AdjustmentFields, userId = ''): AdjustmentBody {
  if (fields.type === 'FREE' && !fields.validity_date)
    throw new ExplainedError('Enter the last day of the free credits.')
  return bodyOf(userId, 'ADD', fields)
}

function AddCreditsFields({ control, field }: AddCreditsFieldsProps) {
  const { field: type } = useController({ control, name: 'type' })
  return (
    <>
      <RadioGroup
        label="Credits"
        name="type"
        value={type.value}
        options={[
          { value: 'PAID', label: 'Paid (never expire)' },
          { value: 'FREE', label: 'Free (expire on a date)' },
        ]}
        onChange={type.onChange}
      />
      <TextField
        {...field('credits', 'the number of credits')}
        label="Amount for each"
        inputMode="decimal"
        autoComplete="off"
      />
      {type.value === 'FREE' && (
        <TextField
          {...field('validity_date', 'the last day')}
          label="Last day"
          type="date"
          min={tomorrow()}
        />
      )}
      <ReasonFields field={field} />
    </>
  )
}
