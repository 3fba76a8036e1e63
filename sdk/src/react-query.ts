export {
  invalidateAfter,
  invalidateAfterEvents,
  invalidateStale,
  staleAfterEvents,
} from './react-query/invalidation.ts'
export { mutationKey, queryKey } from './react-query/keys.ts'
export {
  type InfiniteOptions,
  infiniteQueryOptions,
  type PageOptions,
  pageOptions,
} from './react-query/list-options.ts'
export { mutationOptions, type WriteOptions } from './react-query/mutation-options.ts'
export { postQueryOptions, queryOptions, type ReadOptions } from './react-query/query-options.ts'
export { retryUnlessRefused } from './react-query/retry.ts'
