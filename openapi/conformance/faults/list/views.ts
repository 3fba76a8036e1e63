import { faultsOf, type Mistake } from '../fault.ts'
import { field, type Json, replyOf } from '../mistakes.ts'

/** Another hundredth. */
const more = (value: Json): Json =>
  typeof value === 'string' && /^-?\d+\.\d\d$/.test(value) ? (Number(value) + 0.01).toFixed(2) : value

const inText = (change: (text: string) => string): Mistake =>
  replyOf(200, (reply) =>
    Buffer.isBuffer(reply.body) ? { ...reply, body: Buffer.from(change(reply.body.toString())) } : reply,
  )

/** One figure in two places. */
export const viewFaults = faultsOf('views', [
  [
    'payment-differs',
    'getTransactionStatus',
    'a payment is a hundredth dearer in its status',
    field('data.amount', more),
  ],
  [
    'summary-differs',
    'getUsageSummary',
    'the usage costs a hundredth more in the summary',
    field('data.range.totals.credits', more),
  ],
])

/** Files that another program reads wrongly. */
export const fileFaults = faultsOf('files', [
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
    'ragged-rows',
    'exportTransactions',
    'a row has a cell too few',
    inText((text) => text.replace(/,[^,\n"]*\n?$/, '\n')),
  ],
])
