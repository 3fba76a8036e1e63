import { policies } from '@switchboard/sdk/problems'
import type { ApiVersion, Environment } from '../types.ts'

export const environmentMarks: Readonly<Record<Environment, string>> = {
  MOCK: 'Documented responses, always free, no key.',
  TEST: policies.testKeys,
  LIVE: policies.liveKeys,
}

/** Notes for calls that cost nothing. */
export const freeNotes: Readonly<Record<Exclude<Environment, 'LIVE'>, string>> = {
  MOCK: 'Free on the mock',
  TEST: 'Free with a test key',
}

export const environmentsOf = ({ servers }: Pick<ApiVersion, 'servers'>): readonly Environment[] =>
  (['MOCK', 'TEST', 'LIVE'] as const).filter((one) => servers.some(({ environment }) => environment === one))

const forwarded: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Whether the gateway takes calls of this method; others are documented alone. */
export const isForwarded = (method: string): boolean => forwarded.has(method)

/** Where the API is reached. A path is meant at the portal's own address, which may be another than this page's. */
export function baseOf(
  api: Pick<ApiVersion, 'servers' | 'publisher' | 'tag' | 'version'>,
  environment: Environment,
  portal: URL,
): string {
  const server = api.servers.find((one) => one.environment === environment)
  return new URL(server?.url ?? gatewayOf(api), portal).href
}

/** Where an API will answer that does not yet. */
export const gatewayOf = ({
  publisher,
  tag,
  version,
}: Pick<ApiVersion, 'publisher' | 'tag' | 'version'>): string =>
  ['/gateway', publisher, tag, version].filter(Boolean).join('/')
