import type { Portal } from '@switchboard/sdk'
import { queryOptions } from '@switchboard/sdk/react-query'
import { versionQuery } from '../../domain/catalogue/queries.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { sample } from './sample.ts'

/** As many as a visitor looks through before a catalogue is what they want. */
const shownApis = 6

export const apisQuery = (portal: Portal) =>
  queryOptions(portal, '/api/catalogue', { params: { query: { limit: shownApis } } })

export const sampleQuery = (portal: Portal) => versionQuery(portal, sample)

export const loadLanding: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([queryClient.prefetchQuery(apisQuery(portal)), queryClient.prefetchQuery(sampleQuery(portal))])
