import { queryOptions } from '@switchboard/sdk/react-query'
import { portal } from '../../lib/api.ts'

export const faqsQuery = () => queryOptions(portal, '/api/faqs')
