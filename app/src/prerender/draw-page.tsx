import { text } from 'node:stream/consumers'
import { isApiError } from '@switchboard/sdk'
import type { Query, QueryObserverOptions } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from '../app.tsx'
import { createApp } from '../create-app.ts'
import type { PageHead } from '../lib/browser/page-head.ts'
import { type DrawnQueries, drawnQueriesOf } from '../lib/query/drawn-queries.ts'
import { isMissing } from '../lib/query/missing.ts'
import type { AppServices } from '../lib/services.ts'
import type { RouteMatch } from '../router/find-route.ts'
import type { RouteDefinition } from '../router/route-definition.ts'
import { type PrerenderSettings, visit } from './visitor.ts'

export interface DrawnPage {
  readonly markup: string
  readonly queries: DrawnQueries
  readonly head: PageHead
}

/**
 * Loads what the route says that its page shows, then draws it; without a route, the page that says that there is none. Rejects where
 * that cannot be done; then the browser draws it.
 */
export async function drawPage(
  url: URL,
  match: RouteMatch<RouteDefinition> | null,
  settings: PrerenderSettings,
): Promise<DrawnPage> {
  const { options, head } = visit(url, settings)
  const services = createApp(options)
  const { queryClient } = services
  const known = () => queryClient.getQueryCache().getAll()

  await services.session.start()
  const address = { params: match?.params ?? {}, search: url.search.slice(1) }
  await match?.route.load?.(services, address).catch((error: unknown) => {
    if (!isMissing(error)) throw error
  })
  const failures = known().flatMap(({ state }) => (state.status === 'error' ? [state.error] : []))
  const failure = failures.find((error) => !isMissing(error))
  if (failure) throw failure

  const markup = await drawMarkup(url, services)
  // It shows a part that is missing as one that failed: that can be tried again, in the browser.
  if (failures.length > 0 && !head().missing) throw failures[0]
  const left = known().filter(isAwaited)
  if (left.length > 0)
    throw new Error(
      `${match?.route.name} shows data that its load() doesn’t load: ${left.map(({ queryHash }) => queryHash)}`,
    )
  return { markup, queries: drawnQueriesOf(queryClient), head: head() }
}

/** Whether a page failed because there is nothing at its address. */
export const isNotFound = (error: unknown): boolean => isApiError(error) && error.status === 404

/** A component that waits for its data leaves the query behind, with its options. */
const isAwaited = ({ state, options }: Query): boolean =>
  state.status === 'pending' && (options as QueryObserverOptions).enabled !== false

/** The app at this address, within whatever it needs round it. */
export async function drawMarkup(
  { pathname, search }: URL,
  services: AppServices,
  within = (app: ReactElement) => app,
): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    within(
      <Router ssrPath={pathname} ssrSearch={search.slice(1)}>
        <App services={services} />
      </Router>,
    ),
    // Large parts would else come after the page, moved to their place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  const markup = await text(prelude)
  if (failures.length > 0) throw failures[0]
  return markup
}
