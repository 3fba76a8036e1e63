import { text } from 'node:stream/consumers'
import { isApiError } from '@switchboard/sdk'
import { type DehydratedState, dehydrate, type Query, type QueryObserverOptions } from '@tanstack/react-query'
import { prerenderToNodeStream } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from '../app.tsx'
import { session } from '../lib/api.ts'
import { queryClient } from '../lib/query-client.ts'
import { openAddress } from './window.ts'

/** Data that asks for more data: list, detail, parts. More rounds than any page needs. */
const mostRounds = 6

export interface Drawn {
  readonly markup: string
  readonly state: DehydratedState
  readonly title: string
  readonly summary: string
}

/** Rejects where a page cannot be drawn; then the browser draws it. */
export async function drawPage(url: URL): Promise<Drawn> {
  openAddress(url)
  await session.start()
  try {
    for (let round = 0; round < mostRounds; round += 1) {
      const markup = await drawn(url)
      const asked = queries().filter(isAsked)
      if (asked.length === 0) return { markup, state: dehydrate(queryClient), ...head() }
      await Promise.all(asked.map((query) => query.fetch()))
    }
    throw new Error(`${url.pathname} asks for more with each answer`)
  } finally {
    // A page's data is as old as the page, whoever asked for it before.
    queryClient.clear()
  }
}

/** Whether a page failed because there is nothing at its address. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404

const queries = () => queryClient.getQueryCache().getAll()

/** A component that waits for its data leaves the query behind, with its options. */
const isAsked = ({ state, options }: Query): boolean =>
  state.status === 'pending' && (options as QueryObserverOptions).enabled !== false

async function drawn({ pathname, search }: URL): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <Router ssrPath={pathname} ssrSearch={search.slice(1)}>
      <App />
    </Router>,
    // Large parts would else come after the page, moved to their place by an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void failures.push(error) },
  )
  const markup = await text(prelude)
  if (failures.length > 0) throw failures[0]
  return markup
}

const head = () => ({
  title: document.title,
  summary: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
})
