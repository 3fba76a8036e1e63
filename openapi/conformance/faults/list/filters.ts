import { faultsOf, type Mistake } from '../fault.ts'
import { asks, jsonOf, objectOf, queryOf, replyOf, rowsOf, withJson, withQuery } from '../mistakes.ts'
import { searches, withoutLast } from '../random/lists.ts'

/** As if a parameter had not been sent, where it is one that the contract takes. */
const ignores = (name: string, isTaken: (value: string) => boolean = () => true): Mistake =>
  asks((call) => withQuery(call, (query) => isTaken(query.get(name) ?? '') && query.delete(name)))

const isOneOf =
  (...values: string[]) =>
  (value: string): boolean =>
    values.includes(value)

const isDay = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))

/** The first hours of a day of Manila are of the day before. */
const startsInUtc: Mistake = replyOf(200, (reply, call) => {
  const start = queryOf(call).get('start_date')
  const { data, meta, ...answer } = jsonOf(reply)
  if (!start || !Array.isArray(data)) return reply
  const rows = rowsOf(data).filter(({ created_at }) => String(created_at) >= `${start}T00:00:00`)
  const total = Number(objectOf(meta).total) - (data.length - rows.length)
  return withJson(reply, { ...answer, data: rows, meta: { ...objectOf(meta), total } })
})

/** Visible only to an account with months of calls. */
export const historyFaults = faultsOf('history', [
  ['start-in-utc', 'listTransactions', 'the first day of a range is one of UTC', startsInUtc],
])

/** Filters that do nothing, or not what they say. */
export const filterFaults = faultsOf('filters', [
  [
    'method-ignored',
    'listUserApiResponses',
    'the method is overlooked',
    ignores('method', isOneOf('GET', 'POST', 'PUT')),
  ],
  [
    'response-ignored',
    'listUserApiResponses',
    'the status is overlooked',
    ignores('response', (value) => /^[1-5](\d\d|xx)$/.test(value)),
  ],
  ['calls-search-ignored', 'listUserApiResponses', 'a search finds everything', ignores('search')],
  [
    'payment-status-ignored',
    'listPayments',
    'the status of payments is overlooked',
    ignores('status', isOneOf('PENDING', 'PAID', 'FAILED', 'EXPIRED')),
  ],
  [
    'payment-source-ignored',
    'listPayments',
    'the purpose of payments is overlooked',
    ignores('source', isOneOf('TOPUP', 'BILLING')),
  ],
  ['end-ignored', 'listTransactions', 'the end of a range is overlooked', ignores('end_date', isDay)],
  ['usage-start-ignored', 'listApiUsage', 'the start of a range is overlooked', ignores('start_date', isDay)],
  ['usage-search-ignored', 'listApiUsage', 'a search for an API finds all', ignores('search')],
  [
    'price-api-ignored',
    'listOperationPrices',
    'prices of every API are shown',
    ignores('api', (value) => /^[a-z0-9-]+$/.test(value)),
  ],
  [
    'charged-ignored',
    'listOperationPrices',
    'operations that cost nothing are shown',
    ignores('charged', isOneOf('true', 'false')),
  ],
  [
    'sort-ignored',
    'listApiPrices',
    'prices come in one order',
    ignores('sort', isOneOf('cheapest', 'dearest')),
  ],
  ['price-search-ignored', 'listApiPrices', 'a search in the prices finds everything', ignores('search')],
  ['apis-search-ignored', 'adminListApis', 'a search for versions finds all', ignores('search')],
  [
    'apis-status-ignored',
    'adminListApis',
    'versions of any status are shown',
    ignores('status', isOneOf('ACTIVE', 'BETA', 'DEPRECATED')),
  ],
  [
    'event-ignored',
    'listWebhookDeliveries',
    'an unknown webhook has deliveries',
    ignores('webhook_id', (value) => /^[\w-]+$/.test(value)),
  ],
  [
    'accounts-sort-ignored',
    'adminListSubscriptions',
    'accounts come in one order',
    ignores(
      'sort',
      isOneOf('name', '-name', 'wallet_credits', '-wallet_credits', 'last_used_at', '-last_used_at'),
    ),
  ],
  [
    'accounts-status-ignored',
    'adminListSubscriptions',
    'accounts of any state are shown',
    ignores('status', isOneOf('ACTIVE', 'PENDING', 'SUSPENDED')),
  ],
  ['tags-ignored', 'listCatalogue', 'a tag is overlooked', ignores('tags')],
  [
    'price-limit-ignored',
    'listCatalogue',
    'dear APIs are shown',
    ignores('max_price', (value) => /^\d+\.\d\d$/.test(value)),
  ],
  [
    'kind-ignored',
    'adminListDeliveries',
    'mails and webhooks are mixed',
    ignores('kind', isOneOf('MAIL', 'WEBHOOK')),
  ],
  [
    'action-ignored',
    'adminListAuditLog',
    'any action is shown',
    ignores('action', (value) => /^[a-z_.]+$/.test(value)),
  ],
  ['actor-ignored', 'adminListAuditLog', 'any actor is shown', ignores('actor')],
  [
    'view-ignored',
    'listNotificationHistory',
    'read notifications are among the unread',
    ignores('view', isOneOf('unread', 'important')),
  ],
  [
    'file-method-ignored',
    'exportUserResponses',
    'the file has calls of any method',
    ignores('method', isOneOf('GET', 'POST')),
  ],
  [
    'file-search-ignored',
    'exportUserResponses',
    'the file has every call whatever is looked for',
    ignores('search'),
  ],
  [
    'ledger-file-start-ignored',
    'exportTransactions',
    'the file has rows before its start',
    ignores('start_date', isDay),
  ],
  [
    'product-api-ignored',
    'listSubscriptionProducts',
    'products of every API are shown',
    ignores('api', (value) => /^[a-z0-9-]+$/.test(value)),
  ],
  [
    'search-of-beginnings',
    'listUserApiResponses',
    'a search finds what begins with it',
    searches.beginning('search'),
  ],
  ['usage-api-cut', 'listApiUsage', 'the calls to an API are not all counted', withoutLast('api')],
])
