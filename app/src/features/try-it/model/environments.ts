import type { ApiVersion, Environment } from '../types.ts'

export const environmentNames: Readonly<Record<Environment, string>> = {
  MOCK: 'Mock',
  TEST: 'Test',
  LIVE: 'Live',
}

export const environmentsOf = ({ servers }: Pick<ApiVersion, 'servers'>): readonly Environment[] =>
  (['MOCK', 'TEST', 'LIVE'] as const).filter((one) => servers.some(({ environment }) => environment === one))

/** Where the API is reached. A path is meant at the portal's own address, which may be another than this page's. */
export function baseOf(
  { servers }: Pick<ApiVersion, 'servers'>,
  environment: Environment,
  portal: URL,
): string {
  const server = servers.find((one) => one.environment === environment)
  return server ? new URL(server.url, portal).href : portal.origin
}
