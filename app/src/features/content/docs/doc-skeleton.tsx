import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import styles from './docs.module.css'

const paragraphs = ['a', 'b', 'c', 'd']

export function DocSkeleton() {
  return (
    <div className={styles.ghost} aria-hidden="true">
      <PlainSkeleton width="min(100%, 22rem)" height="42px" />
      <PlainSkeleton width="min(100%, 30rem)" height="29px" />
      {paragraphs.map((place) => (
        <PlainSkeleton key={place} width="min(100%, 33.5rem)" height="112px" />
      ))}
    </div>
  )
}
