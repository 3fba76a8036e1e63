import type { UrlValue } from '../lib/browser/url-query.ts'
import { href } from '../paths.ts'

/** Typed prices by operationId. */
export type TypedPrices = Readonly<Record<string, string>>

interface Version {
  readonly api: string
  readonly version: string
}

/** The form that announces a change of a version, with these prices in it, and operations whose calls break. */
export const announceHref = (
  { api, version }: Version,
  prices: TypedPrices,
  breaking: readonly string[] = [],
): string =>
  href(
    'adminAnnouncements',
    {},
    {
      query: {
        announce: `${api}/${version}`,
        prices: writePrices(prices),
        ...(breaking.length > 0 && { breaking: breaking.join() }),
      },
    },
  )

const writePrices = (prices: TypedPrices): string =>
  Object.entries(prices)
    .map(([operation, price]) => `${operation}:${price}`)
    .join()

/** Typed prices in an address. */
export const typedPrices: UrlValue<TypedPrices> = {
  read: (query, name) =>
    Object.fromEntries(
      [...(query.get(name) ?? '').matchAll(/([^,]+):([\d.]+)/g)].map(([, operation = '', price = '']) => [
        operation,
        price,
      ]),
    ),
  write: (prices, name) => ({ [name]: writePrices(prices) }),
}
