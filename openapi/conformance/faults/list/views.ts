import { faultsOf, type Mistake } from '../fault.ts'
import { body, field, type Json, type JsonObject, objectOf, replyOf } from '../mistakes.ts'
import { rowsLeft } from '../random/values.ts'

/** Another hundredth. */
const more = (value: Json): Json =>
  typeof value === 'string' && /^-?\d+\.\d\d$/.test(value) ? (Number(value) + 0.01).toFixed(2) : value

const inText = (change: (text: string) => string): Mistake =>
  replyOf(200, (reply) =>
    Buffer.isBuffer(reply.body) ? { ...reply, body: Buffer.from(change(reply.body.toString())) } : reply,
  )

const columns = (line: string): string[] => line.split(',')

/** The columns in another order, those with commas in their cells left out. */
const swapped = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => (line.includes('"') || line === '' ? line : columns(line).toReversed().join(',')))
    .join('\n')

const inSkus = (name: string): Mistake =>
  body((answer) => {
    const data = objectOf(answer.data)
    const skus = Array.isArray(data.skus)
      ? data.skus.map((one): JsonObject => ({ ...objectOf(one), [name]: more(objectOf(one)[name]) }))
      : data.skus
    return { ...answer, data: { ...data, skus } }
  })

/** One figure in two places. */
export const viewFaults = faultsOf('views', [
  [
    'call-costs-more',
    'getUserApiResponse',
    'a call costs a hundredth more in its detail',
    field('data.credits', more),
  ],
  ['sku-costs-more', 'listSkus', 'a price is a hundredth higher when signed in', inSkus('price_credits')],
  [
    'public-sku-costs-more',
    'listPublicSkus',
    'a price is a hundredth higher in public',
    inSkus('price_credits'),
  ],
  [
    'operation-costs-more',
    'listOperationPrices',
    'a price is a hundredth higher in its list',
    field('data.*.price_credits', more),
  ],
  [
    'page-costs-more',
    'getCatalogueApi',
    'an API costs a hundredth more on its page',
    field('data.price_from', more),
  ],
  [
    'name-differs',
    'listCatalogue',
    'an API has another name in the catalogue',
    field('data.*.name', (name) => `${name} API`),
  ],
  [
    'key-type-differs',
    'listUserApiResponses',
    'a call is of another kind of key in the list',
    field('data.*.key_type', (type) => (type === 'LIVE' ? 'TEST' : 'LIVE')),
  ],
  [
    'payment-differs',
    'getTransactionStatus',
    'a payment is a hundredth dearer in its status',
    field('data.amount', more),
  ],
  [
    'delivery-differs',
    'getWebhookDelivery',
    'a delivery has another event in its detail',
    field('data.event_id', (id) => `${id}0`),
  ],
  [
    'admin-name-differs',
    'adminListAllSubscriptions',
    'an account has another name in one list',
    field('data.*.firstname', () => 'Nobody'),
  ],
  [
    'summary-differs',
    'getUsageSummary',
    'the usage costs a hundredth more in the summary',
    field('data.range.totals.credits', more),
  ],
  [
    'statement-differs',
    'listWalletStatements',
    'a month used a hundredth more in its statement',
    field('data.*.used_credits', more),
  ],
  [
    'pack-hundredth',
    'listSkus',
    'a pack costs a hundredth more to who is signed in',
    field('data.packs.*.amount', more),
  ],
  [
    'available-hundredth',
    'getCredits',
    'what is available is a hundredth more than there is',
    field('data.available_credits', more),
  ],
  [
    'wallet-hundredth',
    'adminAddCredits',
    'a wallet is told with a hundredth more than it holds',
    field('data.wallet.settled_credits', more),
  ],
  [
    'synced-price',
    'syncApi',
    'an operation costs a hundredth more where an API is read alone',
    field('data.operations.*.price', more),
  ],
  ['dollar-dearer', 'listSkus', 'a dollar costs a hundredth more', field('data.rates.*.pesos', more)],
  [
    'catalogue-short',
    'listPublicApis',
    'a list without pages has its first row alone',
    rowsLeft((rows) => rows.slice(0, 1)),
  ],
  [
    'index-short',
    'getSearchIndex',
    'a list without pages lacks its last row',
    rowsLeft((rows) => rows.slice(0, -1)),
  ],
  [
    'deliveries-twice',
    'listWebhookDeliveries',
    'a row is told twice',
    rowsLeft((rows) => [...rows.slice(0, 1), ...rows]),
  ],
])

/** Files that another program reads wrongly. */
export const fileFaults = faultsOf('files', [
  ['usage-columns-turned', 'exportApiUsage', 'the columns come in another order', inText(swapped)],
  [
    'calls-columns-turned',
    'exportUserResponses',
    'the columns of the calls come in another order',
    inText(swapped),
  ],
  [
    'logs-without-header',
    'exportApiLogs',
    'the file has no header',
    inText((text) => text.slice(text.indexOf('\n') + 1)),
  ],
  [
    'formula-in-cell',
    'exportUserResponses',
    'a cell is run as a formula',
    inText((text) => text.replace(/,POST,/g, ',=POST(),')),
  ],
  [
    'file-in-latin',
    'exportApiUsage',
    'a file doesn’t say that it is UTF-8',
    replyOf(200, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-type': 'text/csv; charset=iso-8859-1' },
    })),
  ],
  [
    'log-called-txt',
    'exportApiLogs',
    'a file is named as a text',
    replyOf(200, (reply) => ({
      ...reply,
      headers: { ...reply.headers, 'content-disposition': 'attachment; filename="log.txt"' },
    })),
  ],
  [
    'ragged-rows',
    'exportTransactions',
    'a row has a cell too few',
    inText((text) => text.replace(/,[^,\n"]*\n?$/, '\n')),
  ],
])
