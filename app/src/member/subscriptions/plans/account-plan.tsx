import type { components } from '@switchboard/sdk'
import { mutationOptions } from '@switchboard/sdk/react-query'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { formatCredits } from '../../../base/format/format.ts'
import { fromHundredths, isZero, portion, toHundredths } from '../../../base/format/money.ts'
import { feeOf, planFacts } from '../../../domain/plans/plan-facts.ts'
import { soldPlansQuery } from '../../../domain/plans/queries.ts'
import { RoleButton, useRoleNote } from '../../../domain/team/role-gate.tsx'
import { Confirm } from '../../../lib/forms/confirm.tsx'
import { usePortal } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Fact, facts } from '../../../ui/facts.tsx'
import { Button } from '../../../ui/kit/button.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { columns, row, stack } from '../../../ui/layout.ts'
import { planLink } from '../queries.ts'
import css from '../subscriptions.module.css'
import { ChangeDialog } from './change-dialog.tsx'
import { upcomingInWords } from './change-rules.ts'

type Schemas = components['schemas']
type Current = Schemas['CurrentPlan']

interface AccountPlanProps {
  readonly of: Schemas['AccountPlan']
  /** The token of a plan that’s only offered by its link. */
  readonly link: string | undefined
}

/** The account’s plan, the change ahead, and the other plans that it can take. */
export function AccountPlan({ of: { current, upcoming, offers }, link }: AccountPlanProps) {
  return (
    <>
      {upcoming && <Upcoming upcoming={upcoming} current={current} />}
      {current && <Present current={current} />}
      <Offers {...{ current, upcoming, link }} offers={offers.filter((offer) => !offer.current)} />
    </>
  )
}

interface UpcomingProps {
  readonly upcoming: Schemas['UpcomingPlan']
  readonly current: Current | null
}

function Upcoming({ upcoming, current }: UpcomingProps) {
  const portal = usePortal()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Banner
        tone="warning"
        title={upcomingInWords(upcoming, current)}
        action={
          upcoming.cause === 'CHOSEN' && (
            <RoleButton gate="POST /api/plan-changes/cancel" onClick={() => setAsks(true)}>
              Cancel change
            </RoleButton>
          )
        }
      />
      {asks && (
        <Confirm
          title={`Stay on ${current?.plan.plan_name ?? 'your plan'}?`}
          about={`The change to ${upcoming.plan_name} is cancelled. You can choose it again.`}
          action="Cancel change"
          busyAction="Cancelling…"
          keep="Keep change"
          failed="The change wasn’t cancelled."
          write={mutationOptions(portal, 'post', '/api/plan-changes/cancel')}
          variables={() => undefined}
          done={`You stay on ${current?.plan.plan_name ?? 'your plan'}.`}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}

function Present({ current }: { readonly current: Current }) {
  const { plan, on_sale, started_on, period_ends_on, included_credits, included_left, trial_ends_on } =
    current
  const includes = !isZero(included_credits)
  const used = toHundredths(included_credits) - toHundredths(included_left)
  const billed = plan.plan_type === 'POSTPAID'
  return (
    <Card as="section" aria-labelledby="plan">
      <div className={css.planHead}>
        <h2 className={classes(row(2), 'card-title')} id="plan">
          {plan.plan_name} <Tag tone="good">{trial_ends_on ? 'Trial' : 'Active'}</Tag>
          {!on_sale && <Tag>No longer sold</Tag>}
        </h2>
        <p className="note">
          {on_sale ? plan.description : 'You keep it with its terms for as long as you don’t change.'}
        </p>
      </div>
      {includes && (
        <Progress
          label="Included credits used"
          value={portion(used, toHundredths(included_credits)) * 100}
          valueText={`${formatCredits(fromHundredths(used))} of ${formatCredits(included_credits)}`}
        />
      )}
      <dl className={classes(facts(), css.terms)}>
        <Fact name="Fee">{trial_ends_on ? `None in the trial, then ${feeOf(plan)}` : feeOf(plan)}</Fact>
        {includes && <Fact name="Included credits left">{formatCredits(included_left)}</Fact>}
        {planFacts(plan).map(
          ({ name, value }) =>
            ['A call', 'Rate limits'].includes(name) && (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ),
        )}
        <Fact name="Billing">
          <a className="link" href={href(billed ? 'pay' : 'wallet')}>
            {billed ? 'Monthly statement' : 'Wallet'}
          </a>
        </Fact>
        {started_on && <Fact name="Since">{formatDate(started_on)}</Fact>}
        {period_ends_on && (
          <Fact name={trial_ends_on ? 'Last day of the trial' : 'Period ends'}>
            {formatDate(period_ends_on)}
          </Fact>
        )}
      </dl>
      {includes && <p className="note">Unused included credits end with the period.</p>}
    </Card>
  )
}

interface OffersProps extends Pick<AccountPlanProps, 'link'> {
  readonly offers: readonly Schemas['PlanOffer'][]
  readonly current: Current | null
  readonly upcoming: Schemas['UpcomingPlan'] | null
}

const gate = 'POST /api/plan-changes'

/** The plan of the link in the address; null where the link offers none (any more). */
function useLinkedPlan(link: string | undefined): string | null | undefined {
  const portal = usePortal()
  const everybody = useQuery({ ...soldPlansQuery(portal), enabled: link !== undefined }).data?.data
  const all = useQuery({ ...soldPlansQuery(portal, planLink(link)), enabled: link !== undefined }).data?.data
  if (!everybody || !all) return undefined
  return all.find(({ plan_id }) => everybody.every((one) => one.plan_id !== plan_id))?.plan_id ?? null
}

function Offers({ offers, current, upcoming, link }: OffersProps) {
  const [chosen, setChosen] = useState<Schemas['PlanOffer']>()
  const linked = useLinkedPlan(link)
  const { closed, note } = useRoleNote(gate)
  const first = offers.toSorted(
    (one, other) => Number(other.plan.plan_id === linked) - Number(one.plan.plan_id === linked),
  )
  return (
    <section className={stack(4)} aria-labelledby="offers">
      <h2 className="card-title" id="offers">
        {current ? 'Other plans' : 'Plans'}
      </h2>
      {linked === null && (
        <Banner tone="warning" title="This link offers no plan any more.">
          Ask whoever sent it to you for a new one.
        </Banner>
      )}
      {note}
      {offers.length === 0 && <p className="note">There’s no other plan on offer.</p>}
      <ul className={columns('medium', 4)}>
        {first.map((offer) => {
          const { plan, trial_available } = offer
          const isLinked = plan.plan_id === linked
          const terms = planFacts(plan).filter(
            ({ name }) => name !== 'Fee' && (name !== 'Trial' || trial_available),
          )
          return (
            <Card
              as="li"
              key={plan.plan_id}
              className={css.choice}
              aria-current={isLinked ? 'true' : undefined}
            >
              <div>
                <h3 className={classes(row(2), 'card-title')}>
                  {plan.plan_name} {isLinked && <Tag tone="good">Offered to you</Tag>}
                  {plan.plan_id === upcoming?.plan_id && <Tag>From {formatDate(upcoming.starts_on)}</Tag>}
                </h3>
                <p className="note">{plan.description}</p>
              </div>
              <p className={css.price}>{feeOf(plan)}</p>
              <dl className={facts()}>
                {terms.map(({ name, value }) => (
                  <Fact key={name} name={name}>
                    {value}
                  </Fact>
                ))}
              </dl>
              <div className={css.action}>
                <Button
                  {...(isLinked && { look: 'primary' as const })}
                  {...closed}
                  onClick={() => setChosen(offer)}
                >
                  Change to {plan.plan_name}
                </Button>
              </div>
            </Card>
          )
        })}
      </ul>
      {chosen && (
        <ChangeDialog
          offer={chosen}
          current={current}
          // Others are taken without it.
          link={chosen.plan.plan_id === linked ? link : undefined}
          onClose={() => setChosen(undefined)}
        />
      )}
    </section>
  )
}
