import type { components } from '@switchboard/sdk'
import { href } from '../../paths.ts'

type PublicApi = components['schemas']['PublicApi']

interface CallableApi extends Pick<PublicApi, 'publisher' | 'tag' | 'version'> {
  readonly main_operation?: string | undefined
  readonly operations?: readonly Pick<PublicApi['operations'][number], 'operation_id'>[] | undefined
}

/** The console of an API's main operation, ready to send; the API's page while its operations are not known. */
export function firstCallHref(api: CallableApi): string {
  const { publisher, tag, version, operations = [], main_operation: main = operations[0]?.operation_id } = api
  return href(
    'api',
    { publisher, tag, version },
    main ? { query: { operation: main }, hash: 'try-it' } : undefined,
  )
}

type CatalogueApi = components['schemas']['CatalogueApi']

/** Which API a newcomer calls first: the one that the portal itself shows, else the first that answers. */
export const firstApi = (apis: readonly CatalogueApi[]): CatalogueApi | undefined =>
  apis.find(({ api }) => api === 'sim-swap') ?? apis.find(({ callable }) => callable)
