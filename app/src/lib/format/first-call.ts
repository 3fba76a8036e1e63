import type { components } from '@switchboard/sdk'
import { href } from '../../paths.ts'

type PublicApi = components['schemas']['PublicApi']

interface CallableApi extends Pick<PublicApi, 'publisher' | 'tag' | 'version'> {
  readonly operations?: readonly Pick<PublicApi['operations'][number], 'operation_id'>[] | undefined
}

/** The console of an API's main operation, ready to send; the API's page while its operations are not known. */
export function firstCallHref({ publisher, tag, version, operations = [] }: CallableApi): string {
  const [main] = operations
  return href(
    'api',
    { publisher, tag, version },
    main && { query: { operation: main.operation_id }, hash: 'try-it' },
  )
}

/** Which API a newcomer calls first: the one that the portal itself shows, else the first of the catalogue. */
export const firstApi = (apis: readonly PublicApi[]): PublicApi | undefined =>
  apis.find(({ api }) => api === 'sim-swap') ?? apis[0]
