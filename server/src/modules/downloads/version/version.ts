import type { Operation } from '@switchboard/oas/document'
import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']

/** All that is published of one version. */
export interface PublishedVersion {
  readonly api: Schemas['ApiVersion']
  readonly index: Schemas['ApiReference']
  readonly operations: readonly Operation[]
  /** Calls that the API makes by itself. */
  readonly webhooks: readonly Operation[]
}

/** Servers of the document: those that are not the portal’s own. */
export const publisherServers = ({ api, index }: PublishedVersion) =>
  (index.servers ?? []).filter(({ url }) => !api.servers.some((own) => own.url === url))

/** Open to everybody, without a key; undefined for an API without a mock. */
export function mockOf({ api }: PublishedVersion, publicUrl: string): string | undefined {
  const mock = api.servers.find(({ environment }) => environment === 'MOCK')
  return mock && absolute(mock.url, publicUrl)
}

export const absolute = (address: string, publicUrl: string): string => new URL(address, `${publicUrl}/`).href

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
