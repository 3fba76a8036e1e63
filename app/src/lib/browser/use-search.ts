import { useRouter } from 'wouter'

/**
 * The raw query of the address, without a question mark, for readers that decode it once. wouter's hook decodes it
 * before, so that a name with a percent sign becomes another.
 */
export function useSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
