import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import styles from './insight.module.css'

const paragraphs = ['a', 'b', 'c', 'd']

export function InsightSkeleton() {
  return (
    <div className={`wrap ${styles.page}`} aria-hidden="true">
      <div className={styles.head}>
        <div className={styles.words}>
          <PlainSkeleton width="90px" height="23px" />
          <PlainSkeleton width="92%" height="96px" />
          <PlainSkeleton width="80%" height="56px" />
          <PlainSkeleton width="60%" height="50px" />
        </div>
        <PlainSkeleton height="252px" />
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          {paragraphs.map((place) => (
            <PlainSkeleton key={place} width="min(100%, 33.5rem)" height="104px" />
          ))}
        </div>
      </div>
    </div>
  )
}
