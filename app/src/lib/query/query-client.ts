import { invalidateStale, retryUnlessRefused } from '@switchboard/sdk/react-query'
import { MutationCache, QueryClient } from '@tanstack/react-query'

const freshMs = 30_000

/** Reads are tried again when that can help, writes never; after a write the contract says which reads are stale. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({ onSuccess: invalidateStale }),
    defaultOptions: {
      queries: { retry: retryUnlessRefused, staleTime: freshMs },
      mutations: { retry: false },
    },
  })
