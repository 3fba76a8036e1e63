import { href } from '../../../paths.ts'
import type { Kind } from '../types.ts'

/** The list's state in its address: `?kind=whitepaper&page=2`. */
export interface ListAddress {
  readonly page: number
  /** Null for both. */
  readonly kind: Kind | null
}

const kinds: Readonly<Record<string, Kind>> = { article: 'ARTICLE', whitepaper: 'WHITEPAPER' }
const mostPages = 1_000_000

export function readAddress(search: string): ListAddress {
  const query = new URLSearchParams(search)
  const page = query.get('page') ?? ''
  const known = /^[1-9]\d*$/.test(page) && Number(page) <= mostPages
  return {
    page: known ? Number(page) : 1,
    kind: Object.hasOwn(kinds, query.get('kind') ?? '') ? (kinds[query.get('kind') ?? ''] ?? null) : null,
  }
}

export function listHref({ page, kind }: ListAddress): string {
  const query = { ...(kind && { kind: kind.toLowerCase() }), ...(page > 1 && { page: String(page) }) }
  return Object.keys(query).length > 0 ? href('insights', {}, { query }) : href('insights')
}
