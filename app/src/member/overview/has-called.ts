import type { components } from '@switchboard/sdk'

/** Also long ago: a key remembers its last call. */
export const hasCalled = (subscriptions: readonly components['schemas']['Subscription'][]): boolean =>
  subscriptions.some(({ keys }) => keys.some(({ last_used_at }) => last_used_at !== null))
