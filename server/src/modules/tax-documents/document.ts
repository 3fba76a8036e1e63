import type { components } from '@switchboard/sdk'
import { toDecimal } from '../../platform/money/decimals.ts'
import type { DocumentRow } from './repo.ts'

type TaxDocument = components['schemas']['TaxDocument']

/** The part of a row that is kept as JSON, out of reach of later changes of tax details. */
export type DocumentContent = Pick<TaxDocument, 'seller' | 'buyer' | 'lines' | 'vat_rate'>

/** A document as the contract has it. */
export function documentOf(row: DocumentRow): TaxDocument {
  const { number, kind, issued_at, reference, corrects, currency, net, vat, gross } = row
  return {
    ...{ number, kind, issued_at: issued_at.toISOString(), reference, corrects },
    ...row.content,
    currency,
    net: toDecimal(net),
    vat: toDecimal(vat),
    gross: toDecimal(gross),
  }
}
