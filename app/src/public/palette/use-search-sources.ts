import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allInsightsQuery, docsQuery, faqsQuery } from '../../domain/content/queries.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { problemText } from '../../lib/problem.ts'
import { useServices } from '../../lib/services.ts'
import type { Entry } from './entry.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { catalogueEntries } from './sources/catalogue.ts'
import { keyEntries, keyIdEntries } from './sources/keys.ts'
import { problemEntries, problemsQuery } from './sources/problems.ts'
import { docEntries, faqEntries, insightEntries } from './sources/texts.ts'
import type { Local } from './use-local-entries.ts'

/** Unchanged, the answer is an empty 304: asking anew costs little. */
const searchIndexQuery = (portal: Portal) => queryOptions(portal, '/api/search-index')

interface Source {
  /** Its content, as people call it. */
  readonly name: string
  readonly held: { readonly entries: readonly Entry[]; readonly index: SearchIndex }
  readonly query: Pick<UseQueryResult, 'data' | 'isLoading' | 'isPaused' | 'isFetching' | 'error' | 'refetch'>
}

export interface SearchSources {
  readonly entries: readonly Entry[]
  readonly indexes: readonly SearchIndex[]
  readonly pending: boolean
  /** Sources that can't be searched now. */
  readonly failed: readonly string[]
  readonly requestId: string | undefined
  readonly retrying: boolean
  readonly retry: () => void
}

/** Everything that is loaded, each source searched as soon as it is there. `local` needs no loading. */
export function useSearchSources(
  local: readonly Entry[],
  { visitor, hasKeys }: Pick<Local, 'visitor' | 'hasKeys'>,
): SearchSources {
  const { portal, content } = useServices()
  const apis = useSource('APIs and operations', useQuery(searchIndexQuery(portal)), catalogueEntries)
  const faqs = useSource('questions', useQuery(faqsQuery(portal)), faqEntries)
  const insights = useSource('insights', useQuery(allInsightsQuery(content)), insightEntries)
  const docs = useSource('documentation', useQuery(docsQuery(content)), visitor ? lockedDocs : openDocs)
  const problems = useSource('error codes', useQuery(problemsQuery), problemEntries)
  const ownKeys = useQuery({ ...subscriptionsQuery(portal), enabled: hasKeys })
  const keys = useSource('your keys', ownKeys, ownKeyEntries)
  const own = useMemo(() => ({ entries: local, index: createSearchIndex(local) }), [local])
  const held = useMemo(() => {
    const all = [own, keys.held, apis.held, faqs.held, insights.held, docs.held, problems.held]
    return { entries: all.flatMap(({ entries }) => entries), indexes: all.map(({ index }) => index) }
  }, [own, keys.held, apis.held, faqs.held, insights.held, docs.held, problems.held])

  const sources = [apis, faqs, insights, docs, problems, ...(hasKeys ? [keys] : [])]
  // Without a network a read waits for one, and a person should not.
  const failed = sources.filter(({ query }) => !query.data && (query.error || query.isPaused))
  return {
    ...held,
    pending: sources.some(({ query }) => query.isLoading),
    failed: failed.map(({ name }) => name),
    requestId: failed.map(({ query }) => problemText(query.error).requestId).find(Boolean),
    retrying: failed.some(({ query }) => query.isFetching),
    retry: () => {
      for (const { query } of failed) void query.refetch()
    },
  }
}

function useSource<Item>(
  name: string,
  query: UseQueryResult<{ readonly data: readonly Item[] }>,
  entriesOf: (items: readonly Item[]) => readonly Entry[],
): Source {
  const items = query.data?.data
  const index = useMemo(() => {
    const entries = items ? entriesOf(items) : []
    return { entries, index: createSearchIndex(entries) }
  }, [items, entriesOf])
  return { name, query, held: index }
}

const copyText = (text: string) => navigator.clipboard.writeText(text)

const ownKeyEntries = (subscriptions: Parameters<typeof keyEntries>[0]) => [
  ...keyEntries(subscriptions),
  ...keyIdEntries(subscriptions, copyText),
]

const lockedDocs = (docs: Parameters<typeof docEntries>[0]) => docEntries(docs, true)
const openDocs = (docs: Parameters<typeof docEntries>[0]) => docEntries(docs, false)
