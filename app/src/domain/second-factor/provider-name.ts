import { useQuery } from '@tanstack/react-query'
import { portalConfigQuery } from '../../lib/portal-config.ts'
import { useServices } from '../../lib/services.ts'

/** How a provider that people log in with calls itself. */
export function useProviderName(id: string | null): string {
  const { data } = useQuery(portalConfigQuery(useServices()))
  return data?.providers?.find((one) => one.id === id)?.name ?? 'Single sign-on'
}
