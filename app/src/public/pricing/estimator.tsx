import { useEffect, useRef, useState } from 'react'
import type { PlanLimits } from '../../domain/catalogue/call-limits.ts'
import { useHash } from '../../lib/browser/use-hash.ts'
import { useTypedWords } from '../../lib/browser/use-typed-words.ts'
import { useServices } from '../../lib/services.ts'
import { href } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { row, stack } from '../../ui/layout.ts'
import { AddOperation } from './add-operation.tsx'
import { CostChart } from './cost-chart.tsx'
import { estimate } from './estimate.ts'
import { EstimateResult } from './estimate-result.tsx'
import css from './estimator.module.css'
import { examplesOf } from './examples.ts'
import { addLine, dropLine, keyOf, type MixLine, readMix, setCalls, writeMix } from './mix.ts'
import { MixRow } from './mix-row.tsx'
import { planFits } from './plan-fit.ts'
import type { PriceBasis, Sku } from './prices.ts'
import { Section } from './section.tsx'

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
