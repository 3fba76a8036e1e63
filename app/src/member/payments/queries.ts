import type { components, Portal } from '@switchboard/sdk'
import { pageOptions, queryOptions } from '@switchboard/sdk/react-query'
import { isBilled } from '../../domain/billing/use-billed.ts'
import { capabilitiesQuery } from '../../domain/capabilities/queries.ts'
import { subscriptionsQuery } from '../../domain/subscriptions/queries.ts'
import { roleRefusal } from '../../domain/team/role.ts'
import { creditsQuery, priceListQuery, statementsQuery } from '../../domain/wallet/queries.ts'
import { matching, page, type UrlStateOf, urlState } from '../../lib/browser/url-query.ts'
import type { LoadRoute } from '../../router/preloadable.ts'

export type PaymentSource = components['schemas']['PaymentSource']

/** More than one is rare; the others close within the hour. */
const unfinishedShown = 4

/** Payments under way, in whichever browser. An automatic top-up is among them, which has no checkout. */
export const unfinishedQuery = (portal: Portal, source: PaymentSource) =>
  queryOptions(portal, '/api/payments', {
    params: { query: { status: 'PENDING', source, limit: unfinishedShown } },
  })

export const topUpQuery = (portal: Portal, transactionId: string) =>
  queryOptions(portal, '/api/transactions/transactions-status', { params: { query: { transactionId } } })

export const billPaymentQuery = (portal: Portal, transactionId: string) =>
  queryOptions(portal, '/api/transactions/billing-transactions-status', {
    params: { query: { transactionId } },
  })

export const loadTopUp: LoadRoute = ({ portal, queryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(priceListQuery(portal)),
    queryClient.prefetchQuery(creditsQuery(portal)),
    queryClient.prefetchQuery(unfinishedQuery(portal, 'TOPUP')),
    queryClient.prefetchQuery(capabilitiesQuery(portal)),
  ])

/** A year. */
export const monthsShown = 12

export const monthsQuery = (portal: Portal, page: number) =>
  pageOptions(portal, '/api/wallet/statements', { params: { query: { page, limit: monthsShown } } })

/** One month of the wallet, or none. */
export const monthQuery = (portal: Portal, month: string) =>
  queryOptions(portal, '/api/wallet/statements', { params: { query: { month } } })

/** Which years are shown: `?page=2`. */
export const pageAddress = urlState({ page })

export const loadStatement: LoadRoute = (services, { params: { month = '' } }) => {
  const { portal, queryClient } = services
  return Promise.all([
    queryClient.prefetchQuery(monthQuery(portal, month)),
    queryClient.prefetchQuery(subscriptionsQuery(portal)),
    isBilled(services.session.state.current) && queryClient.prefetchQuery(statementsQuery(portal)),
    !isClosed(services) && queryClient.prefetchQuery(taxDataQuery(portal)),
  ])
}

/** Of the kind that the address says; the page looks for the other where there is none. */
export const loadTopUpResult: LoadRoute = ({ portal, queryClient }, { params: { slug = '' } }) =>
  queryClient.prefetchQuery(topUpQuery(portal, slug))

export const loadBillResult: LoadRoute = ({ portal, queryClient }, { params: { slug = '' } }) =>
  queryClient.prefetchQuery(billPaymentQuery(portal, slug))

/** Bills for accounts that have them; else the wallet's months. */
export const loadPay: LoadRoute = (services, { search }) => {
  const { portal, queryClient } = services
  if (!isBilled(services.session.state.current))
    return queryClient.prefetchQuery(monthsQuery(portal, pageAddress.read(search).page))
  return Promise.all([
    queryClient.prefetchQuery(statementsQuery(portal)),
    queryClient.prefetchQuery(unfinishedQuery(portal, 'BILLING')),
    queryClient.prefetchQuery(capabilitiesQuery(portal)),
  ])
}

export type TaxDocument = components['schemas']['TaxDocument']

/** The roles that read documents: they have the account's TIN on them. */
export const documentsGate = 'GET /api/tax-documents'

export const documentKinds = { RECEIPT: 'Receipt', INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' } as const

export const documentsPageSize = 20

/** The list’s filter and page: `?year=2026`. */
export const documentsAddress = urlState({ year: matching(/^\d{4}$/), page })

export const documentsQuery = (portal: Portal, { year, page: shown }: UrlStateOf<typeof documentsAddress>) =>
  pageOptions(portal, '/api/tax-documents', {
    params: {
      query: { page: shown, limit: documentsPageSize, ...(year !== null && { year: Number(year) }) },
    },
  })

export const documentQuery = (portal: Portal, number: string) =>
  queryOptions(portal, '/api/tax-documents/document', { params: { query: { number } } })

export const taxDataQuery = (portal: Portal) => queryOptions(portal, '/api/tax-data')

type Services = Parameters<LoadRoute>[0]

const isClosed = ({ session }: Services): boolean => {
  const { current } = session.state
  return current.kind === 'member' && roleRefusal(current.profile.team, documentsGate) !== undefined
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
