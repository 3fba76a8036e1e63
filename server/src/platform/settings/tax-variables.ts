import { brand } from '../brand/brand.ts'
import { InvalidValue, matching } from './parsers.ts'

const person = (name: string) => matching(/\S/, `name the ${name}.`)

/** The demo’s. */
export const defaultSeller = {
  legal_name: 'Switchboard Demo, Inc.',
  address: '32nd Street, Bonifacio Global City, Taguig 1634',
  tin: '000-123-456-00000',
}

/** Of documents that are issued from now on: the brand’s, or that of the settings. */
export const sellerOf = ({ seller }: { readonly seller: typeof defaultSeller }): typeof defaultSeller =>
  brand().seller ?? seller

export const taxVariables = {
  SELLER_NAME: {
    fallback: defaultSeller.legal_name,
    parse: person('company'),
    decides: 'the registered name of the company that sells: receipts, invoices and credit notes name it',
  },
  SELLER_ADDRESS: {
    fallback: defaultSeller.address,
    parse: person('address'),
    decides: 'its registered address',
  },
  SELLER_TIN: {
    fallback: defaultSeller.tin,
    parse: matching(/^\d(-?\d){8,13}$/, 'use 9 to 14 digits, with dashes if you like.'),
    decides: 'its taxpayer identification number',
  },
  VAT_RATE: {
    fallback: '12',
    parse: (text: string): number => {
      if (/^\d{1,2}(\.\d{1,2})?$/.test(text)) return Math.round(Number(text) * 100)
      throw new InvalidValue('use a percentage below 100, such as 12.')
    },
    decides: 'the VAT in percent that prices include; `0` for a seller who isn’t registered for VAT',
  },
} as const

interface TaxValues {
  readonly SELLER_NAME: string
  readonly SELLER_ADDRESS: string
  readonly SELLER_TIN: string
  readonly VAT_RATE: number
}

export const taxSettingsOf = (values: TaxValues) => ({
  seller: { legal_name: values.SELLER_NAME, address: values.SELLER_ADDRESS, tin: values.SELLER_TIN },
  vatRate: values.VAT_RATE,
})
