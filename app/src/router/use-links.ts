import { useEffect } from 'react'
import { useLocation, useRouter } from 'wouter'
import { layouts } from '../layouts/layouts.ts'
import { type Row, routes } from '../routes.tsx'
import { findRoute } from './find-route.ts'
import { followLinks } from './link-clicks.ts'
import { prefetchLinks } from './prefetch.ts'

/** Page and layout side by side: one after the other they would take two round trips. */
export function fetchRow(row: Row): void {
  // A failure shows when the page itself is rendered, where it can be told.
  row.page.preload?.().catch(() => {})
  layouts[row.layout].preload?.().catch(() => {})
}

/** Makes plain links fast: followed without a page load, their pages fetched before the click. */
export function useLinks(): void {
  const [, navigate] = useLocation()
  const { parser } = useRouter()

  useEffect(() => followLinks(document, navigate), [navigate])
  useEffect(
    () =>
      prefetchLinks(document, (path) => {
        const match = findRoute(routes, { path, parser })
        if (match) fetchRow(match.row)
      }),
    [parser],
  )
}
