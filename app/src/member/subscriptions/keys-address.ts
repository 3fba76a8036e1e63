import { writeQuery } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Sort } from '../../ui/kit/table.tsx'
import type { ApiKey } from './rules.ts'

const environments = ['TEST', 'LIVE'] as const
const states = ['working', 'ended', 'all'] as const
type SortKey = 'used' | 'created' | 'expires'
const sorts = sorting<SortKey | `-${SortKey}`>(['used', 'created', 'expires'], '-created')

/**
 * The state of the list of all keys in its address:
 * `?view=keys&of=sim-swap&environment=LIVE&state=all&unused=90&sort=-used`.
 */
export interface KeysFilter {
  /** The API; all without. */
  readonly of: string | null
  readonly environment: ApiKey['type'] | null
  readonly state: (typeof states)[number]
  /** Only those that nobody has used for 90 days. */
  readonly unused: boolean
  readonly sort: Sort<SortKey>
}

export const newestFirst = { by: 'created', order: 'descending' } as const
export const unusedDays = 90

export const keysAddress: UrlCodec<KeysFilter> = {
  read(search) {
    const query = new URLSearchParams(search)
    return {
      of: query.get('of') || null,
      environment: environments.find((one) => one === query.get('environment')) ?? null,
      state: states.find((one) => one === query.get('state')) ?? 'working',
      unused: query.get('unused') === String(unusedDays),
      sort: sorts.read(query) ?? newestFirst,
    }
  },
  write: (search, { of, environment, state, unused, sort }) =>
    writeQuery(search, {
      of,
      environment,
      state: state === 'working' ? null : state,
      unused: unused ? unusedDays : null,
      sort: sorts.textOf(sort),
    }),
}
