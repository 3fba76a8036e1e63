import { queryOptions } from '@switchboard/sdk/react-query'
import type { AppServices } from '../lib/services.ts'
import type { LoadRoute } from '../router/preloadable.ts'

export const statusQuery = (portal: AppServices['portal']) => queryOptions(portal, '/api/status')

export const loadStatus: LoadRoute = ({ portal, queryClient }) =>
  queryClient.prefetchQuery(statusQuery(portal))

/** Words and tone of each state of an API. */
export const stateTexts = {
  OPERATIONAL: { label: 'Works', tone: 'good' },
  DEGRADED: { label: 'Some calls fail', tone: 'warning' },
  OUTAGE: { label: 'Outage', tone: 'bad' },
} as const

export const incidentSteps = {
  INVESTIGATING: 'Investigating',
  IDENTIFIED: 'Cause found',
  MONITORING: 'Monitoring',
  RESOLVED: 'Resolved',
} as const
