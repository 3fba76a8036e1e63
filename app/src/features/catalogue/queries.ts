import { queryOptions } from '@switchboard/sdk/react-query'
import { portal } from '../../lib/api.ts'

export const apisQuery = () => queryOptions(portal, '/api/api-list-public')
