import { queryOptions } from '@switchboard/sdk/react-query'
import { portal } from '../../lib/api.ts'

export const publicPricesQuery = () => queryOptions(portal, '/api/sku-public')

export const ownPricesQuery = () => queryOptions(portal, '/api/sku')
