import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'

/** Progress is told by the stream of events, as a write of the account: nothing here asks again by the clock. */
export const exportsQuery = (portal: Portal) => queryOptions(portal, '/api/exports')

export const loadExports: LoadRoute = ({ portal, queryClient }) =>
  queryClient.prefetchQuery(exportsQuery(portal))
