import { useQuery } from '@tanstack/react-query'
import { useHydrating } from '../../base/use-hydrating.ts'
import { useServices } from '../../lib/services.ts'

const askMs = 30_000

const texts = {
  ready: 'The portal and the gateway are up.',
  notReady: 'The portal can’t take calls right now. We’re on it.',
  unreachable: 'Your browser couldn’t reach the portal. Check your connection.',
}

/** Whether calls may be sent here, as the server tells its load balancer. */
export function PortalStatus() {
  const { fetch, portalUrl } = useServices()
  const hydrating = useHydrating()
  const { data } = useQuery({
    queryKey: ['readyz'],
    queryFn: async ({ signal }) => {
      const request = new Request(new URL('/readyz', portalUrl), { signal })
      const response = await fetch(request).catch(() => undefined)
      if (response?.status === 503) return 'notReady'
      return response?.ok ? 'ready' : 'unreachable'
    },
    // The server draws no page that waits for an answer, and its own would say nothing of the way to it.
    enabled: !hydrating,
    refetchInterval: askMs,
  })
  return <p role="status">{data ? texts[data] : 'Checking…'}</p>
}
