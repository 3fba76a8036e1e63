import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import styles from './text-page.module.css'

const paragraphs = ['a', 'b', 'c', 'd', 'e']

export function TextSkeleton() {
  return (
    <div className={`wrap ${styles.page}`} aria-hidden="true">
      <div className={styles.head}>
        <PlainSkeleton width="min(100%, 22rem)" height="46px" />
        <PlainSkeleton width="min(100%, 30rem)" height="58px" />
      </div>
      <div className={styles.ghost}>
        {paragraphs.map((place) => (
          <PlainSkeleton key={place} width="min(100%, 33.5rem)" height="112px" />
        ))}
      </div>
    </div>
  )
}
