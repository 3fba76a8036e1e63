import { type ReactNode, useEffect, useRef, useState } from 'react'
import { countOf } from '../../base/format/format.ts'
import type { PlanLimits } from '../../domain/catalogue/call-limits.ts'
import { useHash } from '../../lib/browser/use-hash.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { row, stack } from '../../ui/layout.ts'
import { PlainTag } from '../../ui/plain-tag.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AddOperation } from './add-operation.tsx'
import { CostChart } from './cost-chart.tsx'
import { cheapestWay, type Estimate, estimate } from './estimate.ts'
import css from './estimator.module.css'
import { examplesOf } from './examples.ts'
import { addLine, dropLine, keyOf, type MixLine, readMix, setCalls, writeMix } from './mix.ts'
import { MixRow } from './mix-row.tsx'
import { formatCredits, formatPesos } from './money.ts'
import { businessMonthly, payAsYouGo } from './plan-facts.ts'
import { planFits } from './plan-fit.ts'
import type { PriceBasis, Sku } from './prices.ts'
import { type Purchase, purchaseName } from './purchase.ts'
import { Section } from './section.tsx'

interface PlanCostProps {
  readonly name: string
  readonly amount: string
  /** Savings, on the cheaper one. */
  readonly less: string | undefined
  readonly children: ReactNode
}

interface EstimatorProps {
  /** At least those of the mix and of the examples. */
  readonly skus: readonly Sku[]
  readonly basis: PriceBasis
  readonly planLimits: readonly PlanLimits[]
  readonly search: string
  readonly mix: readonly MixLine[]
  readonly showMix: (mix: readonly MixLine[], options?: { readonly replace?: boolean }) => void
}

const anchor = 'estimate'

/** A mix of operations and its monthly cost. It is in the address, so that it can be shared. */
export function Estimator({ skus, basis, planLimits, search, mix: shownMix, showMix }: EstimatorProps) {
  const { origin } = useServices()
  const place = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLSelectElement>(null)
  const [added, setAdded] = useState('')
  // A slider changes it with each step of its way. Safari throws when the address is replaced a hundred times within seconds.
  const [written, write] = useTypedWords(writeMix('', shownMix), (query) =>
    showMix(readMix(query), { replace: true }),
  )
  const mix = readMix(written)
  const month = estimate(mix, skus, basis)
  const hash = useHash()

  // The part is drawn when the prices are there: too late for the browser's own way to it.
  useEffect(() => {
    if (hash === anchor) place.current?.scrollIntoView()
  }, [hash])

  const add = (line: MixLine) => {
    setAdded(keyOf(line))
    showMix(addLine(mix, line))
  }
  const drop = (line: MixLine) => {
    showMix(dropLine(mix, keyOf(line)))
    adder.current?.focus()
  }

  return (
    <div ref={place} id={anchor} className={css.place}>
      <Section
        title="Estimate your monthly cost"
        about="Add operations and how often you call them. Type a number or move the slider."
      >
        <div className={css.estimator}>
          <div className={stack(4)}>
            <Examples skus={skus} />
            {month.lines.length > 0 && (
              <ul>
                {month.lines.map((line) => (
                  <MixRow
                    key={keyOf(line)}
                    line={line}
                    focused={keyOf(line) === added}
                    onCalls={(calls) => write(writeMix('', setCalls(mix, keyOf(line), calls)))}
                    onDrop={() => drop(line)}
                  />
                ))}
              </ul>
            )}
            <AddOperation ref={adder} mix={mix} onAdd={add} />
            <LimitsWarning fits={planFits(month, planLimits)} />
          </div>
          <div className={classes(stack(4), css.result)}>
            <EstimateResult month={month} />
            {month.lines.length > 0 && (
              <p className={classes(row([1, 2]), 'note')}>
                Share this estimate: the link includes it.
                <CopyButton
                  text={`${origin}${href('pricing')}?${writeMix(search, mix)}#${anchor}`}
                  what="link to the estimate"
                />
              </p>
            )}
          </div>
          <CostChart month={month} basis={basis} />
        </div>
      </Section>
    </div>
  )
}

function Examples({ skus }: { readonly skus: readonly Sku[] }) {
  const examples = examplesOf(skus)
  if (examples.length === 0) return null
  return (
    <p className={row(2)}>
      <span className="label">Start from</span>
      {examples.map(({ name, query }) => (
        <a key={name} className={css.example} href={`${href('pricing')}?${query}`}>
          {name}
        </a>
      ))}
    </p>
  )
}

/** Where a month of calls is more than a plan allows: the plan’s limit, and the plan that fits. */
function LimitsWarning({ fits }: { readonly fits: ReturnType<typeof planFits> }) {
  const tooSmall = fits.filter(({ excess }) => excess)
  const [first] = tooSmall
  if (!first?.excess) return null
  const names = tooSmall.map(({ plan }) => plan.plan_name)
  const fitting = fits.find(({ excess }) => !excess)
  return (
    <Banner tone="warning" title={`More calls than ${names.join(' or ')} allows.`}>
      {first.plan.plan_name} allows {first.excess.allowed} to {first.excess.apiName}.{' '}
      {fitting ? (
        `${fitting.plan.plan_name} fits.`
      ) : (
        <a className="link" href={href('contact')}>
          Ask us for a higher limit
        </a>
      )}
    </Banner>
  )
}

/** The month under both plans; the cheaper one is marked. */
function EstimateResult({ month }: { readonly month: Estimate }) {
  const { calls, prepaid, postpaid, cheaper, difference } = month
  const saving = formatPesos(difference)
  const way = cheapestWay(month)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{calls > 0n && inWords(month)}</span>
      </VisuallyHidden>
      {calls === 0n && <p className={css.none}>Add an operation to compare both plans.</p>}
      {calls > 0n && (
        <>
          <p>
            Cheapest: <strong>{way.plan}</strong>, {way.how}.
          </p>
          <PlanCost
            name={payAsYouGo.name}
            amount={formatPesos(prepaid.amount)}
            less={cheaper === 'PREPAID' ? saving : undefined}
          >
            <p>
              {countOf(calls, 'call')}, {formatCredits(prepaid.credits)} credits.
            </p>
            <ShoppingList purchase={prepaid.purchase} />
          </PlanCost>
          <PlanCost
            name={businessMonthly.name}
            amount={formatPesos(postpaid.amount)}
            less={cheaper === 'POSTPAID' ? saving : undefined}
          >
            <p>
              {formatCredits(postpaid.credits)} credits at 10% off:{' '}
              {postpaid.beyond > 0n
                ? `${formatCredits(postpaid.credits - postpaid.beyond)} included, ${formatCredits(postpaid.beyond)} on top.`
                : 'covered by the included ones.'}
            </p>
            <p>For verified businesses.</p>
          </PlanCost>
        </>
      )}
    </>
  )
}

function inWords({ prepaid, postpaid, cheaper }: Estimate): string {
  const amounts = `${payAsYouGo.name} ${formatPesos(prepaid.amount)}, ${businessMonthly.name} ${formatPesos(postpaid.amount)} a month.`
  if (cheaper === 'SAME') return `${amounts} Both cost the same.`
  return `${amounts} ${cheaper === 'PREPAID' ? payAsYouGo.name : businessMonthly.name} is cheaper.`
}

function PlanCost({ name, amount, less, children }: PlanCostProps) {
  return (
    <Card as="section" className={classes(stack(2), css.cost) ?? ''}>
      <header className={row(2, 'between')}>
        <h3>{name}</h3>
        {less && <PlainTag tone="good">{less} less</PlainTag>}
      </header>
      <p className={css.amount}>
        {amount} <span>a month</span>
      </p>
      <div className={classes(stack(2), 'note')}>{children}</div>
    </Card>
  )
}

/** Credits to buy for the month, and credits that remain for the next. */
function ShoppingList({ purchase: { bought, left } }: { readonly purchase: Purchase }) {
  return (
    <>
      <p>Cheapest way to buy them:</p>
      <ul className={classes(stack(1), css.bought)}>
        {bought.map((one) => (
          <li key={one.pack ?? ''}>
            <span>{purchaseName(one)}</span>
            <span className="num">{formatPesos(one.amount)}</span>
          </li>
        ))}
      </ul>
      {left > 0n && <p>{formatCredits(left)} are left for the next month.</p>}
    </>
  )
}
