import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import packs from '../pricing.module.css'

const cards = ['a', 'b', 'c', 'd']
const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Packs above, the list of prices below, as they are to come. */
export function PricingSkeleton() {
  return (
    <div className={packs.pricingSkeletonPage}>
      <div className={packs.packs}>
        {cards.map((card) => (
          <PlainSkeleton key={card} height="150px" />
        ))}
      </div>
      <div className={packs.rows}>
        {rows.map((row) => (
          <PlainSkeleton key={row} height="44px" />
        ))}
      </div>
    </div>
  )
}
