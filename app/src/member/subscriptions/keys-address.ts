import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { ApiKey } from './rules.ts'

const environments = ['TEST', 'LIVE'] as const
const states = ['working', 'ended', 'all'] as const
const sortKeys = ['used', 'created', 'expires'] as const
export type SortKey = (typeof sortKeys)[number]

/**
 * The state of the list of all keys in its address:
 * `?view=keys&of=sim-swap&environment=LIVE&state=all&unused=90&sort=used-ascending`.
 */
export interface KeysFilter {
  /** The API; all without. */
  readonly of: string | null
  readonly environment: ApiKey['type'] | null
  readonly state: (typeof states)[number]
  /** Only those that nobody has used for 90 days. */
  readonly unused: boolean
  readonly sort: { readonly by: SortKey; readonly order: 'ascending' | 'descending' }
}

export const newestFirst = { by: 'created', order: 'descending' } as const
export const unusedDays = 90

const names = ['of', 'environment', 'state', 'unused', 'sort'] as const

export const keysAddress: UrlCodec<KeysFilter> = {
  read(search) {
    const query = new URLSearchParams(search)
    const [by, order] = (query.get('sort') ?? '').split('-')
    const sortBy = sortKeys.find((key) => key === by)
    return {
      of: query.get('of') || null,
      environment: environments.find((one) => one === query.get('environment')) ?? null,
      state: states.find((one) => one === query.get('state')) ?? 'working',
      unused: query.get('unused') === String(unusedDays),
      sort: sortBy ? { by: sortBy, order: order === 'ascending' ? 'ascending' : 'descending' } : newestFirst,
    }
  },
  write(search, { of, environment, state, unused, sort }) {
    const query = new URLSearchParams(search)
    const sorted = sort.by !== newestFirst.by || sort.order !== newestFirst.order
    const values = {
      of,
      environment,
      state: state === 'working' ? null : state,
      unused: unused ? String(unusedDays) : null,
      sort: sorted ? `${sort.by}-${sort.order}` : null,
    }
    for (const name of names) {
      const value = values[name]
      if (value) query.set(name, value)
      else query.delete(name)
    }
    return query.toString()
  },
}
