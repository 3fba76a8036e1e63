import type { Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { formQuery } from '../../domain/kyb/form-definition.ts'
import type { LoadRoute } from '../../router/preloadable.ts'
import { type ReviewAddress, reviewAddress, reviewFilterOf } from './review-address.ts'

export const pageSize = 20

export const reviewsQuery = (portal: Portal, { page, ...filter }: ReviewAddress) =>
  pageOptions(portal, '/api/admin/kyb', {
    params: { query: { page, ...reviewFilterOf(filter), limit: pageSize } },
  })

export const reviewQuery = (portal: Portal, kyb_id: string) =>
  queryOptions(portal, '/api/admin/kyb/submission', { params: { query: { kyb_id } } })

export const loadReviews: LoadRoute = ({ portal, queryClient }, { search }) =>
  queryClient.prefetchQuery(reviewsQuery(portal, reviewAddress.read(search)))

export const loadReview: LoadRoute = async ({ portal, content, queryClient }, { params: { id = '' } }) => {
  const { data } = await queryClient.fetchQuery(reviewQuery(portal, id))
  const { publisher, tag } = data.submission
  await queryClient.prefetchQuery(formQuery(content, { publisher, tag }))
}
