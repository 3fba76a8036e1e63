import { type Announcement, announced, announcedLimits } from '../../domain/catalogue/announcements.ts'
import { limitsInWords, type PlanLimits } from '../../domain/catalogue/call-limits.ts'
import { href } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { businessMonthly, payAsYouGo, planRows } from './plan-facts.ts'
import css from './pricing.module.css'
import { Section } from './section.tsx'

interface PlanComparisonProps {
  /** The plan of the person at hand. */
  readonly current: 'PREPAID' | 'POSTPAID' | null
  readonly planLimits: readonly PlanLimits[]
  readonly announcements: readonly Announcement[]
}

const plans = [payAsYouGo, businessMonthly]

export function PlanComparison({ current, planLimits, announcements }: PlanComparisonProps) {
  const planOf = (type: PlanLimits['plan_type']) => planLimits.find(({ plan_type }) => plan_type === type)
  return (
    <Section
      title="Two ways to pay"
      about={
        <>
          Everyone starts with {payAsYouGo.name}. Some APIs also have a monthly plan of their own, shown on
          their pages. Each plan{' '}
          <a className="link" href={href('docsUsers', { slug: 'limits' })}>
            limits how often you can call
          </a>
          . Questions?{' '}
          <a className="link" href={href('contact')}>
            Write to us
          </a>
          .
        </>
      }
    >
      <Card padded={false} className={css.card ?? ''}>
        <table className={css.table}>
          <caption className="visually-hidden">The two plans, side by side</caption>
          <thead>
            <tr>
              <td />
              {plans.map(({ type, name, about }) => (
                <th key={type} scope="col">
                  {name} {type === current && <PlainTag tone="good">Your plan</PlainTag>}
                  <span className={classes('note', css.planComparisonAbout)}>{about}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planRows.map((row) => (
              <tr key={row.fact}>
                <th scope="row">{row.fact}</th>
                <td>{row.payAsYouGo}</td>
                <td>
                  {row.businessMonthly}
                  <AnnouncedLine
                    words={announced(
                      announcements,
                      (one, { field }) => one.plan_id === planOf('POSTPAID')?.plan_id && field === row.field,
                    )}
                  />
                </td>
              </tr>
            ))}
            {planLimits.length > 0 && (
              <tr>
                <th scope="row">Calls, at most</th>
                {plans.map(({ type }) => (
                  <td key={type}>
                    {limitsOf(planOf(type))}
                    <AnnouncedLine words={announcedLimits(announcements, planOf(type)?.plan_id)} />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </Card>
    </Section>
  )
}

const limitsOf = (plan: PlanLimits | undefined): string => (plan ? limitsInWords(plan.limits) : '')

const AnnouncedLine = ({ words }: { readonly words: string | undefined }) =>
  words && <span className="note-line">{words}</span>
