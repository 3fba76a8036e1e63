import type { ReactNode } from 'react'
import { formatCredits, formatMoney } from '../../base/format/format.ts'
import { fromHundredths, shareOf, toHundredths } from '../../base/format/money.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { columns, stack } from '../../ui/layout.ts'
import { SkeletonLine } from '../../ui/plain-skeleton.tsx'
import type { PriceBasis } from './prices.ts'
import css from './pricing.module.css'
import { Section } from './section.tsx'

/** The price of credits: singly, and in packs. */
export function Credits({ basis }: { readonly basis: PriceBasis }) {
  const { currency, credit_price, min_credits, max_credits, packs } = basis
  return (
    <Section
      title={title}
      about={`Buy any number from ${formatCredits(min_credits)} to ${formatCredits(max_credits)} at ${formatMoney(credit_price, currency)} each, or a pack. Purchased credits never expire.`}
    >
      {packs.length > 0 && (
        <ul className={classes(columns('narrow', 4), css.packs)}>
          {packs.map((pack) => (
            <PackCard
              key={pack.sku_id}
              name={pack.name}
              credits={<data value={pack.credits}>{formatCredits(pack.credits)}</data>}
              unit="credits"
              amount={formatMoney(pack.amount, pack.currency)}
              each={
                <>
                  {formatMoney(each(pack), pack.currency)} <span>a credit</span>
                </>
              }
              pesos={pack.currency === 'PHP' ? undefined : formatMoney(pack.amount_php, 'PHP')}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}

const title = 'Credits'

interface PackCardProps {
  readonly name: ReactNode
  readonly credits: ReactNode
  readonly unit: ReactNode
  readonly amount: ReactNode
  /** The price of one of its credits. */
  readonly each: ReactNode
  /** Where it is sold in another currency. */
  readonly pesos?: string | undefined
}

const PackCard = ({ name, credits, unit, amount, each, pesos }: PackCardProps) => (
  <Card as="li" className={classes(stack(3), css.pack) ?? ''}>
    <h3>{name}</h3>
    <p className={css.credits}>
      {credits} <span>{unit}</span>
    </p>
    <p className={classes(stack(1), 'note', css.price)}>
      <strong>{amount}</strong>
      <span>{each}</span>
    </p>
    {pesos && <p className="label">{pesos}</p>}
  </Card>
)

const each = ({ amount, credits }: { amount: string; credits: string }): string =>
  fromHundredths(shareOf(toHundredths(amount), 100n, toHundredths(credits)))

const places = ['a', 'b', 'c', 'd']

export const CreditsSkeleton = () => (
  <Section
    title={title}
    about={
      <>
        <SkeletonLine width="96%" />
        <SkeletonLine width="20%" />
      </>
    }
  >
    <ul className={classes(columns('narrow', 4), css.packs)} aria-hidden="true">
      {places.map((place) => (
        <PackCard
          key={place}
          name={<SkeletonLine width="4rem" />}
          credits={<SkeletonLine width="5rem" />}
          unit={<SkeletonLine width="3rem" />}
          amount={<SkeletonLine width="6rem" />}
          each={<SkeletonLine width="5rem" />}
        />
      ))}
    </ul>
  </Section>
)
