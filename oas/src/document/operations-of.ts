import { asObject, isObject, type JsonObject } from '../json.ts'
import { pathItemOf } from '../pointer.ts'
import { maxLengths } from './max-lengths.ts'

/** Those with a field of their own in a path item. */
const methods = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace', 'query'])
const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

export interface PlacedOperation {
  /** A path, or the name of a webhook. */
  readonly path: string
  /** As it is sent. */
  readonly method: string
  readonly pathItem: JsonObject
  readonly raw: JsonObject
}

/** The operations of a path item, those of OpenAPI 3.2 with a method of any name included. */
export function operationsOfItem(path: string, pathItem: JsonObject): PlacedOperation[] {
  const usual = Object.keys(pathItem).filter((name) => methods.has(name))
  const others = Object.entries(asObject(pathItem.additionalOperations)).filter(
    ([method, raw]) => isObject(raw) && token.test(method) && method.length <= maxLengths.method,
  )
  return [
    ...usual.map((name) => ({ path, method: name.toUpperCase(), pathItem, raw: asObject(pathItem[name]) })),
    ...others.map(([method, raw]) => ({ path, method, pathItem, raw: asObject(raw) })),
  ]
}

/** The place of an operation in its document, as a JSON Pointer. */
export const pointerTo = ({ path, method }: Pick<PlacedOperation, 'path' | 'method'>): string => {
  const field = method.toLowerCase()
  const place =
    methods.has(field) && method === method.toUpperCase() ? field : `additionalOperations/${method}`
  return `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${place}`
}

/** The operations of `paths` or of `webhooks`, in the order of the document. */
export const operationsOf = (
  document: JsonObject,
  field: 'paths' | 'webhooks' = 'paths',
): PlacedOperation[] =>
  Object.entries(asObject(document[field]))
    .filter(([path]) => field === 'webhooks' || !path.startsWith('x-'))
    .flatMap(([path, item]) => operationsOfItem(path, pathItemOf(document, item)))
