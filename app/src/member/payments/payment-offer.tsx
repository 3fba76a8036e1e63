import type { components } from '@switchboard/sdk'
import { methods } from '../../domain/billing/payment-methods.ts'
import { href } from '../../paths.ts'
import { Banner } from '../../ui/banner.tsx'
import { LinkButton } from '../../ui/kit/button.tsx'
import { Segments } from '../../ui/kit/segments.tsx'
import { stack } from '../../ui/layout.ts'

type PaymentOffer = components['schemas']['PaymentOffer']
export type Method = components['schemas']['PaymentMethod']

/** The method that was chosen, if the provider takes it, and else the first that it takes. */
export const offeredMethod = (chosen: Method, { methods: offered }: PaymentOffer): Method =>
  offered.includes(chosen) ? chosen : (offered[0] ?? chosen)

interface MethodChoiceProps {
  readonly offer: PaymentOffer
  readonly value: Method
  readonly onChange: (method: Method) => void
}

/** Nothing where there is nothing to choose. */
export const MethodChoice = ({ offer, value, onChange }: MethodChoiceProps) =>
  offer.methods.length > 1 && (
    <div className={stack(2, 'start')}>
      <span className="strong small">Pay with</span>
      <Segments
        label="Pay with"
        value={value}
        options={offer.methods.map((one) => ({ value: one, label: methods[one] }))}
        onChange={onChange}
      />
    </div>
  )

export const NoPayments = () => (
  <Banner
    tone="warning"
    title="Payments aren’t set up here."
    action={<LinkButton href={href('contact')}>Contact us</LinkButton>}
  >
    Contact us to add credits or settle a statement.
  </Banner>
)
