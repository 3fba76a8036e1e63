import { formatCredits, formatMoney } from '../../lib/format/format.ts'
import { fromHundredths, shareOf, toHundredths } from '../../lib/format/money.ts'
import { Card } from '../../ui/card.tsx'
import type { PriceBasis } from './prices.ts'
import css from './pricing.module.css'
import { Section } from './section.tsx'

/** What credits cost: by the piece, and in packs. */
export function Credits({ basis }: { readonly basis: PriceBasis }) {
  const { currency, credit_price, min_credits, max_credits, packs } = basis
  return (
    <Section
      title="Credits"
      about={`Buy any number from ${formatCredits(min_credits)} to ${formatCredits(max_credits)} at ${formatMoney(credit_price, currency)} each, or a pack. Purchased credits never expire.`}
    >
      {packs.length > 0 && (
        <ul className={css.packs}>
          {packs.map((pack) => (
            <Card key={pack.sku_id} as="li" className={css.pack ?? ''}>
              <h3>{pack.name}</h3>
              <p className={css.credits}>
                <data value={pack.credits}>{formatCredits(pack.credits)}</data> <span>credits</span>
              </p>
              <p className={css.price}>
                <strong>{formatMoney(pack.amount, pack.currency)}</strong>
                <span>
                  {formatMoney(each(pack), pack.currency)} <span>a credit</span>
                </span>
              </p>
              {pack.currency !== 'PHP' && <p className="label">{formatMoney(pack.amount_php, 'PHP')}</p>}
            </Card>
          ))}
        </ul>
      )}
    </Section>
  )
}

const each = ({ amount, credits }: { amount: string; credits: string }): string =>
  fromHundredths(shareOf(toHundredths(amount), 100n, toHundredths(credits)))
