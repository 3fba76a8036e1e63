import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import css from '../catalogue.module.css'

const cards = ['a', 'b', 'c', 'd', 'e', 'f']

/** Six cards of the shape that is to come. */
export function CatalogueSkeleton() {
  return (
    <div className={css.cards}>
      {cards.map((card) => (
        <PlainSkeleton key={card} height="214px" />
      ))}
    </div>
  )
}
