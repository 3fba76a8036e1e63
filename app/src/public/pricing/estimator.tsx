import { useEffect, useRef, useState } from 'react'
import type { Plan } from '../../domain/plans/plan-facts.ts'
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
import { type Estimate, estimate, monthly, type PlanMonth } from './estimate.ts'
import css from './estimator.module.css'
import { examplesOf } from './examples.ts'
import { addLine, dropLine, keyOf, type MixLine, readMix, setCalls, writeMix } from './mix.ts'
import { MixRow } from './mix-row.tsx'
import { formatCredits, formatPesos } from './money.ts'
import { planFits } from './plan-fit.ts'
import type { PriceBasis, Sku } from './prices.ts'
import { type Purchase, purchaseName } from './purchase.ts'
import { Section } from './section.tsx'

interface EstimatorProps {
  /** At least those of the mix and of the examples. */
  readonly skus: readonly Sku[]
  readonly basis: PriceBasis
  readonly plans: readonly Plan[]
  readonly search: string
  readonly mix: readonly MixLine[]
  readonly showMix: (mix: readonly MixLine[], options?: { readonly replace?: boolean }) => void
}

const anchor = 'estimate'

/** A mix of operations and its monthly cost. It is in the address, so that it can be shared. */
export function Estimator({ skus, basis, plans, search, mix: shownMix, showMix }: EstimatorProps) {
  const { origin } = useServices()
  const place = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLSelectElement>(null)
  const [added, setAdded] = useState('')
  // A slider changes it with each step of its way. Safari throws when the address is replaced a hundred times within seconds.
  const [written, write] = useTypedWords(writeMix('', shownMix), (query) =>
    showMix(readMix(query), { replace: true }),
  )
  const mix = readMix(written)
  const month = estimate(mix, skus, basis, plans)
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
            <LimitsWarning fits={planFits(month)} />
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

/** The month on each plan, the cheapest first. */
function EstimateResult({ month: { calls, months, cheapest } }: { readonly month: Estimate }) {
  if (calls === 0n || !cheapest)
    return <p className={css.none}>Add an operation to see what a month costs.</p>
  const others = months
    .filter((one) => one !== cheapest)
    .toSorted((one, other) => Number(one.amount - other.amount))
  const [next] = others
  const name = cheapest.plan.plan_name
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {name} is the cheapest: {formatPesos(cheapest.amount)} a month.
        </span>
      </VisuallyHidden>
      <Card as="section" className={classes(stack(2), css.cost) ?? ''}>
        <header className={row(2, 'between')}>
          <h3>{name}</h3>
          {next && (
            <PlainTag tone="good">
              {next.amount > cheapest.amount
                ? `${formatPesos(next.amount - cheapest.amount)} less`
                : 'Cheapest'}
            </PlainTag>
          )}
        </header>
        <p className={css.amount}>
          {formatPesos(cheapest.amount)} <span>a month</span>
        </p>
        <MonthDetails month={cheapest} />
      </Card>
      {others.map((one) => (
        <details key={one.plan.plan_id} className={css.cost}>
          <summary className={css.other}>
            <strong>{one.plan.plan_name}</strong> <span>{formatPesos(one.amount)} a month</span>
          </summary>
          <MonthDetails month={one} />
        </details>
      ))}
    </>
  )
}

/** How a month on a plan comes to its amount. */
function MonthDetails({ month: { plan, credits, beyond, purchase } }: { readonly month: PlanMonth }) {
  const { discount_percent, period, price, kyb_required } = plan
  const fee = monthly(plan, price)
  const included = credits - beyond
  return (
    <div className={classes(stack(2), 'note')}>
      <p>
        {formatCredits(credits)} credits for calls
        {discount_percent > 0 && `, ${discount_percent}% off`}
        {included > 0n && `, ${formatCredits(included)} of them included`}
        {!purchase && beyond > 0n && `, ${formatCredits(beyond)} extra`}.
      </p>
      {fee > 0n && (
        <p>
          Fee: {formatPesos(fee)}
          {period === 'YEARLY' && ', a twelfth of the year’s'}.
        </p>
      )}
      {purchase && purchase.bought.length > 0 && <ShoppingList purchase={purchase} />}
      {kyb_required && <p>For verified businesses.</p>}
    </div>
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
