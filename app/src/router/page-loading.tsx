import styles from '../layouts/layouts.module.css'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** Keeps the footer below the fold, where nobody sees it move; a bar appears only when it takes a while. */
export function PageLoading() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.bar} aria-hidden="true" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  )
}
