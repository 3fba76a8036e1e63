import { invalidateStale, retryUnlessRefused } from '@switchboard/sdk/react-query'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import { freshMs, isKnownMissing, isMissing } from './missing.ts'

/** Reads are tried again when that can help, writes never; after a write the contract says which reads are stale. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess(...written) {
        // A thing missing before a write may exist after it.
        client.removeQueries({ type: 'inactive', predicate: ({ state }) => isMissing(state.error) })
        return invalidateStale(...written)
      },
    }),
    defaultOptions: {
      queries: {
        retry: retryUnlessRefused,
        // Else a page that says that there is nothing would give way to a skeleton, and ask once more.
        retryOnMount: ({ state }) => !isKnownMissing(state),
        staleTime: freshMs,
      },
      mutations: { retry: false },
    },
  })
  return client
}
