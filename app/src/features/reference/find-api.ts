import type { PublicApi } from './types.ts'

export interface ApiAddress {
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
}

/**
 * The API behind an address. The catalogue lists each API once, in its newest version, so the version asked for is not
 * compared: an older one is still published, and only the server knows.
 */
export function findApi(apis: readonly PublicApi[], address: ApiAddress): PublicApi | undefined {
  const same = apis.filter((api) => api.publisher === address.publisher && api.tag === address.tag)
  return same.find((api) => api.version === address.version) ?? same[0]
}
