import type { components } from '@switchboard/sdk'
import type { Operation } from './sample/sample.ts'

type Schemas = components['schemas']

/** All that is published of one version. */
export interface PublishedVersion {
  readonly api: Schemas['ApiVersion']
  readonly index: Schemas['ApiReference']
  readonly operations: readonly Operation[]
}

/** What callers with a key call; a path of the document follows. */
export const gatewayOf = ({ api }: PublishedVersion, publicUrl: string): string =>
  serverOf(api, 'TEST', publicUrl)

/** Answers everybody, without a key. */
export const mockOf = ({ api }: PublishedVersion, publicUrl: string): string =>
  serverOf(api, 'MOCK', publicUrl)

function serverOf(
  { servers }: Schemas['ApiVersion'],
  environment: 'MOCK' | 'TEST',
  publicUrl: string,
): string {
  const address = servers.find((server) => server.environment === environment)?.url ?? ''
  return new URL(address, `${publicUrl}/`).href
}

/** The name under which a file of the version is saved: whose it is, what it is, and which version. */
export const fileName = (
  {
    publisher,
    tag,
    api,
    full_version,
  }: Pick<Schemas['ApiVersion'], 'publisher' | 'tag' | 'api' | 'full_version'>,
  rest: string,
): string => `${publisher}-${tag ?? api}-${full_version}${rest}`
