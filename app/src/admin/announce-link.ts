import { href } from '../paths.ts'

/** Typed prices by operationId. */
export type TypedPrices = Readonly<Record<string, string>>

interface Version {
  readonly api: string
  readonly version: string
}

/** The form that announces a change of a version, with these prices in it. */
export const announceHref = ({ api, version }: Version, prices: TypedPrices): string =>
  href('adminAnnouncements', {}, { query: { announce: `${api}/${version}`, prices: writePrices(prices) } })

export const writePrices = (prices: TypedPrices): string =>
  Object.entries(prices)
    .map(([operation, price]) => `${operation}:${price}`)
    .join()

export const readPrices = (text: string): TypedPrices =>
  Object.fromEntries(
    [...text.matchAll(/([^,]+):([\d.]+)/g)].map(([, operation = '', price = '']) => [operation, price]),
  )
