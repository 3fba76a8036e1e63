import type { ReactNode } from 'react'
import { formatDate } from '../../../base/format/dates.ts'
import { formatCredits } from '../../../base/format/format.ts'
import { fromHundredths, isZero, portion, toHundredths } from '../../../base/format/money.ts'
import { limitsInWords } from '../../../domain/catalogue/call-limits.ts'
import { href } from '../../../paths.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Fact, facts } from '../../../ui/facts.tsx'
import { Progress } from '../../../ui/kit/progress.tsx'
import { Tag } from '../../../ui/kit/tag.tsx'
import { row } from '../../../ui/layout.ts'
import type { UserPlan } from '../subscribe/subscribe-rules.ts'
import css from '../subscriptions.module.css'
import { beyondIncluded, isPaidAhead, lastDay, periodPrice } from './plan-rules.ts'

interface PlanUseProps {
  readonly plan: UserPlan
  readonly apiName: string
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** A plan of one API: its terms, and what was used of it in the running period. */
export function PlanUse({ plan, apiName, actions, children }: PlanUseProps) {
  const { plan_name, plan_type, status, included_credits, plan_consumption, renews_at, ends_at } = plan
  const includes = !isZero(included_credits)
  const { included_left } = plan
  const used = toHundredths(included_credits) - toHundredths(included_left)
  // Paid from the wallet, what isn't included is no overage.
  const beyond = plan_type === 'POSTPAID' ? beyondIncluded(plan) : '0.00'
  const prepaid = isPaidAhead(plan)
  return (
    <>
      {status === 'ENDING' && ends_at && (
        <Banner tone="warning" title={`${plan_name} ends on ${lastDay(ends_at)}.`}>
          It works as before until then. After that, calls are charged by your account’s plan.
        </Banner>
      )}
      <Card as="section" aria-labelledby={`plan-${plan.plan_id}`}>
        <div className={classes(row(3, 'between', 'top'), css.planHead)}>
          <div>
            <h2 className={classes(row(2), 'card-title')} id={`plan-${plan.plan_id}`}>
              {plan_name}{' '}
              <Tag tone={status === 'ENDING' ? 'warning' : 'good'}>
                {status === 'ENDING' ? 'Ending' : 'Active'}
              </Tag>
            </h2>
            <p className="note">For {apiName} alone.</p>
          </div>
          <div className={row(2)}>{actions}</div>
        </div>
        {includes && (
          <Progress
            label="Included credits used"
            value={portion(used, toHundredths(included_credits)) * 100}
            valueText={`${formatCredits(fromHundredths(used))} of ${formatCredits(included_credits)}`}
          />
        )}
        <dl className={classes(facts(), css.terms)}>
          <Fact name="Fee">{periodPrice(plan)}</Fact>
          <Fact name={includes ? 'Included credits left' : 'Used this month'}>
            {includes ? formatCredits(included_left) : `${formatCredits(plan_consumption)} credits`}
          </Fact>
          {prepaid && includes && (
            <Fact name="Used this period">{formatCredits(plan_consumption)} credits</Fact>
          )}
          {includes && !isZero(beyond) && (
            <Fact name="Overage">
              {formatCredits(beyond)} credits, {plan.currency} {formatCredits(beyond)}
            </Fact>
          )}
          <Fact name="Billing">
            {plan_type === 'POSTPAID' ? (
              <a className="link" href={href('pay')}>
                Monthly statement
              </a>
            ) : (
              <a className="link" href={href('wallet')}>
                Wallet
              </a>
            )}
          </Fact>
          <Fact name="Rate limits">{limitsInWords(plan.limits)}</Fact>
          <Fact name="This period began">{formatDate(plan.period_started_at)}</Fact>
          <Fact name={ends_at ? 'Last day' : 'Renews'}>
            {ends_at ? lastDay(ends_at) : renews_at ? formatDate(renews_at) : 'No end'}
          </Fact>
        </dl>
        <p className="note">
          {prepaid &&
            'The fee is paid from your bought credits when a period begins. Included credits come into your wallet then, and any call can use them. '}
          {includes && 'Unused included credits end with the period. '}
        </p>
        {children}
      </Card>
    </>
  )
}
