import { policies } from '@switchboard/sdk/problems'
import { isZero } from '../../../base/format/money.ts'

/** When the price is paid. It stands in the head itself; null when the document names none. */
export const PriceLine = ({ price }: { readonly price: string | null }) => (
  <p data-part="price" className="note">
    {priceWords(price)}
  </p>
)

function priceWords(price: string | null): string {
  if (price === null) return 'The document sets no price for this operation.'
  if (isZero(price)) return 'Free in every environment.'
  return policies.charging
}
