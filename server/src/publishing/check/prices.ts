import { asObject, isObject, type Json, type JsonObject, pathItemOf } from '@switchboard/oas/document'
import { pathShape } from '@switchboard/oas/paths'
import { toDecimal, toHundredths } from '../../platform/money/decimals.ts'
import { PublishError } from '../read/publish-error.ts'

const decimal = /^\d{1,9}(\.\d{1,2})?$/
const maxUnitLength = 20
const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace']

/** The price of one operation, whatever its document says. */
export interface PriceOverride {
  /** In capitals. */
  readonly method: string
  readonly path: string
  readonly price: string
}

export const isPrice = (text: string): boolean => decimal.test(text)

/** The fault of an `x-price`; undefined if it is absent or valid. */
export function priceProblem(price: Json | undefined): string | undefined {
  if (price === undefined) return undefined
  const { credits, unit } = asObject(price)
  const known = typeof credits === 'number' || typeof credits === 'string'
  if (!isObject(price) || !known || !isPrice(String(credits)))
    return "`x-price` holds `credits`, a number with at most two places: `{ credits: '2.00', unit: call }`."
  if (unit !== undefined && (typeof unit !== 'string' || unit === '' || unit.length > maxUnitLength))
    return `The \`unit\` of \`x-price\` is a word of at most ${maxUnitLength} characters, such as \`call\`.`
  return undefined
}

interface DocumentPrices {
  /** For operations without one of their own. */
  readonly usual: string
  /** Current prices, which win over that; by `GET /path` without names of parameters. */
  readonly current: ReadonlyMap<string, string>
  readonly overrides: readonly PriceOverride[]
}

/** The document with a price at every operation: the one it is given, else its own, else the one that holds for all. */
export function priced(document: JsonObject, { usual, current, overrides }: DocumentPrices): JsonObject {
  const prices = new Map(overrides.map(({ method, path, price }) => [`${method} ${path}`, price]))
  const paths = Object.entries(asObject(document.paths)).map(([path, item]): [string, Json] => {
    // A path item may be quoted from elsewhere in the document.
    const own = Object.entries(pathItemOf(document, item)).map(([name, value]): [string, Json] => [
      name,
      methods.includes(name) && isObject(value)
        ? { ...value, 'x-price': priceAt(`${name.toUpperCase()} ${path}`, value['x-price']) }
        : value,
    ])
    return [path, Object.fromEntries(own)]
  })
  const [unknown] = prices.keys()
  if (unknown !== undefined) {
    const text = `There’s no operation ${unknown} to price.`
    throw PublishError.ofOption('prices', text, text)
  }
  return { ...document, paths: Object.fromEntries(paths) }

  function priceAt(operation: string, price: Json | undefined): Json {
    return priceOf(price, current.get(pathShape(operation)) ?? usual, take(operation))
  }

  function take(operation: string): string | undefined {
    const price = prices.get(operation)
    prices.delete(operation)
    return price
  }
}

function priceOf(price: Json | undefined, usual: string, override: string | undefined): Json {
  const { credits = usual, unit = 'call' } = asObject(price)
  return { credits: toDecimal(toHundredths(override ?? String(credits))), unit }
}
