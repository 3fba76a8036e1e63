import type { TestDatum } from '../src/by-test-number.ts'
import { atPointer, isObject, type JsonObject } from '../src/json.ts'
import type { Product } from '../src/products.ts'

export type Examples = Record<string, { summary?: string; value: unknown }>
export type Media = { schema: JsonObject; examples: Examples }
export type Answer = { description: string; content?: Record<string, Media> }
export type Parameter = {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: JsonObject
  example: unknown
}

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': Media } }
  readonly responses: Record<string, Answer>
  readonly 'x-price': { readonly credits: string; readonly unit: string }
  readonly 'x-test-data': readonly TestDatum[]
}

export interface Called {
  readonly product: Product
  readonly method: string
  readonly path: string
  readonly operation: Operation
}

/** The operations of a product, with every `$ref` resolved. */
export function operationsOf(product: Product): Called[] {
  const { paths } = resolved(product.document, product.document) as { paths: Record<string, JsonObject> }
  return Object.entries(paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods).map(([method, node]) => {
      const operation = node as Operation
      const all = [...(parameters as Parameter[]), ...(operation.parameters ?? [])]
      return { product, path, method: method.toUpperCase(), operation: { ...operation, parameters: all } }
    }),
  )
}

/** Every declared answer with a body: its status, media and the names of its examples. */
export function answersOf({ operation }: Called) {
  return Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([mediaType, media]) => ({ status: Number(status), mediaType, ...media })),
  )
}

function resolved(node: unknown, root: JsonObject): unknown {
  if (Array.isArray(node)) return node.map((item) => resolved(item, root))
  if (!isObject(node)) return node
  if (typeof node.$ref === 'string') return resolved(atPointer(root, node.$ref), root)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value, root)]))
}
