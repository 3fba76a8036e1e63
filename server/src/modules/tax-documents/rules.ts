import type { components } from '@switchboard/sdk'

export type DocumentKind = components['schemas']['TaxDocumentKind']

const prefixes: Readonly<Record<DocumentKind, string>> = { RECEIPT: 'OR', INVOICE: 'INV', CREDIT_NOTE: 'CN' }

/** Such as `OR-2026-000123`. */
export const numberOf = (kind: DocumentKind, year: number, place: number): string =>
  `${prefixes[kind]}-${year}-${String(place).padStart(6, '0')}`

/** The VAT in a price that includes it, in hundredths; `rate` is in hundredths of a percent. A refund has as much as its payment. */
export function splitVat(gross: number, rate: number) {
  const vat = Math.sign(gross) * Math.round((Math.abs(gross) * rate) / (100_00 + rate))
  return { net: gross - vat, vat, gross }
}
