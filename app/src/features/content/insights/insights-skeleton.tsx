import { Card } from '../../../ui/card.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import styles from './insights.module.css'

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

/** Nine cards of the shape that is to come. */
export function InsightsSkeleton() {
  return (
    <div>
      <ul className={styles.cards} aria-hidden="true">
        {places.map((place) => (
          <Card key={place} as="li" padded={false} className={styles.ghost}>
            <div className={styles.ghostCover} />
            <div className={styles.ghostBody}>
              <PlainSkeleton width="86%" height="23px" />
              <PlainSkeleton width="96%" height="64px" />
              <PlainSkeleton width="60%" height="20px" />
            </div>
          </Card>
        ))}
      </ul>
    </div>
  )
}
