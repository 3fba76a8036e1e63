import type { PublicApi } from './types.ts'

export interface ApiAddress {
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
}

/** What `/api/{publisher}/{tag?}/{version}` says; null for any other address, from which the page is fetched ahead. */
export function addressOf(pathname: string): ApiAddress | null {
  const [, root, publisher, ...rest] = pathname.split('/')
  const [tag, version] = rest.length === 1 ? [null, rest[0]] : rest
  if (root !== 'api' || rest.length > 2 || !publisher || !version) return null
  return { publisher, tag: tag ?? null, version }
}

/**
 * The API behind an address. The catalogue lists each API once, in its newest version, so the version asked for is not
 * compared: an older one is still published, and only the server knows.
 */
export function findApi(apis: readonly PublicApi[], address: ApiAddress): PublicApi | undefined {
  const same = apis.filter((api) => api.publisher === address.publisher && api.tag === address.tag)
  return same.find((api) => api.version === address.version) ?? same[0]
}
