import { updateAutoTopUp as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { formatCredits, formatMoney, withoutZeroCents } from '../../../base/format/format.ts'
import { useRoleNote } from '../../../domain/team/role-gate.tsx'
import type { PriceBasis } from '../../../domain/wallet/price.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { problemText, wasCancelled } from '../../../lib/problem.ts'
import { usePortal } from '../../../lib/services.ts'
import css from '../../../theme/member.module.css'
import { classes } from '../../../ui/classes.ts'
import { FormError } from '../../../ui/form-error.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { columns, row, stack } from '../../../ui/layout.ts'
import { type AutoTopUp, forecast, priceOfTyped, type TypedNumbers } from './rules.ts'

const gate = 'PUT /api/wallet/auto-top-up'

interface AutoTopUpFormProps {
  readonly autoTopUp: AutoTopUp
  readonly basis: PriceBasis
}

/** When to buy, how much, and how much at most. Sending it switches it on. */
export function AutoTopUpForm({ autoTopUp, basis }: AutoTopUpFormProps) {
  const toast = useToast()
  const portal = usePortal()
  const isOn = autoTopUp.enabled
  const { closed, note } = useRoleNote(gate)
  const numbers: TypedNumbers = {
    threshold: withoutZeroCents(autoTopUp.threshold),
    credits: withoutZeroCents(autoTopUp.credits),
    monthly_cap: withoutZeroCents(autoTopUp.monthly_cap),
  }
  const { control, field, submit, busy, failure } = useApiForm({
    defaultValues: numbers,
    values: numbers,
    rules,
    write: mutationOptions(portal, 'put', '/api/wallet/auto-top-up'),
    variables: ({ threshold, credits, monthly_cap }: TypedNumbers) => ({
      body: {
        enabled: true,
        threshold: threshold.trim(),
        credits: credits.trim(),
        monthly_cap: monthly_cap.trim(),
      },
    }),
    onDone: ({ data }) =>
      toast({
        kind: 'success',
        title: `You’ll get ${formatCredits(data.credits)} credits when fewer than ${formatCredits(data.threshold)} are left.`,
      }),
  })
  const off = useMutation({
    ...mutationOptions(portal, 'put', '/api/wallet/auto-top-up'),
    onSuccess: () => toast({ kind: 'success', title: 'Automatic top-up is off.' }),
  })
  const credits = useWatch({ control, name: 'credits' })
  const price = priceOfTyped(credits, basis)

  return (
    <form className={stack(3)} noValidate onSubmit={submit} aria-label="Automatic top-up">
      <FormError
        of={off.error && !wasCancelled(off.error) ? problemText(off.error) : failure}
        title="Your automatic top-up wasn’t changed."
      />
      <div className={classes(columns('narrow', 3), css.walletAutoFields)}>
        <TextField
          {...field('threshold', 'the number of credits')}
          label="When credits fall below"
          inputMode="decimal"
          autoComplete="off"
          size="sm"
          {...closed}
        />
        <TextField
          {...field('credits', 'the number of credits')}
          label="Buy this many credits"
          inputMode="decimal"
          autoComplete="off"
          size="sm"
          {...closed}
        />
        <TextField
          {...field('monthly_cap', 'the amount')}
          label="Monthly cap, in PHP"
          inputMode="decimal"
          autoComplete="off"
          size="sm"
          {...closed}
        />
      </div>
      {price !== null && (
        <p className={classes('note', css.walletNote)}>
          Each top-up costs {formatMoney(price, 'PHP')}.{' '}
          {forecast({ credits: credits.replaceAll(/[\s,]/g, ''), price, used: autoTopUp.used_last_30_days })}
        </p>
      )}
      <div className={classes(row(3), css.walletNote)}>
        <Button type="submit" look={isOn ? 'ghost' : 'primary'} busy={busy} {...closed}>
          {busy ? 'Saving…' : isOn ? 'Save' : 'Turn on'}
        </Button>
        {isOn && (
          <Button
            look="plain"
            busy={off.isPending}
            {...closed}
            onClick={() => off.mutate({ body: { enabled: false, ...savedNumbers(autoTopUp) } })}
          >
            {off.isPending ? 'Turning off…' : 'Turn off'}
          </Button>
        )}
      </div>
      {note}
    </form>
  )
}

const savedNumbers = ({ threshold, credits, monthly_cap }: AutoTopUp) => ({ threshold, credits, monthly_cap })
