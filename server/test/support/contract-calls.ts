// Declarations of the contracts, in the form in which tests compare responses.
import { readBundle } from '../../src/platform/http/contract.ts'

interface Response {
  readonly $ref?: string
  readonly headers?: Readonly<Record<string, unknown>>
  readonly content?: Readonly<
    Record<string, { readonly examples?: Readonly<Record<string, { readonly value: { code?: string } }>> }>
  >
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
  readonly components: { readonly responses: Readonly<Record<string, Response>> }
  readonly 'x-unrouted-responses': Readonly<Record<string, string>>
}
interface RawOperation {
  readonly operationId: string
  readonly 'x-roles': readonly string[]
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly examples: Readonly<Record<string, Example>> }>>
  }
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[]
  readonly responses: Readonly<Record<string, Response>>
}
interface Example {
  readonly value: unknown
}

export interface DeclaredResponse {
  readonly headers: readonly string[]
  /** Of the problems among its examples. */
  readonly codes: readonly string[]
}

export type ContractName = 'portal' | 'content'
const prefixes = { portal: '/portal-api', content: '/content-api' } as const

const documents = {
  portal: readBundle<Document>('portal'),
  content: readBundle<Document>('content'),
}

function declared(document: Document, given: Response | undefined): DeclaredResponse | undefined {
  if (!given) return undefined
  const response = given.$ref ? document.components.responses[given.$ref.split('/').at(-1) ?? ''] : given
  const examples = Object.values(response?.content ?? {}).flatMap((media) =>
    Object.values(media.examples ?? {}),
  )
  return {
    headers: Object.keys(response?.headers ?? {}).map((name) => name.toLowerCase()),
    codes: examples.flatMap(({ value }) => value.code ?? []),
  }
}

/** Of a request that no operation takes. */
export function unrouted(contract: ContractName, status: number): DeclaredResponse | undefined {
  const { components, 'x-unrouted-responses': named } = documents[contract]
  return declared(documents[contract], components.responses[named[status] ?? ''])
}

/** Every path, with its methods in capitals. */
export const pathsOf = (contract: ContractName) =>
  Object.entries(documents[contract].paths).map(([path, item]) => ({
    contract,
    path,
    url: `${prefixes[contract]}${path.replaceAll(/\{\w+\}/g, 'anything')}`,
    methods: Object.keys(item).map((method) => method.toUpperCase()),
  }))

export const callsOf = (contract: ContractName) =>
  pathsOf(contract).flatMap(({ path, url, methods }) =>
    methods.flatMap((method) => {
      const operation = documents[contract].paths[path]?.[method.toLowerCase()]
      if (!operation) return []
      const [[mediaType, media] = []] = Object.entries(operation.requestBody?.content ?? {})
      return {
        id: operation.operationId,
        roles: operation['x-roles'],
        method,
        url,
        mediaType,
        body: Object.values(media?.examples ?? {})[0]?.value,
        /** Exactly this status, never `default`. */
        declared: (status: number) => declared(documents[contract], operation.responses[status]),
        default: declared(documents[contract], operation.responses.default),
      }
    }),
  )

/** An example as a call of its media type has it. Of a form, each field is text but the document, which is a file. */
export function sentAs(mediaType: string | undefined, body: unknown): unknown {
  if (mediaType !== 'multipart/form-data') return body
  const { document, ...fields } = body as Readonly<Record<string, string>>
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  if (document !== undefined) form.set('document', new Blob([document]), 'document.yaml')
  return form
}
