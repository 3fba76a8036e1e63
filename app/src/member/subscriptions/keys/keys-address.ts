import {
  keyOf,
  matching,
  oneOf,
  type UrlStateOf,
  type UrlValue,
  urlState,
} from '../../../lib/browser/url-query.ts'
import { sorting } from '../../../lib/browser/url-sort.ts'
import type { Sort } from '../../../ui/kit/table.tsx'

type SortKey = 'used' | 'created' | 'expires'
const sorts = sorting<SortKey | `-${SortKey}`>(['used', 'created', 'expires'], '-created')

export const newestFirst = { by: 'created', order: 'descending' } as const
export const unusedDays = 90

/** Only those that nobody has used for 90 days. */
const unused: UrlValue<boolean> = {
  read: (query, name) => query.get(name) === String(unusedDays),
  write: (value, name) => ({ [name]: value ? unusedDays : null }),
}

/**
 * The state of the list of all keys in its address:
 * `?of=sim-swap&environment=LIVE&state=all&unused=90&sort=-used`.
 */
export const keysAddress = urlState({
  /** The API; all without. */
  of: matching(/./),
  environment: keyOf({ TEST: true, LIVE: true }),
  state: oneOf(['working', 'ended', 'all']),
  unused,
  sort: { ...sorts, read: (query, name) => sorts.read(query, name) ?? newestFirst } as UrlValue<
    Sort<SortKey>
  >,
})
export type KeysFilter = UrlStateOf<typeof keysAddress>
