import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from './doc-view.module.css'

const paragraphs = ['a', 'b', 'c', 'd']

export function DocSkeleton() {
  return (
    <div className={styles.ghost} aria-hidden="true">
      <Skeleton width="min(100%, 22rem)" height="42px" />
      <Skeleton width="min(100%, 30rem)" height="29px" />
      {paragraphs.map((place) => (
        <Skeleton key={place} width="min(100%, 33.5rem)" height="112px" />
      ))}
    </div>
  )
}
