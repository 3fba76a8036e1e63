import { type components, isApiError } from '@switchboard/sdk'
import { mutationOptions, postQueryOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { trialInWords } from '../../../domain/plans/plan-facts.ts'
import { topUpHref } from '../../../domain/wallet/rules.ts'
import { otherErrors } from '../../../lib/forms/field-errors.ts'
import { useApiForm } from '../../../lib/forms/use-api-form.ts'
import { QueryBoundary } from '../../../lib/query/query-boundary.tsx'
import { usePortal } from '../../../lib/services.ts'
import { Fact, facts } from '../../../ui/facts.tsx'
import { Alert } from '../../../ui/kit/alert.tsx'
import { LinkButton } from '../../../ui/kit/button.tsx'
import { FormDialog } from '../../../ui/kit/dialog.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { Skeleton } from '../../../ui/kit/skeleton.tsx'
import { useToast } from '../../../ui/kit/toast.tsx'
import { feeFromWallet, type Quote, quoteRows, upcomingInWords } from './change-rules.ts'

type Schemas = components['schemas']
type ChangeRequest = Schemas['PlanChangeRequest']

interface Choice {
  readonly when: ChangeRequest['when']
  /** Undefined to begin without one. */
  readonly trial: ChangeRequest['trial']
}

/** A trial is only begun now. */
const triesFirst = ({ trial_available }: Schemas['PlanOffer'], { when }: Choice): boolean =>
  trial_available && when === 'NOW'

/** Statements are left with the month, and a yearly one with its year. */
const waitsForPeriod = ({ plan }: Schemas['PlanOffer'], current: Schemas['CurrentPlan'] | null): boolean =>
  current?.plan.plan_type === 'POSTPAID' && (plan.plan_type === 'PREPAID' || current.plan.period === 'YEARLY')

interface ChangeDialogProps {
  readonly offer: Schemas['PlanOffer']
  readonly current: Schemas['CurrentPlan'] | null
  readonly link: string | undefined
  readonly onClose: () => void
}

/** Asks when to begin, and shows the cost, before the plan changes as it was quoted. */
export function ChangeDialog({ offer, current, link, onClose }: ChangeDialogProps) {
  const toast = useToast()
  const { plan_id, plan_name } = offer.plan
  const [choice, onChoose] = useState<Choice>({
    when: waitsForPeriod(offer, current) ? 'PERIOD_END' : 'NOW',
    trial: 'CONTINUE',
  })
  const trial = triesFirst(offer, choice) ? choice.trial : undefined
  const { preview, write } = useChange({
    plan_id,
    when: choice.when,
    ...(trial && { trial }),
    ...(link && { link }),
  })
  const quote = preview.data?.data
  const form = useApiForm({
    defaultValues: {},
    write,
    variables: () => quote?.quote ?? '',
    onDone: ({ data: { current: now, upcoming } }) => {
      onClose()
      toast({
        kind: 'success',
        title:
          upcoming && upcoming.cause === 'CHOSEN'
            ? upcomingInWords(upcoming, now)
            : `You’re on ${now?.plan.plan_name ?? plan_name}.`,
      })
    },
  })
  const refusal = otherErrors(preview.error, [])

  return (
    <FormDialog
      title={`Change to ${plan_name}?`}
      about="Your subscriptions and keys stay as they are."
      action={trial ? 'Begin trial' : 'Change plan'}
      busyAction="Changing…"
      failed="Your plan wasn’t changed."
      disabled={!quote?.covered || preview.isFetching}
      form={form}
      onClose={onClose}
    >
      <Choices {...{ offer, current, choice, onChoose }} />
      <QueryBoundary
        queries={[preview]}
        what="the amounts"
        skeleton={<Skeleton height="180px" />}
        {...(refusal && { failure: refusal })}
      >
        {({ data }) => <Amounts quote={data} busy={preview.isFetching} />}
      </QueryBoundary>
    </FormDialog>
  )
}

/** The quote of a change, and the change as it was quoted. */
function useChange(body: ChangeRequest) {
  const portal = usePortal()
  const preview = useQuery({
    ...postQueryOptions(portal, '/api/plan-changes/preview', { body }),
    staleTime: 0,
    gcTime: 0,
  })
  const { mutationKey, mutationFn } = mutationOptions(portal, 'post', '/api/plan-changes')
  const write = {
    mutationKey,
    async mutationFn(quote: string, context: Parameters<typeof mutationFn>[1]) {
      try {
        return await mutationFn({ body: { ...body, quote } }, context)
      } catch (error) {
        // The next confirmation is of the amounts that are shown then.
        if (isApiError(error) && error.errors.some(({ code }) => code === 'amount_differs'))
          await preview.refetch()
        throw error
      }
    },
  }
  return { preview, write }
}

interface ChoicesProps extends Pick<ChangeDialogProps, 'offer' | 'current'> {
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** When it begins, and whether with its trial. */
function Choices({ offer, current, choice, onChoose }: ChoicesProps) {
  const { plan_name, trial } = offer.plan
  const present = current?.plan.plan_name
  return (
    <>
      {current?.period_ends_on && (
        <RadioGroup
          label="Begin"
          name="when"
          value={choice.when}
          options={[
            { value: 'NOW', label: 'Now' },
            {
              value: 'PERIOD_END',
              label: `When the period of ${present} ends, on ${formatDate(current.period_ends_on)}`,
            },
          ]}
          onChange={(when) => onChoose({ ...choice, when })}
        />
      )}
      {trial && triesFirst(offer, choice) && (
        <RadioGroup
          label="Trial"
          name="trial"
          value={choice.trial ?? 'NONE'}
          options={[
            { value: 'CONTINUE', label: `${trialInWords(trial)}, then ${plan_name} with its fee` },
            ...(present
              ? [{ value: 'GO_BACK' as const, label: `${trialInWords(trial)}, then back to ${present}` }]
              : []),
            { value: 'NONE', label: 'No trial' },
          ]}
          onChange={(next) => onChoose({ ...choice, trial: next === 'NONE' ? undefined : next })}
        />
      )}
    </>
  )
}

/** The cost of the change, line by line. */
const Amounts = ({ quote, busy }: { readonly quote: Quote; readonly busy: boolean }) => (
  <>
    <dl className={facts()} aria-busy={busy}>
      {quoteRows(quote).map(({ name, value, note }) => (
        <Fact key={name} name={name}>
          {value}
          {note && <span className="note-line">{note}</span>}
        </Fact>
      ))}
    </dl>
    {!quote.covered && (
      <Alert
        status="warning"
        title="Too few bought credits for the fee."
        action={<LinkButton href={topUpHref('0.00', feeFromWallet(quote))}>Top up</LinkButton>}
      >
        Free and included credits don’t pay fees.
      </Alert>
    )}
  </>
)
