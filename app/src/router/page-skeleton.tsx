import type { ReactNode } from 'react'
import styles from '../layouts/layouts.module.css'
import { useServices } from '../lib/services.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { usePage } from './page-context.ts'

export const skeletonId = 'skeleton'

/** Keeps the footer below the fold, where nobody sees it move; a bar appears only when it takes a while. */
export function PageLoading() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.bar} aria-hidden="true" />
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
  )
}

/**
 * A page of who is signed in, until it is known who that is and its code is there: as it looks while it waits for its data, drawn by
 * the build (src/prerender/draw-skeletons.ts). The browser leaves it as it came, so it costs nothing to take over, and nothing in it
 * can be pressed. A page that was gone to within the app has none.
 */
export function PageSkeleton({ children }: { readonly children?: ReactNode }) {
  const { skeleton } = useServices()
  if (usePage().arrived || !skeleton) return <PageLoading />
  const drawn = skeleton === true ? { children } : { dangerouslySetInnerHTML: { __html: skeleton } }
  return <div id={skeletonId} className={styles.loading} inert suppressHydrationWarning {...drawn} />
}
