import { useRouter } from 'wouter'

/**
 * The query of the address as it stands there, without a question mark: whoever reads it decodes it, once. The hook of wouter
 * has decoded it before, so that a name with a percent sign in it becomes another.
 */
export function useSearch(): string {
  const router = useRouter()
  return router.searchHook(router).replace(/^\?/, '')
}
