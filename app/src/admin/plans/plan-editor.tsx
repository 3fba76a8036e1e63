import { adminSavePlan as rules } from '@switchboard/sdk/forms'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { planFacts } from '../../domain/plans/plan-facts.ts'
import { useApiForm } from '../../lib/forms/use-api-form.ts'
import { usePortal } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Fact, facts } from '../../ui/facts.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { Alert } from '../../ui/kit/alert.tsx'
import { Button, LinkButton } from '../../ui/kit/button.tsx'
import { Checkbox } from '../../ui/kit/checkbox.tsx'
import { SelectField } from '../../ui/kit/select-field.tsx'
import { TextAreaField } from '../../ui/kit/text-area-field.tsx'
import { TextField } from '../../ui/kit/text-field.tsx'
import { useToast } from '../../ui/kit/toast.tsx'
import { columns, row, stack } from '../../ui/layout.ts'
import { LimitInputs } from '../limit-fields.tsx'
import { type AdminPlan, atFields, fieldsFrom, type PlanFields, planChecks, requestOf } from './plan-form.ts'

type Form = ReturnType<typeof useApiForm<PlanFields, unknown, unknown, unknown>>

type Init = { readonly body: ReturnType<typeof requestOf> }

interface PlanEditorProps {
  /** The plan that is edited; undefined for a new draft. */
  readonly plan: AdminPlan | undefined
  /** The plan that a new draft begins as. */
  readonly copied: AdminPlan | undefined
  /** Loads the plan again, and the form with it. */
  readonly onReload: () => void
}

/** A draft in whole; of a plan on sale, what may change without an announcement. */
export function PlanEditor({ plan, copied, onReload }: PlanEditorProps) {
  const toast = useToast()
  const [, navigate] = useLocation()
  const { mutationKey, mutationFn } = mutationOptions(usePortal(), 'post', '/api/admin/plans')
  // Typed values, and the revision that they are about, stay when the list is read again.
  const [base] = useState(plan)
  const isDraft = !base || base.status === 'DRAFT'
  const { field, control, submit, busy, failure } = useApiForm({
    defaultValues: fieldsFrom(base ?? (copied && { ...copied, plan_name: `${copied.plan_name} (new)` })),
    rules: { plan_name: rules.plan_name, description: { maxLength: rules.description.maxLength } },
    checks: planChecks,
    write: { mutationKey, mutationFn: (init: Init, context) => mutationFn(init, context).catch(atFields) },
    variables: (values: PlanFields): Init => ({ body: requestOf(values, base) }),
    onDone: ({ data }) => {
      toast({ kind: 'success', title: `${data.plan_name} is saved` })
      navigate(href('adminPlans', {}))
    },
  })
  return (
    <form className={stack(4)} noValidate onSubmit={submit}>
      <FormError of={failure} title="The plan wasn’t saved." />
      {failure?.code === 'draft_changed' && (
        <div>
          <Button onClick={onReload}>Reload, without what you typed</Button>
        </div>
      )}
      {isDraft ? <TermsFields field={field} control={control} /> : <Terms of={base} />}
      {base?.status !== 'RETIRED' && (
        <Card as="section" aria-labelledby="sale" className={stack(4)}>
          <h2 className="card-title" id="sale">
            On the price page
          </h2>
          <SaleFields field={field} control={control} />
          <div className={row(2)}>
            <Button type="submit" look="primary" busy={busy}>
              {busy ? 'Saving…' : isDraft ? 'Save draft' : 'Save'}
            </Button>
            <LinkButton href={href('adminPlans', {})}>Cancel</LinkButton>
          </div>
        </Card>
      )}
    </form>
  )
}

/** The terms of a plan that was put on sale, and the two ways to other ones. */
const Terms = ({ of: plan }: { readonly of: AdminPlan }) => (
  <Card as="section" aria-labelledby="terms" className={stack(4)}>
    <h2 className="card-title" id="terms">
      Terms
    </h2>
    <dl className={facts()}>
      {planFacts(plan).map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
    <Alert
      status="info"
      title={
        plan.status === 'RETIRED'
          ? 'A retired plan doesn’t change. Its accounts keep these terms.'
          : 'Accounts have these terms. They change with notice, or in a new plan for newcomers.'
      }
    />
    <div className={row(2)}>
      {plan.status === 'ON_SALE' && (
        <LinkButton href={href('adminAnnouncements', {}, { query: { announce: plan.plan_id } })}>
          Announce a change
        </LinkButton>
      )}
      <LinkButton href={href('adminPlans', { id: 'new' }, { query: { from: plan.plan_id } })}>
        Sell a new one in its place
      </LinkButton>
    </div>
  </Card>
)

type FieldsProps = Pick<Form, 'field' | 'control'>

const amount = { inputMode: 'decimal', autoComplete: 'off' } as const
const count = { inputMode: 'numeric', autoComplete: 'off' } as const

/** Fields that can’t change once accounts have the plan. */
function TermsFields({ field, control }: FieldsProps) {
  const isPeriodic = useWatch({ control, name: 'period' }) !== 'NONE'
  return (
    <Card as="section" aria-labelledby="terms" className={stack(4)}>
      <h2 className="card-title" id="terms">
        Terms
      </h2>
      <div className={columns('medium', 4, 'top')}>
        <TextField {...field('plan_name', 'a name')} label="Name" autoComplete="off" />
        <SelectField {...field('plan_type', 'one')} label="Calls are paid">
          <option value="PREPAID">From the wallet</option>
          <option value="POSTPAID">By monthly statement</option>
        </SelectField>
        <SelectField {...field('period', 'a period')} label="Period">
          <option value="NONE">None, no fee</option>
          <option value="MONTHLY">A month</option>
          <option value="YEARLY">A year</option>
        </SelectField>
        <TextField {...field('discount_percent', 'a number')} {...count} label="Discount on calls (%)" />
      </div>
      {isPeriodic && (
        <div className={columns('medium', 4, 'top')}>
          <TextField {...field('price', 'a price')} {...amount} label="Fee of a period (PHP)" />
          <TextField
            {...field('price_usd', 'a price')}
            {...amount}
            label="Fee of a period (USD)"
            hint="Leave empty for the portal’s rate"
          />
          <TextField {...field('included_credits', 'an amount')} {...amount} label="Included credits" />
          <TextField
            {...field('trial/days', 'a number')}
            {...count}
            label="Trial (days)"
            hint="Leave empty for no trial"
          />
          <TextField {...field('trial/credits', 'an amount')} {...amount} label="Credits in the trial" />
        </div>
      )}
      <TextAreaField
        {...field('own_prices', 'prices')}
        mono
        rows={3}
        spellCheck={false}
        label="Own prices (optional)"
        hint="One on each line: API, operation and credits, such as sim-swap checkSimSwap 1.50. They replace the discount."
      />
      <LimitInputs field={field} />
      <Verified control={control} />
    </Card>
  )
}

function Verified({ control }: { readonly control: Control<PlanFields> }) {
  const { field } = useController({ control, name: 'kyb_required' })
  return (
    <Checkbox name={field.name} checked={field.value} onChange={field.onChange}>
      For verified businesses only
    </Checkbox>
  )
}

/** Fields that administrators may change at any time. */
function SaleFields({ field, control }: FieldsProps) {
  const audience = useWatch({ control, name: 'audience' })
  return (
    <>
      <TextAreaField
        {...field('description', 'a description')}
        label="Description"
        hint="Say who it’s for, and how it’s paid."
        rows={2}
      />
      <div className={columns('medium', 4, 'top')}>
        <TextField
          {...field('position', 'a number')}
          {...count}
          label="Position"
          hint="Lowest number first"
        />
        <SelectField {...field('audience', 'one')} label="Who can take it">
          <option value="EVERYBODY">Everybody</option>
          <option value="INVITED">Invited addresses</option>
          <option value="LINK">Whoever has its link</option>
        </SelectField>
      </div>
      {audience === 'INVITED' && (
        <TextAreaField
          {...field('invited', 'addresses')}
          label="Invited addresses"
          hint="Email addresses of account owners, one on each line"
          rows={4}
        />
      )}
    </>
  )
}
