import type { components, Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { formatCount } from '../../base/format/format.ts'

export type Deprecation = components['schemas']['Deprecation']

/** Versions that end, of the APIs that the person is subscribed to, each with how often they called it. */
export const deprecationsQuery = (portal: Portal) => queryOptions(portal, '/api/deprecations')

/** Whether they use it, and what to do about it. */
export function usageWords({ version, calls, replaced_by }: Deprecation): string {
  const used =
    calls === 0
      ? `You haven’t called ${version} in the last 30 days.`
      : `You called ${version} ${calls === 1 ? 'once' : `${formatCount(calls)} times`} in the last 30 days.`
  return replaced_by ? `${used} Move to ${replaced_by}: your keys work for both.` : used
}
