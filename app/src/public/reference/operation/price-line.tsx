import { policies } from '@switchboard/sdk/problems'
import type { ReactNode } from 'react'
import { isZero } from '../../../base/format/money.ts'
import { announcedPrice, useAnnouncements } from '../../../domain/catalogue/announcements.ts'

interface PriceLineProps {
  /** It stands in the head itself; null when the document names none. */
  readonly price: string | null
  /** The price that is announced. */
  readonly announced: ReactNode
}

/** When the price is paid, and what it will be. */
export const PriceLine = ({ price, announced }: PriceLineProps) => (
  <p data-part="price" className="note">
    {announced}
    {priceWords(price)}
  </p>
)

/** The announced price of an operation, with its day; nothing where none is. */
export function AnnouncedPrice({ api, operation }: { readonly api: string; readonly operation: string }) {
  const next = announcedPrice(useAnnouncements(api), api, operation)
  return next && <strong>{next}. </strong>
}

function priceWords(price: string | null): string {
  if (price === null) return 'The document sets no price for this operation.'
  if (isZero(price)) return 'Free in every environment.'
  return policies.charging
}
