import { faultsOf } from '../fault.ts'
import { body, field, type Json, objectOf, rowsOf } from '../mistakes.ts'

const twice = (value: Json): string => (2 * Number(value)).toFixed(2)
const allTwice = (row: ReturnType<typeof objectOf>) => ({
  ...row,
  ...{ gross: twice(row.gross), net: twice(row.net), vat: twice(row.vat) },
  lines: rowsOf(row.lines).map((line) => ({ ...line, amount: twice(line.amount) })),
})

/** Payments of which money went back, and their documents. */
export const returnFaults = faultsOf('returns', [
  [
    'refund-listed-twice',
    'listPayments',
    'a refund is listed twice, and was made once',
    field('data.*.refunds', (refunds) =>
      rowsOf(refunds).flatMap((one) => [one, { ...one, refund_id: `${one.refund_id}x` }]),
    ),
  ],
  [
    'refunded-is-refundable',
    'adminGetUserProfile',
    'what was refunded can be refunded again',
    body((answer) => {
      const { payments, refundable, ...rest } = objectOf(answer.data)
      const whole = (id: Json) => rowsOf(payments).find(({ transaction_id }) => transaction_id === id)
      const all = rowsOf(refundable).map((one) => {
        const { credits, amount } = whole(one.transaction_id) ?? one
        return { ...one, credits, amount }
      })
      return { data: { ...rest, payments, refundable: all } }
    }),
  ],
  [
    'held-hidden',
    'listPayments',
    'a dispute is shown as having taken nothing',
    field('data.*.dispute', (dispute) => ({ ...objectOf(dispute), held_credits: '0.00' })),
  ],
  [
    'debt-hidden',
    'getWalletCredits',
    'what is owed isn’t shown',
    field('data.debt_credits', () => undefined),
  ],
  [
    'vat-off',
    'listTaxDocuments',
    'the VAT of a document is a centavo more',
    field('data.*.vat', (vat) => (Number(vat) + 0.01).toFixed(2)),
  ],
  [
    'lines-off',
    'listTaxDocuments',
    'the lines of a document are more than its total',
    field('data.*.lines', (lines) => rowsOf(lines).flatMap((one) => [one, one])),
  ],
  [
    'credit-note-doubled',
    'listTaxDocuments',
    'a credit note is of twice the refund',
    body((answer) => ({
      ...answer,
      data: rowsOf(answer.data).map((row) => (row.kind === 'CREDIT_NOTE' ? allTwice(row) : row)),
    })),
  ],
])
