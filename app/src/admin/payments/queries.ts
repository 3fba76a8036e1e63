import type { Portal } from '@switchboard/sdk'
import { pageOptions } from '@switchboard/sdk/react-query'
import { oneOf, page, present, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

export const pageSize = 20

/** Open differences are the default. */
export const differencesAddress = urlState({ status: oneOf(['OPEN', 'RESOLVED', 'ALL']), page })

export const differencesQuery = (
  portal: Portal,
  { status, page: number }: UrlStateOf<typeof differencesAddress>,
) =>
  pageOptions(portal, '/api/admin/payments/differences', {
    params: {
      query: { page: number, limit: pageSize, ...present({ status: status === 'ALL' ? null : status }) },
    },
  })

export const loadDifferences: LoadRoute = ({ portal, queryClient }, { search }) =>
  queryClient.prefetchQuery(differencesQuery(portal, differencesAddress.read(search)))
