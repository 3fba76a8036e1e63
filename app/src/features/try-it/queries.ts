import { postQueryOptions } from '@switchboard/sdk/react-query'
import { portal } from '../../lib/api.ts'

export const keysQuery = (api: string) => postQueryOptions(portal, '/api/get-keys', { body: { api } })
export const creditsQuery = (api: string) => postQueryOptions(portal, '/api/get-credits', { body: { api } })
