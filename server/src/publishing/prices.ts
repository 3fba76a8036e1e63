import { asObject, isObject, type Json, type JsonObject, resolved } from '@switchboard/oas/document'
import { toDecimal, toHundredths } from '../platform/money/decimals.ts'

const decimal = /^\d{1,9}(\.\d{1,2})?$/
const maxUnitLength = 20
const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace']

export const isPrice = (text: string): boolean => decimal.test(text)

/** What is wrong with an `x-price`; undefined for none and for a good one. */
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

/** The document with a price at every operation: its own, else the one that holds for all. */
export function priced(document: JsonObject, usual: string): JsonObject {
  const paths = Object.entries(asObject(document.paths)).map(([path, item]): [string, Json] => {
    // A path item may be quoted from elsewhere in the document.
    const own = Object.entries(asObject(resolved(document, item))).map(([name, value]): [string, Json] => [
      name,
      methods.includes(name) && isObject(value)
        ? { ...value, 'x-price': priceOf(value['x-price'], usual) }
        : value,
    ])
    return [path, Object.fromEntries(own)]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

function priceOf(price: Json | undefined, usual: string): Json {
  const { credits = usual, unit = 'call' } = asObject(price)
  return { credits: toDecimal(toHundredths(String(credits))), unit }
}
