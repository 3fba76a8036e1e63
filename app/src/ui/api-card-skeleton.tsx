import styles from './api-card.module.css'
import { Card } from './card.tsx'
import { PlainSkeleton } from './plain-skeleton.tsx'

/** As many as a first screen shows, so that the page keeps its height when the real cards arrive. */
const places = ['a', 'b', 'c', 'd', 'e', 'f']

export function ApiCardSkeletons({ label }: { readonly label: string }) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {places.map((place) => (
        <Card key={place} as="li" className={styles.card}>
          <PlainSkeleton width="55%" height="22px" />
          <div className={styles.summary}>
            <PlainSkeleton width="94%" height="22px" />
            <PlainSkeleton width="70%" height="22px" />
          </div>
          <PlainSkeleton width="62%" height="24px" />
          <div className={styles.foot}>
            <PlainSkeleton width="40%" height="25px" />
          </div>
        </Card>
      ))}
    </ul>
  )
}
