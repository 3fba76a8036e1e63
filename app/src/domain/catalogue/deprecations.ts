import type { components, Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { formatCount } from '../../base/format/format.ts'

export type Deprecation = components['schemas']['Deprecation']

/** Versions that end, of the APIs that the person is subscribed to, each with how often they called it. */
export const deprecationsQuery = (portal: Portal) => queryOptions(portal, '/api/deprecations')

const times = (count: number): string => (count === 1 ? 'once' : `${formatCount(count)} times`)

/** Whether they use it, and what to do about it. */
export function usageWords({ version, calls, calls_this_week, replaced_by }: Deprecation): string {
  const used =
    calls_this_week > 0
      ? `You called ${version} ${times(calls_this_week)} this week, ${times(calls)} in the last 30 days.`
      : calls > 0
        ? `You called ${version} ${times(calls)} in the last 30 days, and not this week.`
        : `You haven’t called ${version} in the last 30 days.`
  return replaced_by ? `${used} Move to ${replaced_by}: your keys work for both.` : used
}
