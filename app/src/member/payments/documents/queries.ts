import type { components, Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { roleRefusal } from '../../../domain/team/role.ts'
import { matching, page, type UrlStateOf, urlState } from '../../../lib/browser/url-query.ts'
import type { LoadRoute } from '../../../router/preloadable.ts'

export type TaxDocument = components['schemas']['TaxDocument']

/** The roles that read documents: they have the account's TIN on them. */
export const gate = 'GET /api/tax-documents'

export const kinds = { RECEIPT: 'Receipt', INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' } as const

export const pageSize = 20

/** The list’s filter and page: `?year=2026`. */
export const documentsAddress = urlState({ year: matching(/^\d{4}$/), page })

export const documentsQuery = (portal: Portal, { year, page: shown }: UrlStateOf<typeof documentsAddress>) =>
  pageOptions(portal, '/api/tax-documents', {
    params: { query: { page: shown, limit: pageSize, ...(year !== null && { year: Number(year) }) } },
  })

export const documentQuery = (portal: Portal, number: string) =>
  queryOptions(portal, '/api/tax-documents/document', { params: { query: { number } } })

export const taxDataQuery = (portal: Portal) => queryOptions(portal, '/api/tax-data')

type Services = Parameters<LoadRoute>[0]

const isClosed = ({ session }: Services): boolean => {
  const { current } = session.state
  return current.kind === 'member' && roleRefusal(current.profile.team, gate) !== undefined
}

export const loadDocuments: LoadRoute = async (services, { search }) => {
  const { portal, queryClient } = services
  if (isClosed(services)) return
  await Promise.all([
    queryClient.prefetchQuery(documentsQuery(portal, documentsAddress.read(search))),
    queryClient.prefetchQuery(taxDataQuery(portal)),
  ])
}

export const loadDocument: LoadRoute = async (services, { params: { number = '' } }) => {
  if (isClosed(services)) return
  await services.queryClient.prefetchQuery(documentQuery(services.portal, number))
}
