import { adminAddCredits, adminDeductCredits } from '@switchboard/sdk/forms'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { brand } from '../../base/brand.ts'
import { tomorrow } from '../../base/format/dates.ts'
import { formatCredits, formatDecimal } from '../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../base/format/money.ts'
import { Confirm } from '../../lib/forms/confirm.tsx'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Fact, facts } from '../../ui/facts.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Alert } from '../../ui/kit/alert.tsx'
import { Button } from '../../ui/kit/button.tsx'
import { RadioGroup } from '../../ui/kit/radio-group.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { split, stack } from '../../ui/layout.ts'
import type { AdminAccount } from '../accounts/account-columns.tsx'
import {
  type AdjustmentBody,
  type AdjustmentFields,
  bodyOf,
  type Direction,
  isAbove,
  type Preview,
  previewOf,
} from '../accounts/adjustment.ts'
import { ReasonFields, withReason } from '../accounts/reason-fields.tsx'
import { type Outcome, useAdjustment } from '../accounts/use-adjustment.ts'
import { waitingQuery } from '../queries.ts'
import { useQuestion } from '../use-question.ts'
import { AdjustmentDone } from './adjustment-done.tsx'

interface AdjustmentPreviewProps {
  readonly account: AdminAccount
  readonly preview: Preview | undefined
  readonly kind: string
}

interface AdjustFormProps {
  readonly direction: Direction
  readonly account: AdminAccount
  readonly onAnother: () => void
}

/** A change of a wallet, with what it comes to beside it. */
export function AdjustForm({ direction, account, onAnother }: AdjustFormProps) {
  const portal = usePortal()
  const waiting = useQuery(waitingQuery(portal, account.user_id)).data
  const [round, setRound] = useState(0)
  const [done, setDone] = useState<Outcome | null>(null)
  const { confirm, dialog } = useConfirmation(account, waiting?.meta.approval_above)
  const adding = direction === 'ADD'
  const defaultValues: AdjustmentFields = {
    type: 'PAID',
    credits: '',
    validity_date: '',
    description: '',
    reason_code: '',
  }
  const { control, field, submit, busy, failure } = useApiForm<
    AdjustmentFields,
    Outcome,
    Error,
    AdjustmentBody
  >({
    defaultValues,
    rules: withReason(adding ? adminAddCredits : adminDeductCredits),
    write: useAdjustment({ direction, round, ...(!adding && { confirm }) }),
    variables: (fields) => bodyOf(account.user_id, direction, fields),
    onDone: setDone,
  })
  const { field: type } = useController({ control, name: 'type' })
  const credits = useWatch({ control, name: 'credits' })
  const preview = previewOf(account, direction, { type: type.value, credits })
  const limit = waiting?.meta.approval_above
  const kind = type.value.toLowerCase()

  if (done)
    return (
      <AdjustmentDone
        outcome={done}
        direction={direction}
        account={account}
        onAnother={onAnother}
        onAgain={() => {
          setRound(round + 1)
          setDone(null)
        }}
      />
    )

  return (
    <div className={classes(split(4), css.adjust)}>
      <Card as="section" aria-label={adding ? 'New credits' : 'Deduction'}>
        <form className={stack(5)} noValidate onSubmit={submit}>
          <FormError of={failure} title={adding ? 'No credits were added.' : 'No credits were deducted.'} />
          <RadioGroup
            label="Credits"
            name="type"
            value={type.value}
            options={[
              { value: 'PAID', label: adding ? 'Paid (never expire)' : 'Paid' },
              { value: 'FREE', label: adding ? 'Free (expire on a date)' : 'Free (soonest to expire first)' },
            ]}
            onChange={type.onChange}
          />
          <TextField
            {...field('credits', 'the number of credits')}
            label="Amount"
            inputMode="decimal"
            autoComplete="off"
            hint={
              preview?.short
                ? `The wallet has only ${formatDecimal(preview.ofKind.before)} ${kind} credits.`
                : undefined
            }
          />
          {adding && type.value === 'FREE' && (
            <TextField
              {...field('validity_date', 'the last day')}
              label="Last day"
              type="date"
              min={tomorrow()}
              hint={`Usable until the end of this day in ${brand.time_zone}.`}
            />
          )}
          <ReasonFields field={field} />
          {limit && isAbove(credits, limit) && (
            <Alert status="warning" title="This needs a second person.">
              Changes of more than {formatCredits(limit)} credits wait until another administrator approves
              them.
            </Alert>
          )}
          {waiting && waiting.meta.total > 0 && (
            <Alert status="info" title="A change of this wallet is waiting for approval.">
              It isn’t in the balance yet.
            </Alert>
          )}
          <div>
            <Button type="submit" look={adding ? 'primary' : 'danger'} busy={busy}>
              {wordsOf({ adding, busy, asks: limit !== undefined && isAbove(credits, limit) })}
            </Button>
          </div>
        </form>
      </Card>
      <AdjustmentPreview account={account} preview={preview} kind={kind} />
      {dialog}
    </div>
  )
}

interface ButtonState {
  readonly adding: boolean
  readonly busy: boolean
  /** Above the limit nothing moves yet: another administrator decides. */
  readonly asks: boolean
}

const wordsOf = ({ adding, busy, asks }: ButtonState): string => {
  if (asks) return busy ? 'Requesting…' : 'Request approval'
  if (adding) return busy ? 'Adding…' : 'Add credits'
  return busy ? 'Deducting…' : 'Deduct credits'
}

/** A deduction takes from somebody: it waits until whom it concerns was written down. */
function useConfirmation(account: AdminAccount, limit: string | undefined) {
  const { about: asking, ask, goOn, goBack } = useQuestion<AdjustmentBody>()
  const confirm = async (body: AdjustmentBody) => {
    // A deduction that the server would reject isn't put up for confirmation.
    if (!previewOf(account, 'DEDUCT', body)?.short) await ask(body)
  }
  const amount = asking && `${formatCredits(asking.credits)} ${asking.type.toLowerCase()} credits`
  const asks = asking && limit !== undefined && isAbove(asking.credits, limit)
  const after = asking && previewOf(account, 'DEDUCT', asking)?.after
  const dialog = asking && (
    <Confirm
      title={`${asks ? 'Request approval to deduct' : 'Deduct'} ${amount} from ${personOf(account).displayName}?`}
      about={
        asks
          ? `Nothing moves until another administrator approves it. The user is notified then and sees the reason: “${asking.description}”`
          : `${after && !after.startsWith('-') ? `The wallet then holds ${formatDecimal(after)} credits. ` : ''}The user is notified and sees the reason: “${asking.description}”`
      }
      word={account.email}
      action={asks ? 'Request approval' : `Deduct ${formatCredits(asking.credits)}`}
      keep="Go back"
      failed=""
      write={{ mutationFn: async () => goOn() }}
      variables={() => undefined}
      onClose={goBack}
    />
  )
  return { confirm, dialog }
}

/** The wallet as it is and as it would be. */
function AdjustmentPreview({ account, preview, kind }: AdjustmentPreviewProps) {
  const { wallet_credits: all, free_credits: free } = account
  const rows = preview
    ? [
        { name: 'All credits', before: preview.before, after: preview.after },
        { name: `${kind === 'free' ? 'Free' : 'Paid'} credits`, ...preview.ofKind },
      ]
    : [
        { name: 'All credits', before: all, after: null },
        { name: 'Paid credits', before: fromHundredths(toHundredths(all) - toHundredths(free)), after: null },
        { name: 'Free credits', before: free, after: null },
      ]
  return (
    <Card as="section" aria-labelledby="preview">
      <h2 className="card-title" id="preview">
        {preview ? 'Before and after' : 'The wallet now'}
      </h2>
      <dl className={classes(facts(), css.preview)} aria-live="polite">
        {rows.map(({ name, before, after }) => (
          <Fact key={name} name={name}>
            {formatDecimal(before)}
            {after !== null && (
              <>
                <span className="muted"> → </span>
                <strong className={classes(after.startsWith('-') && css.bad)}>{formatDecimal(after)}</strong>
              </>
            )}
          </Fact>
        ))}
      </dl>
      {preview?.short && <p className={css.bad}>A wallet never goes below zero: this will be rejected.</p>}
    </Card>
  )
}
