import { queryOptions } from '@tanstack/react-query'
import type { AppServices } from './services.ts'

export type CaptchaForm = 'contact_us' | 'download_newspaper' | 'register'

interface PortalConfig {
  readonly captcha: { readonly forms: readonly CaptchaForm[] } & (
    | { readonly kind: 'altcha' }
    | { readonly kind: 'recaptcha'; readonly siteKey: string }
  )
  /** Those that people log in with. */
  readonly providers?: readonly { readonly id: string; readonly name: string }[]
  /** Whether a webhook can go to a private address and without TLS, as in a demo on one’s own machine. */
  readonly webhooks?: { readonly privateAddresses: boolean }
}

/** The server's settings for this deployment. Undefined if the portal's address isn't our own server, as on mocks. */
export const readPortalConfig = (services: AppServices): Promise<PortalConfig | undefined> =>
  readOwnFile(services, '/portal-config.json')

/** A JSON file that our own server has beside its contract. Undefined if the portal's address isn't our own server. */
export async function readOwnFile<Content>(
  services: AppServices,
  path: string,
): Promise<Content | undefined> {
  const response = await services.fetch(new Request(atServer(services, path)))
  if (response.status >= 500) throw new Error(`${path} returned ${response.status}.`)
  const isJson = response.headers.get('Content-Type')?.includes('json')
  // A server of files answers an unknown address with the start page.
  return response.ok && isJson ? await response.json() : undefined
}

/** The same for all that show a part of it. */
export const portalConfigQuery = (services: AppServices) =>
  queryOptions({
    queryKey: ['portal-config'],
    queryFn: async () => (await readPortalConfig(services)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** For pages that show what is in it. */
export const loadPortalConfig = (services: AppServices): Promise<void> =>
  services.queryClient.prefetchQuery(portalConfigQuery(services))

export const atServer = ({ portalUrl }: Pick<AppServices, 'portalUrl'>, path: string): string =>
  new URL(path, portalUrl).href
