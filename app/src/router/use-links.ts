import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useServices } from '../lib/services.ts'
import { routes } from '../routes.ts'
import { findRoute } from './find-route.ts'
import { followLinks } from './link-clicks.ts'
import { fetchCode, fetchData } from './load-route.ts'
import { prefetchLinks } from './prefetch.ts'

/** Makes plain links fast: followed without a page load, their pages fetched before the click. */
export function useLinks(): void {
  const [, navigate] = useLocation()
  const services = useServices()

  useEffect(() => followLinks(document, navigate), [navigate])
  useEffect(
    () =>
      prefetchLinks(document, ({ pathname, search }) => {
        const match = findRoute(routes, pathname)
        if (!match) return
        fetchCode(match.route)
        fetchData(services, match, search.slice(1))
      }),
    [services],
  )
}
