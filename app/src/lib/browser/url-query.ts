/** Parameters that every listing page writes in the same way. */

export interface UrlDays {
  readonly from: string
  readonly to: string
}

const maxPage = 1_000_000

/** The page of a list, counted from 1; whatever is none is the first. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d*$/.test(page) && Number(page) <= maxPage ? Number(page) : 1
}

/** One of these names; null for any other text. */
export function readName<Names extends object>(
  query: URLSearchParams,
  parameter: string,
  names: Names,
): (keyof Names & string) | null {
  const name = query.get(parameter) ?? ''
  return Object.hasOwn(names, name) ? (name as keyof Names & string) : null
}

/** The search words of a list. */
export const readSearch = (query: URLSearchParams): string => query.get('search')?.slice(0, 200) ?? ''

/** The ID of what is looked at; empty for a text that no ID can be. */
export function readId(query: URLSearchParams, parameter: string): string {
  const id = query.get(parameter) ?? ''
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : ''
}

/** `?from=2026-11-01&to=2026-11-22`, both included; null where that is no range. */
export function readDays(query: URLSearchParams): UrlDays | null {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? '']
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

/** A day that exists: `2026-02-30` does not. */
const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The query with these values in it. One without a value is left out, and what else it says stays. */
export function writeQuery(
  search: string,
  values: Readonly<Record<string, string | number | null | undefined>>,
): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, String(value))
    else query.delete(name)
  }
  return query.toString()
}

/** The first page is the one that an address without a number means. */
export const pageInUrl = (page: number): number | null => (page === 1 ? null : page)
