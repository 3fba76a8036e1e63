import type { Environment, ReferenceInput, ReferenceOperation } from '../types.ts'
import { multipartBody, multipartType } from './multipart.ts'
import { typeOf } from './sample-value.ts'
import { fieldOf, type Values } from './values.ts'

type Header = readonly [name: string, value: string]

/** One request. This very object is sent, and printed in the samples. */
export interface Call {
  readonly method: string
  readonly url: string
  readonly headers: readonly Header[]
  readonly body: string | null
}

export interface CallParts {
  readonly operation: Pick<ReferenceOperation, 'method' | 'path' | 'inputs' | 'security' | 'schemas'>
  readonly values: Values
  /** Absolute address of the API in the environment. */
  readonly base: string
  readonly environment: Environment
  readonly key: string
  /** What the mock is asked for; null when it should answer by the request. */
  readonly prefer: string | null
}

export const keyHeader = 'X-API-Key'

/** Stands for a key that is not shown, or not there. */
export const keyPlaceholder = 'YOUR_API_KEY'

/** The mock takes any key, but an operation that needs one needs it there, too. */
const anyKey = 'mock'

export function makeCall({ operation, values, base, environment, key, prefer }: CallParts): Call {
  const filled = operation.inputs
    .map((input) => ({ input, text: values.inputs[fieldOf(input)] ?? '' }))
    .filter(({ text }) => text !== '')
  const at = (place: ReferenceInput['place']) => filled.filter(({ input }) => input.place === place)

  const path = at('path').reduce(
    (whole, { input, text }) => whole.replaceAll(`{${encodeFixed(input.name)}}`, encode(text)),
    encodeFixed(operation.path),
  )
  const query = at('query').flatMap(({ input, text }) =>
    piecesOf(input, text, operation).map((piece) => `${encode(input.name)}=${encode(piece)}`),
  )
  const cookies = at('cookie').map(({ input, text }) => `${input.name}=${encode(text)}`)
  const withBody = values.type !== '' && values.body !== '' && !/^(GET|HEAD)$/.test(operation.method)
  // The mock asks for a key where the document does, the gateway always.
  const sentKey = environment !== 'MOCK' ? key : operation.security.length > 0 ? anyKey : ''
  const type = multipartType(values.type, values.body)
  const headers: Header[] = [
    ...(withBody ? [['Content-Type', type] as const] : []),
    ...(sentKey ? [[keyHeader, sentKey] as const] : []),
    ...at('header').map(({ input, text }) => [input.name, oneLine(text)] as const),
    ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
    ...(environment === 'MOCK' && prefer ? [['Prefer', prefer] as const] : []),
  ]
  return {
    method: operation.method,
    url: `${base.replace(/\/$/, '')}${path}${query.length > 0 ? `${path.includes('?') ? '&' : '?'}${query.join('&')}` : ''}`,
    headers,
    body: withBody ? multipartBody(values.type, values.body) : null,
  }
}

/** A list is written with commas and sent as repeated names, as OpenAPI does unless told otherwise. */
function piecesOf(input: ReferenceInput, text: string, { schemas }: CallParts['operation']): string[] {
  const { schema } = input
  if (typeof schema === 'boolean') return [text]
  const name = schema['x-named']
  const target = typeof name === 'string' ? schemas[name] : undefined
  const type = typeOf(typeof target === 'object' ? target : schema)
  return type === 'array' ? text.split(',').map((piece) => piece.trim()) : [text]
}

/** Also what encodeURIComponent leaves and a shell or a string in quotes would not. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** What a document writes into a path: it stays readable, and means the same to a browser, a shell and a server. */
const encodeFixed = (path: string): string =>
  path.replace(/[^A-Za-z0-9\-._~$&+,;=:@/%?{}]+/gu, (piece) => encode(piece.toWellFormed()))

const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim()
