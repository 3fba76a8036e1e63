import type { MutationCacheConfig, QueryClient } from '@tanstack/react-query'
import type { components } from '../generated/portal.ts'
import { tells } from '../generated/tells.ts'
import { queryKey } from './keys.ts'

/** As long as the contract, so it is fetched by itself, beside the first write: a page that only reads need not have it. */
export const loadInvalidations = () => import('../generated/invalidations.ts')

/**
 * Marks the reads stale that the contract says a write makes stale, and waits until those on screen are read again.
 * A read that then fails does not reject.
 */
export async function invalidateAfter(queryClient: QueryClient, method: string, path: string): Promise<void> {
  await invalidate(queryClient, { writes: [`${method.toUpperCase()} ${path}`] })
}

/** For `new MutationCache({ onSuccess: invalidateStale })`: the one place that keeps the cache true after writes. */
export const invalidateStale: NonNullable<MutationCacheConfig['onSuccess']> = (
  _data,
  _variables,
  _result,
  mutation,
  context,
) => invalidate(context.client, { writes: [String(mutation.options.mutationKey?.[0])] })

type NotificationEvent = components['schemas']['NotificationEvent']

/** Paths of the reads that are stale after an event of the stream, whoever wrote what. None for a type that is unknown. */
export const staleAfterEvent = ({ type }: NotificationEvent): readonly string[] => tells[type] ?? []

/**
 * Like `invalidateAfter`, for events of the stream, each read once: what the contract says that they tell, and where an event names the write that
 * caused it, what that makes stale. Also for what is known without the stream, such as `{ type: 'calls' }` after calls of one's own.
 */
export async function invalidateAfterEvents(
  queryClient: QueryClient,
  events: readonly NotificationEvent[],
): Promise<void> {
  await invalidate(queryClient, {
    told: events.flatMap(staleAfterEvent),
    writes: events.flatMap((event) => (event.type === 'account' && event.operation) || []),
  })
}

interface StaleReads {
  readonly told?: readonly string[]
  /** `METHOD /path` of each. */
  readonly writes: readonly string[]
}

async function invalidate(queryClient: QueryClient, { told = [], writes }: StaleReads): Promise<void> {
  const table = writes.length > 0 ? await loadInvalidations().catch(() => null) : undefined
  // The write is done, whatever could not be fetched: then everything may be stale.
  if (table === null) return queryClient.invalidateQueries()
  const paths = new Set([...told, ...writes.flatMap((write) => table?.invalidations[write] ?? [])])
  await Promise.all([...paths].map((path) => invalidateReads(queryClient, path)))
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
