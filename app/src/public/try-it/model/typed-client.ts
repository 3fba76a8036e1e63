import type { TypedClient } from '@switchboard/oas/request'
import { apis } from '@switchboard/sdk/apis'
import type { ApiVersion, Environment } from '../types.ts'
import { gatewayOf } from './environments.ts'

const released: Readonly<Record<string, { readonly path: string; readonly release: string }>> = apis
const environments = { MOCK: 'mock', TEST: 'test', LIVE: 'live' } as const

/** The client that the SDK has for an API, where its types are those of the very release that is shown. */
export function typedClientOf(
  version: ApiVersion,
  environment: Environment,
  portal: URL,
): TypedClient | undefined {
  const { api, full_version } = version
  const client = Object.hasOwn(released, api) ? released[api] : undefined
  if (client?.release !== full_version || client.path !== gatewayOf(version)) return undefined
  return { api, baseUrl: portal.origin, environment: environments[environment] }
}
