import type { AppContext } from '../../platform/app-context.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { sellerOf } from '../../platform/settings/tax-variables.ts'
import { dayIn } from '../../platform/time/days.ts'
import { readUser } from '../accounts/repo.ts'
import type { DocumentContent } from './document.ts'
import { addDocument, type DocumentRow, findTaxData, numbersOf, type TaxDataRow, takeNumber } from './repo.ts'
import { type DocumentKind, numberOf, splitVat } from './rules.ts'

interface IssueContext extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Tx
}

interface IssueDocumentInput {
  readonly kind: DocumentKind
  readonly userId: string
  /** The recorded event, such as `payment:txn_…`. */
  readonly source: string
  readonly reference: string
  readonly currency: DocumentRow['currency']
  /** Hundredths, VAT included; negative in a credit note. */
  readonly lines: readonly { readonly description: string; readonly amount: number }[]
  /** The source of the document that it corrects. */
  readonly corrects?: string
}

/**
 * Issues a document in the transaction of what it records: both happen, or neither. Called after the wallet was locked, so that nobody
 * waits for a wallet with a series in hand. Returns its number.
 */
export async function issueDocument(context: IssueContext, input: IssueDocumentInput): Promise<string> {
  const { db, clock, settings } = context
  const { kind, userId, source, reference, currency, lines } = input
  const now = clock()
  const year = Number(dayIn(settings.timeZone, now).slice(0, 4))
  const { tin, ...buyer } = await taxDataOf(db, userId)
  const [corrects = null] = input.corrects ? await numbersOf(db, [input.corrects]) : []
  const content: DocumentContent = {
    seller: sellerOf(settings),
    buyer: { ...buyer, tin: tin ?? '' },
    lines: lines.map(({ description, amount }) => ({ description, amount: toDecimal(amount) })),
    vat_rate: toDecimal(settings.vatRate),
  }
  const gross = lines.reduce((sum, { amount }) => sum + amount, 0)
  const { number } = await addDocument(db, {
    number: numberOf(kind, year, await takeNumber(db, kind, year)),
    ...{ kind, user_id: userId, source, issued_at: now, reference, corrects, currency },
    ...splitVat(gross, settings.vatRate),
    content: JSON.stringify(content),
  })
  return number
}

/** Until an account sets its own, its name. */
export async function taxDataOf(db: Queries, userId: string): Promise<TaxDataRow> {
  const own = await findTaxData(db, userId)
  if (own) return own
  const { company_name, company, firstname, lastname, email } = await readUser(db, userId)
  const legal_name = company_name || company || `${firstname} ${lastname}`.trim() || email
  return { legal_name, address: '', tin: null }
}
