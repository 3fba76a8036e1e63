import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import type { LoadRoute } from '../../router/preloadable.ts'

/** The stream of events announces progress, as a write of the account: nothing here polls. */
export const exportsQuery = (portal: Portal) => queryOptions(portal, '/api/exports')

export const loadExports: LoadRoute = ({ portal, queryClient }) =>
  queryClient.prefetchQuery(exportsQuery(portal))
