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
 * A signed-in page until the session is known and its code has loaded: as it looks while it waits for its data, drawn
 * by the build (src/prerender/draw-skeletons.ts). The browser leaves it as it came, so hydrating it costs nothing,
 * and nothing in it can be pressed. Navigation within the app shows none.
 */
export function PageSkeleton({ children }: { readonly children?: ReactNode }) {
  const { skeleton } = useServices()
  if (usePage().arrived || !skeleton) return <PageLoading />
  const drawn = skeleton === true ? { children } : { dangerouslySetInnerHTML: { __html: skeleton } }
  return <div id={skeletonId} className={styles.loading} inert suppressHydrationWarning {...drawn} />
}
