import { adminReverseCredits } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { formatCredits, formatDecimal } from '../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../base/format/money.ts'
import type { Transaction } from '../../domain/wallet/transaction-columns.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import { Fact, facts } from '../../ui/facts.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { FormDialog } from '../../ui/kit/dialog.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { AdminAccount } from '../accounts/account-columns.tsx'

interface ReverseProps {
  readonly row: Transaction
  readonly account: AdminAccount
}

/** Rows of administrators alone have a category; a reversal isn’t taken back. */
const isReversible = ({ reason_code, reverses, reversed_by }: Transaction): boolean =>
  reason_code !== undefined && !reverses && !reversed_by

/** Beside a change that can be taken back. */
export function ReverseButton({ row, account }: ReverseProps) {
  const [open, setOpen] = useState(false)
  if (!isReversible(row)) return null
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Reverse
        <VisuallyHidden> the change of {formatDecimal(row.credits, true)} credits</VisuallyHidden>
      </Button>
      {open && <ReverseDialog row={row} account={account} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ReverseDialogProps extends ReverseProps {
  readonly onClose: () => void
}

function ReverseDialog({ row, account, onClose }: ReverseDialogProps) {
  const toast = useToast()
  const deducted = row.credits.startsWith('-')
  const { field, ...form } = useApiForm({
    defaultValues: { description: '', validity_date: '' },
    rules: adminReverseCredits,
    write: mutationOptions(usePortal(), 'post', '/api/admin/transactions/reverse'),
    variables: ({
      description,
      validity_date,
    }: Readonly<Record<'description' | 'validity_date', string>>) => ({
      body: {
        user_id: account.user_id,
        transaction_id: row.transaction_id,
        description: description.trim(),
        ...(validity_date && { validity_date }),
      },
    }),
    onDone: ({ data }) => {
      onClose()
      const title =
        'adjustment_id' in data
          ? 'The reversal is waiting for another administrator'
          : 'The change is reversed'
      toast({ kind: 'success', title })
    },
  })
  const credits = formatCredits(row.credits.replace('-', ''))
  return (
    <FormDialog
      title={`Reverse this change of ${credits} credits?`}
      about={`A new transaction ${deducted ? 'gives them back to' : 'takes them from'} ${personOf(account).displayName}, who is notified and sees the reason. Both stay in the ledger.`}
      action="Reverse change"
      busyAction="Reversing…"
      keep="Keep change"
      failed="The change wasn’t reversed."
      form={form}
      onClose={onClose}
    >
      <dl className={facts()}>
        <Fact name="Balance">
          {formatDecimal(account.wallet_credits)}
          <span className="muted"> → </span>
          <strong>{formatDecimal(balanceAfter(row, account))}</strong>
        </Fact>
      </dl>
      {deducted && (
        <TextField
          {...field('validity_date', 'a date')}
          label="Last day"
          type="date"
          hint="For free credits only: until when they can be used."
        />
      )}
      <TextAreaField
        {...field('description', 'a reason')}
        label="Reason"
        rows={2}
        hint="The user sees it in their transactions."
      />
    </FormDialog>
  )
}

const balanceAfter = ({ credits }: Transaction, { wallet_credits }: AdminAccount): string =>
  fromHundredths(toHundredths(wallet_credits) - toHundredths(credits))
