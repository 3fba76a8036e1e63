import type { components } from '@switchboard/sdk'
import { type ComponentProps, type FormEvent, useState } from 'react'
import { formatCredits, formatDecimal, formatMoney } from '../../../base/format/format.ts'
import {
  type Currency,
  creditsOf,
  creditsProblem,
  currenciesOf,
  eachOf,
  type PriceBasis,
  packOf,
  priceOf,
} from '../../../domain/wallet/price.ts'
import { afterTopUp } from '../../../domain/wallet/rules.ts'
import { Card } from '../../../ui/card.tsx'
import { classes } from '../../../ui/classes.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { RadioGroup } from '../../../ui/kit/radio-group.tsx'
import { Segments } from '../../../ui/kit/segments.tsx'
import { TextField } from '../../../ui/kit/text-field.tsx'
import { row, stack } from '../../../ui/layout.ts'
import { MethodChoice } from '../payment-offer.tsx'
import css from '../payments.module.css'
import type { TopUpAddress } from './address.ts'

interface ChooseProps {
  readonly address: TopUpAddress
  readonly basis: PriceBasis
  readonly offer: components['schemas']['PaymentOffer']
  readonly wallet: components['schemas']['WalletCredits']
  /** The props of the field of the credits, as useApiForm() gives them. */
  readonly field: Omit<ComponentProps<typeof TextField>, 'label' | 'ref'> & {
    readonly ref: (control: { focus: () => void } | null) => void
  }
  readonly onType: (next: TopUpAddress) => void
  readonly onReview: (event: FormEvent) => void
}

const custom = 'custom'

/** A pack or any number of credits, the currency, and how it is paid. */
export function Choose({ address, basis, offer, wallet, field, onType, onReview }: ChooseProps) {
  const { credits: typed, payment } = address
  const currency = address.currency ?? basis.currency
  const credits = creditsOf(typed)
  const pack = credits ? packOf(credits, basis) : undefined
  // Typing 300 on the way to 3,000 must not jump to the pack of 300.
  const [isCustom, setCustom] = useState((typed !== '' && !pack) || basis.packs.length === 0)
  const choose = (next: Partial<TopUpAddress>) => onType({ ...address, ...next })
  const currencies = currenciesOf(basis).filter((one) => offer.currencies.includes(one))

  return (
    <Card as="section" aria-labelledby="choose">
      <form className={stack(5)} noValidate onSubmit={onReview}>
        <h2 className="card-title" id="choose">
          How many credits?
        </h2>
        {/* Without a field, the packs take the focus for it. */}
        <div
          ref={isCustom ? undefined : (packs) => field.ref(packs && { focus: () => packs.focus() })}
          tabIndex={-1}
          className={css.packs}
        >
          <RadioGroup
            cards
            label="Packs"
            name="pack"
            value={isCustom ? custom : (pack?.sku_id ?? null)}
            options={[
              ...basis.packs.map((one) => ({
                value: one.sku_id,
                label: <PackLabel pack={one} currency={currency} basis={basis} />,
              })),
              {
                value: custom,
                label: (
                  <span className={classes(stack(1), 'num')}>
                    <span>Custom amount</span>
                    <span className="note">
                      {formatCredits(basis.min_credits)} to {formatCredits(basis.max_credits)} credits
                    </span>
                  </span>
                ),
              },
            ]}
            onChange={(value) => {
              const chosen = basis.packs.find(({ sku_id }) => sku_id === value)
              setCustom(!chosen)
              choose({ credits: chosen ? chosen.credits.replace(/\.00$/, '') : '' })
            }}
          />
          {!isCustom && field.error && (
            <p role="alert" className={css.problem}>
              {typed ? field.error : 'Choose a pack or enter an amount.'}
            </p>
          )}
        </div>
        {isCustom && (
          <div className={css.narrow}>
            <TextField
              {...field}
              label="Credits"
              hint={`${formatMoney(basis.credit_price, basis.currency)} each, from ${formatCredits(basis.min_credits)} to ${formatCredits(basis.max_credits)}.`}
              errorAtOnce
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => choose({ credits: target.value })}
            />
          </div>
        )}
        <div className={row([4, 6])}>
          {currencies.length > 1 && (
            <div className={stack(2, 'start')}>
              <span className="strong small">Pay in</span>
              <Segments
                label="Pay in"
                value={currency}
                options={currencies.map((one) => ({ value: one, label: one }))}
                onChange={(next: Currency) => choose({ currency: next === basis.currency ? null : next })}
              />
            </div>
          )}
          <MethodChoice offer={offer} value={payment} onChange={(next) => choose({ payment: next })} />
        </div>
        <div className={classes(row(3), 'ruled', css.foot)}>
          <p className={css.sum} aria-live="polite">
            {credits && creditsProblem(typed, basis) === null ? (
              <>
                <strong>{formatMoney(priceOf(credits, currency, basis).amount, currency)}</strong>{' '}
                <span className="note">
                  Balance after: {formatDecimal(afterTopUp(wallet, credits).balance)}
                </span>
              </>
            ) : (
              <span className="note">You have {formatDecimal(wallet.wallet_credits)} credits.</span>
            )}
          </p>
          <Button type="submit" look="primary">
            Review
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface PackLabelProps {
  readonly pack: PriceBasis['packs'][number]
  readonly currency: Currency
  readonly basis: PriceBasis
}

function PackLabel({ pack, currency, basis }: PackLabelProps) {
  const { amount, pesos } = priceOf(pack.credits, currency, basis)
  return (
    <span className={classes(stack(1), 'num')}>
      <span className="note">{pack.name}</span>
      <span className={css.packCredits}>{formatCredits(pack.credits)} credits</span>
      <span>{formatMoney(amount, currency)}</span>
      <span className="note">
        {currency !== 'PHP' && pesos
          ? formatMoney(pesos, 'PHP')
          : `${formatMoney(eachOf(amount, pack.credits), currency)} a credit`}
      </span>
    </span>
  )
}
