import { environments } from '../../domain/environments.ts'
import { id, keyOf, matching, oneOf, page, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'

export const errorKinds = { LIVE: environments.LIVE.name, TEST: environments.TEST.name } as const

export const spans = [
  { value: '1', label: 'Today' },
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

/** The page’s filters in its address: `?span=30&api=sim-swap&type=LIVE&key=key_n5Lc9Zx7`. */
export const errorsAddress = urlState({
  /** Days up to today. */
  span: oneOf(['7', '1', '30', '90']),
  api: matching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  type: keyOf(errorKinds),
  key: id,
  page,
})
export type ErrorsAddress = UrlStateOf<typeof errorsAddress>
