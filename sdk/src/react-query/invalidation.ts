import type { MutationCacheConfig, QueryClient } from '@tanstack/react-query'
import type { components } from '../generated/portal.ts'
import { queryKey } from './keys.ts'

/** As long as the contract, so it is fetched by itself, with the first write or event: a page that only reads need not have it. */
export const loadInvalidations = () => import('../generated/invalidations.ts')

/**
 * Marks the reads stale that the contract says a write makes stale, and waits until those on screen are read again.
 * A read that then fails does not reject.
 */
export async function invalidateAfter(queryClient: QueryClient, method: string, path: string): Promise<void> {
  await invalidate(queryClient, staleAfterWrite(`${method.toUpperCase()} ${path}`))
}

/** For `new MutationCache({ onSuccess: invalidateStale })`: the one place that keeps the cache true after writes. */
export const invalidateStale: NonNullable<MutationCacheConfig['onSuccess']> = (
  _data,
  _variables,
  _result,
  mutation,
  context,
) => invalidate(context.client, staleAfterWrite(String(mutation.options.mutationKey?.[0])))

type NotificationEvent = components['schemas']['NotificationEvent']

/**
 * Paths of the reads that the contract says are stale after events of the stream: those that each tells, and where one names the write that caused
 * it, those that this makes stale. Of an event or a write that it does not know, none. Rejects where the tables can't be fetched.
 */
export async function staleAfterEvents(events: readonly NotificationEvent[]): Promise<readonly string[]> {
  const { invalidations, tells } = await loadInvalidations()
  const paths = events.flatMap((event) => [
    ...(tells[event.type] ?? []),
    ...((event.type === 'account' && invalidations[event.operation ?? '']) || []),
  ])
  return [...new Set(paths)]
}

/**
 * Like `invalidateAfter`, for events of the stream, each read once. Also for what is known without the stream, such as `{ type: 'calls' }` after calls
 * of one's own.
 */
export const invalidateAfterEvents = (
  queryClient: QueryClient,
  events: readonly NotificationEvent[],
): Promise<void> => invalidate(queryClient, staleAfterEvents(events))

async function staleAfterWrite(write: string): Promise<readonly string[]> {
  return (await loadInvalidations()).invalidations[write] ?? []
}

async function invalidate(queryClient: QueryClient, stale: Promise<readonly string[]>): Promise<void> {
  const paths = await stale.catch(() => null)
  // It has happened, whatever could not be fetched: then everything may be stale.
  if (!paths) return queryClient.invalidateQueries()
  await Promise.all(paths.map((path) => invalidateReads(queryClient, path)))
}

function invalidateReads(queryClient: QueryClient, path: string): Promise<void> {
  const key = { queryKey: queryKey(path) }
  // A first read is not begun anew, and what it was answered may be from before: it is stale once it is there.
  for (const { state, promise } of queryClient.getQueryCache().findAll({ ...key, fetchStatus: 'fetching' }))
    if (state.data === undefined)
      promise?.then(
        () => queryClient.invalidateQueries(key),
        () => {},
      )
  return queryClient.invalidateQueries(key)
}
