import type { components } from '@switchboard/sdk'
import { updateWalletThreshold as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { formatCredits, formatDecimal, withoutZeroCents } from '../../base/format/format.ts'
import { useRoleNote } from '../../domain/team/role-gate.tsx'
import { areActive } from '../../domain/wallet/rules.ts'
import { useHashTarget } from '../../lib/browser/use-hash-target.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import css from '../../theme/member.module.css'
import { classes } from '../../ui/classes.ts'
import { facts } from '../../ui/facts.ts'
import { FigureCard } from '../../ui/figure-card.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'

const gate = 'PUT /api/wallet/threshold'

type Levels = components['schemas']['WalletThreshold']

/** When a person is told that credits run out. They choose the first level; the others follow it. */
export function AlertLevelsCard({ levels }: { readonly levels: Levels }) {
  const toast = useToast()
  useHashTarget()
  const { closed, note } = useRoleNote(gate)
  const typed = { threshold1: withoutZeroCents(levels.threshold1) }
  const { field, submit, busy, failure } = useApiForm({
    defaultValues: typed,
    values: typed,
    rules,
    write: mutationOptions(usePortal(), 'put', '/api/wallet/threshold'),
    variables: ({ threshold1 }: { threshold1: string }) => ({ body: { threshold1: threshold1.trim() } }),
    onDone: ({ data }) =>
      toast({
        kind: 'success',
        title: `You’ll be alerted at ${formatCredits(data.threshold1)} credits.`,
      }),
  })
  return (
    <FigureCard label="Low-credit alerts" id="alerts">
      <p className={classes('note', css.walletNote)}>
        {areActive(levels)
          ? 'We alert you once each time your credits drop below a level.'
          : 'Off until your first top-up, or until you save a level.'}
      </p>
      <FormError of={failure} title="Your alert wasn’t saved." />
      <form className={css.walletAlert} noValidate onSubmit={submit} aria-label="Low-credit alert">
        <TextField
          {...field('threshold1', 'the number of credits')}
          label="First alert, in credits"
          size="sm"
          inputMode="decimal"
          autoComplete="off"
          {...closed}
        />
        <Button type="submit" busy={busy} {...closed}>
          {busy ? 'Saving…' : 'Save'}
        </Button>
      </form>
      {note}
      <dl className={classes(facts(), css.walletParts)}>
        <div>
          <dt>Second alert (50%)</dt>
          <dd>{formatDecimal(levels.threshold2)}</dd>
        </div>
        <div>
          <dt>Third alert (20%)</dt>
          <dd>{formatDecimal(levels.threshold3)}</dd>
        </div>
      </dl>
    </FigureCard>
  )
}
