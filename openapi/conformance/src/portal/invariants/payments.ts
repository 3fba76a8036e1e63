import type { Context } from '../../engine/context/context.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, fieldsOf, type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, decimal, hundredths, readRows, rowsIn, type WholeList } from '../fields.ts'
import { accountOf } from '../flows/wallet.ts'

const needs = ['user', 'state'] as const
export const peopleOf = ({ accounts }: Context) =>
  (['user', 'other'] as const).filter((one) => accounts.has(one))

const sumOf = (rows: readonly Fields[], name: string): number =>
  rows.reduce((sum, row) => sum + hundredths(row[name]), 0)

/** The part of a payment that went back or is on its way, and the part that the payer’s bank has. */
function returnsOf({ refunds, dispute, amount, credits }: Fields) {
  const gone = rowsIn(refunds).filter(({ status }) => status !== 'FAILED')
  const { status, amount: claim, held_credits } = fieldsOf(dispute)
  const [whole, paid] = [hundredths(credits), hundredths(amount)]
  const refunded = { credits: sumOf(gone, 'credits'), amount: sumOf(gone, 'amount') }
  const isStanding = status === 'OPEN' || status === 'LOST'
  const claimed = Math.min(hundredths(claim), paid)
  const missing = Math.min(Math.round((whole * claimed) / paid), whole - refunded.credits)
  return {
    ...{ whole, paid, refunded, isStanding, count: gone.length },
    disputed: isStanding ? hundredths(held_credits) : 0,
    /** Credits that were spent before the payment was lost. */
    owed: status === 'LOST' && whole > 0 ? missing - hundredths(held_credits) : 0,
    lost: status === 'LOST' ? Math.min(claimed, paid - refunded.amount) : 0,
    paidBack:
      refunded.amount -
      sumOf(
        gone.filter((one) => one.status === 'PENDING'),
        'amount',
      ),
  }
}

/** The returned part of a payment was taken out of the wallet; credits that weren't there any more are owed. */
export const returnsAreBooked: Rule = {
  id: 'invariants/returns-are-booked',
  title: 'The ledger has each refund and dispute, no more goes back than was paid, and a debt is shown',
  phase: 'invariants',
  needs,
  operations: ['listPayments', 'getWalletCredits', 'adminGetUserProfile'],
  run: withVerdict(async (context, verdict) => {
    for (const as of peopleOf(context)) {
      const payments = await readRows(context, 'listPayments', { as })
      const ledger = await readRows(context, 'listTransactions', { as })
      const wallet = await context.call('getWalletCredits', { as })
      for (const payment of payments.rows) expectBooked(verdict, payment, { payments, ledger })
      await expectRefundable(context, verdict, { as, payments })
      if (payments.rows.length === 0) context.leaveOut('listPayments', 'the user has no payments')
      if (!payments.isWhole || !ledger.isWhole) continue
      const debts = ledger.rows.filter(({ payment_part }) => payment_part === 'DEBT')
      const owed = payments.rows.reduce((sum, one) => sum + returnsOf(one).owed, sumOf(debts, 'credits'))
      const debt = dataOf(wallet).debt_credits ?? '0.00'
      verdict.equal(wallet, 'debt', debt, decimal(owed), 'as lost payments and the ledger have it')
    }
  }),
}

interface Lists {
  readonly payments: WholeList
  readonly ledger: WholeList
}

function expectBooked(verdict: Verdict, payment: Fields, { payments: { first }, ledger }: Lists): void {
  const { reference_number: name, status } = payment
  const { whole, paid, refunded, disputed, count } = returnsOf(payment)
  if (status !== 'PAID')
    return void verdict.equal(first, 'unpaid returns', count + disputed, 0, `of ${name}, which is ${status}`)
  if (!Number.isNaN(whole)) {
    // Each refund may be rounded.
    const most = Math.floor((paid * refunded.credits) / whole) + count
    verdict.expect(first, {
      check: 'refunded',
      holds: refunded.credits + disputed <= whole && refunded.amount <= Math.min(paid, most),
      expected: `no more refunded of ${name} than ${payment.amount} for ${payment.credits} credits, in proportion`,
      got: `${decimal(refunded.amount)} for ${decimal(refunded.credits)}, ${decimal(disputed)} disputed`,
    })
  }
  if (!ledger.isWhole) return
  for (const [part, credits] of [
    ['REFUND', refunded.credits],
    ['DISPUTE', disputed],
  ] as const) {
    const rows = ledger.rows.filter((row) => row.payment_part === part && row.reference === name)
    const booked = decimal(0 - sumOf(rows, 'credits'))
    verdict.equal(first, `${part} rows`, decimal(credits), booked, `as the ledger has it of ${name}`)
  }
}

interface Payments {
  readonly as: 'user' | 'other'
  readonly payments: WholeList
}

/** An administrator is offered no more than is left of a payment. */
async function expectRefundable(
  context: Context,
  verdict: Verdict,
  { as, payments }: Payments,
): Promise<void> {
  if (!context.accounts.has('admin')) return
  const query = { user_id: await accountOf(context, as) }
  const profile = await context.call('adminGetUserProfile', { as: 'admin', query })
  for (const { transaction_id, credits, amount } of rowsIn(dataOf(profile).refundable)) {
    const payment = payments.rows.find((one) => one.transaction_id === transaction_id)
    if (!payment) continue
    const { whole, paid, refunded, isStanding } = returnsOf(payment)
    const [left, price] = [whole - refunded.credits, paid - refunded.amount]
    verdict.expect(profile, {
      check: 'refundable',
      holds: !isStanding && hundredths(credits) <= left && hundredths(amount) <= price,
      expected: isStanding
        ? `nothing refundable of ${payment.reference_number}, which is disputed`
        : `at most ${decimal(left)} credits refundable of ${payment.reference_number}, for ${decimal(price)}`,
      got: `${credits} credits for ${amount}`,
    })
  }
}

/** Documents of a top-up add up to what was kept of its price. */
export const documentsAddUp: Rule = {
  id: 'invariants/documents-add-up',
  title: 'The lines of a document make up its total, and the documents of a payment what was kept of it',
  phase: 'invariants',
  needs,
  operations: ['listTaxDocuments', 'listPayments'],
  run: withVerdict(async (context, verdict) => {
    for (const as of peopleOf(context)) {
      const documents = await readRows(context, 'listTaxDocuments', { as })
      const { rows, first, isWhole } = documents
      for (const one of rows) expectSound(verdict, one, documents)
      const payments = await readRows(context, 'listPayments', { as })
      const paid = payments.rows.filter(({ status, credits }) => status === 'PAID' && credits !== null)
      verdict.compared()
      // A payment from before there were documents has none.
      const begun = Math.min(...rows.map(({ issued_at }) => Date.parse(String(issued_at))))
      if (!isWhole) context.leaveOut('listTaxDocuments', `the newest ${rows.length} documents were read`)
      for (const payment of isWhole ? paid : []) {
        const own = rows.filter(({ reference }) => reference === payment.reference_number)
        if (own.length === 0 && Date.parse(String(payment.paid_at)) < begun) continue
        const { paid: price, paidBack, lost } = returnsOf(payment)
        const why = `${payment.amount} of ${payment.reference_number} less what went back`
        verdict.equal(first, 'kept', decimal(sumOf(own, 'gross')), decimal(price - paidBack - lost), why)
      }
    }
  }),
}

function expectSound(verdict: Verdict, document: Fields, { rows, first, isWhole }: WholeList): void {
  const { number, kind, gross, lines, corrects, vat, vat_rate } = document
  const [total, rate] = [hundredths(gross), hundredths(vat_rate)]
  const isRounded = Math.abs(hundredths(vat) * (10_000 + rate) - total * rate) <= (10_000 + rate) / 2
  const isKnown = corrects === null || !isWhole || rows.some((one) => one.number === corrects)
  const isReturn = kind === 'CREDIT_NOTE'
  verdict.equal(first, 'lines', decimal(sumOf(rowsIn(lines), 'amount')), gross, `the total of ${number}`)
  for (const [check, holds, expected, got] of [
    ['vat', isRounded, `the VAT of ${vat_rate}% in ${gross}, rounded, of ${number}`, vat],
    ['sign', isReturn === total < 0, `${number} ${isReturn ? 'below' : 'of at least'} 0.00`, gross],
    ['corrected', isKnown, `${corrects}, which ${number} corrects`, 'no such document'],
  ] as const)
    verdict.expect(first, { check, holds, expected, got })
}
