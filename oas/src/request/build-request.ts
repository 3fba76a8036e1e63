import { resolve, typeOf } from '../schema/resolve.ts'
import type { Input, Operation } from '../types.ts'
import { sentBody, sentType } from './body-text.ts'
import { fieldOf, type Values } from './values.ts'

export type Header = readonly [name: string, value: string]

/** One request. This very object is sent by the console, and printed in every sample. */
export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly Header[]
  readonly body: string | null
}

interface RequestParts {
  readonly operation: Pick<Operation, 'method' | 'path' | 'inputs' | 'schemas'>
  readonly values: Values
  /** Absolute address of the API. */
  readonly base: string
  /** The key that is sent; none for an empty one. */
  readonly key?: string
  /** What goes along beside the inputs of the operation. */
  readonly headers?: readonly Header[]
}

export const keyHeader = 'X-API-Key'

/** Stands for a key that is not shown, or not there. */
export const keyPlaceholder = 'YOUR_API_KEY'

export function buildRequest({ operation, values, base, key, headers = [] }: RequestParts): HttpRequest {
  const filled = operation.inputs
    .map((input) => ({ input, text: values.inputs[fieldOf(input)] ?? '' }))
    .filter(({ text }) => text !== '')
  const at = (place: Input['place']) => filled.filter(({ input }) => input.place === place)

  const path = at('path').reduce(
    (whole, { input, text }) => whole.replaceAll(`{${encodeFixed(input.name)}}`, encode(text)),
    encodeFixed(operation.path),
  )
  const query = at('query').flatMap(({ input, text }) =>
    piecesOf(input, text, operation).map((piece) => `${encode(input.name)}=${encode(piece)}`),
  )
  const cookies = at('cookie').map(({ input, text }) => `${input.name}=${encode(text)}`)
  const withBody = values.type !== '' && values.body !== '' && !/^(GET|HEAD)$/.test(operation.method)
  return {
    method: operation.method,
    url: `${base.replace(/\/$/, '')}${path}${query.length > 0 ? `${path.includes('?') ? '&' : '?'}${query.join('&')}` : ''}`,
    headers: [
      ...(withBody ? [['Content-Type', sentType(values.type, values.body)] as const] : []),
      ...(key ? [[keyHeader, key] as const] : []),
      ...at('header').map(({ input, text }) => [input.name, oneLine(text)] as const),
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
      ...headers,
    ],
    body: withBody ? sentBody(values.type, values.body) : null,
  }
}

/** A list is written with commas and sent as repeated names, as OpenAPI does unless told otherwise. */
function piecesOf(
  { schema }: Input,
  text: string,
  { schemas }: Pick<Operation, 'schemas'>,
): readonly string[] {
  const list = typeOf(resolve(schema, schemas).node) === 'array'
  return list ? text.split(',').map((piece) => piece.trim()) : [text]
}

/** Also what encodeURIComponent leaves and a shell or a string in quotes would not. */
const encode = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** What a document writes into a path: it stays readable, and means the same to a browser, a shell and a server. */
const encodeFixed = (path: string): string =>
  path.replace(/[^A-Za-z0-9\-._~$&+,;=:@/%?{}]+/gu, (piece) => encode(piece))

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim()
