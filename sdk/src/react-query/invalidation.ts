import type { MutationCacheConfig, QueryClient } from '@tanstack/react-query'
import { queryKey } from './keys.ts'

/** As long as the contract, so it is fetched by itself, beside the first write: a page that only reads need not have it. */
export const loadInvalidations = () => import('../generated/invalidations.ts')

/**
 * Marks the reads stale that the contract says a write makes stale, and waits until those on screen are read again.
 * A read that then fails does not reject.
 */
export async function invalidateAfter(queryClient: QueryClient, method: string, path: string): Promise<void> {
  await invalidate(queryClient, `${method.toUpperCase()} ${path}`)
}

/** For `new MutationCache({ onSuccess: invalidateStale })`: the one place that keeps the cache true after writes. */
export const invalidateStale: NonNullable<MutationCacheConfig['onSuccess']> = (
  _data,
  _variables,
  _result,
  mutation,
  context,
) => invalidate(context.client, mutation.options.mutationKey?.[0])

async function invalidate(queryClient: QueryClient, operation: unknown): Promise<void> {
  const table = await loadInvalidations().catch(() => null)
  // The write is done, whatever could not be fetched: then everything may be stale.
  if (!table) return queryClient.invalidateQueries()
  const stale = table.invalidations[String(operation)] ?? []
  await Promise.all(
    stale.map((path) => {
      const key = { queryKey: queryKey(path) }
      // A first read is not begun anew, and what it was answered may be from before: it is stale once it is there.
      for (const { state, promise } of queryClient
        .getQueryCache()
        .findAll({ ...key, fetchStatus: 'fetching' }))
        if (state.data === undefined)
          promise?.then(
            () => queryClient.invalidateQueries(key),
            () => {},
          )
      return queryClient.invalidateQueries(key)
    }),
  )
}
