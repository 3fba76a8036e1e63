import type { TestDatum } from '../src/by-test-number.ts'
import { atPointer, isObject, type JsonObject } from '../src/json.ts'

type Examples = Record<string, { value: unknown }>
type Media = { schema: JsonObject; examples: Examples }
type Answer = { content?: Record<string, Media> }
type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonObject
  example?: unknown
  examples?: Examples
}

interface Operation {
  readonly operationId: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Record<string, Media> }
  readonly responses: Record<string, Answer>
}

/** Our extensions of the demo products' operations. */
export interface ProductOperation extends Operation {
  readonly 'x-price': { readonly credits: string; readonly unit: string }
  readonly 'x-test-data': readonly TestDatum[]
}

export interface ContractOperation<Kind extends Operation = Operation> {
  readonly contract: string
  readonly method: string
  readonly path: string
  readonly operation: Kind
}

/** The operations of a contract, with every `$ref` resolved. */
export function operationsOf<Kind extends Operation = Operation>(
  contract: string,
  document: JsonObject,
): ContractOperation<Kind>[] {
  const { paths } = resolved(document, document) as { paths: Record<string, JsonObject> }
  return Object.entries(paths).flatMap(([path, { parameters: shared = [], ...methods }]) =>
    Object.entries(methods).map(([method, node]) => {
      const operation = node as Kind
      const parameters = [...(shared as Parameter[]), ...(operation.parameters ?? [])]
      return { contract, path, method: method.toUpperCase(), operation: { ...operation, parameters } }
    }),
  )
}

/** Every declared answer that has a body, with its examples. */
export function answersOf({ operation }: ContractOperation) {
  return Object.entries(operation.responses).flatMap(([status, { content = {} }]) =>
    Object.entries(content).map(([mediaType, media]) => ({ status, mediaType, ...media })),
  )
}

/** Every named example; that of a `default` answer says its status itself. */
export function examplesOf(called: ContractOperation) {
  return answersOf(called).flatMap(({ status, mediaType, examples }) =>
    Object.entries(examples).map(([example, { value }]) => ({
      status: status === 'default' ? (value as { status: number }).status : Number(status),
      mediaType,
      example,
      value,
    })),
  )
}

function resolved(node: unknown, root: JsonObject): unknown {
  if (Array.isArray(node)) return node.map((item) => resolved(item, root))
  if (!isObject(node)) return node
  if (typeof node.$ref === 'string') return resolved(atPointer(root, node.$ref), root)
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value, root)]))
}
