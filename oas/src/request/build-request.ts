import { credentialHeader } from '../security/key-header.ts'
import type { Input, Operation } from '../types.ts'
import { sentBody, sentType } from './body-text.ts'
import type { TypedCall, TypedClient } from './client-call.ts'
import { type ExpectedAnswer, expectedAnswer } from './expected-answer.ts'
import { fileType, type SentFile, sentFile } from './file-body.ts'
import { fillPath } from './fill-path.ts'
import { type FormPart, formFields, formParts, isMultipartForm, urlEncodedPairs } from './form.ts'
import { cookiePairs, headerText, queryPairs, wholeQuery } from './serialize.ts'
import { fieldOf, type Values } from './values.ts'

export type Header = readonly [name: string, value: string]

/** One request. This very object is sent by the console, and printed in every sample. */
export interface HttpRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly Header[]
  readonly body: string | null
  /** The parts of a multipart form, in place of a body. The sender chooses the boundary, and so writes the Content-Type. */
  readonly parts?: readonly FormPart[]
  /** The same for the typed client of its API, where there is one. */
  readonly client?: TypedCall
  /** A file that is the body. */
  readonly file?: SentFile
  /** The response that a sample has to read. */
  readonly answer?: ExpectedAnswer
}

interface RequestParts {
  readonly operation: Pick<Operation, 'method' | 'path' | 'inputs' | 'body' | 'responses' | 'schemas'>
  readonly values: Values
  /** Absolute address of the API. */
  readonly base: string
  /** The key that is sent, or an access token in its place; none for an empty text. */
  readonly key?: string
  /** Headers besides the operation's own inputs. */
  readonly headers?: readonly Header[]
  /** The client that has types for this operation; it knows no header but `Prefer` beside the inputs. */
  readonly client?: TypedClient | undefined
}

/** Stands for a key that is not shown, or not there. */
export const keyPlaceholder = 'YOUR_API_KEY'

export function buildRequest(parts: RequestParts): HttpRequest {
  const { operation, values, base, key, headers = [] } = parts
  const filled = operation.inputs
    .map((input) => ({ input, text: values.inputs[fieldOf(input)] ?? '' }))
    .filter(({ text }) => text !== '')
  const at = (place: Input['place']) => filled.filter(({ input }) => input.place === place)

  const { schemas } = operation
  const { path, open } = fillPath(operation, values)
  const query = [
    ...at('query').flatMap(({ input, text }) =>
      queryPairs(input, text, schemas).map(([name, value]) => `${name}=${value}`),
    ),
    ...at('querystring').map(({ input, text }) => wholeQuery(input, text)),
  ]
  const cookies = at('cookie').flatMap(({ input, text }) =>
    cookiePairs(input, text, schemas).map(([name, value]) => `${name}=${value}`),
  )
  const sent = bodyOf(operation, values)
  const { body, file } = sent
  const type = file ? fileType(values.type, values.upload ?? {}) : sentType(values.type, body ?? '')
  return {
    method: operation.method,
    url: `${base.replace(/\/$/, '')}${path}${query.length > 0 ? `${path.includes('?') ? '&' : '?'}${query.join('&')}` : ''}`,
    headers: [
      ...(body === null && !file ? [] : [['Content-Type', type] as const]),
      ...(key ? [credentialHeader(key)] : []),
      ...at('header').map(({ input, text }) => [input.name, headerText(input, text, schemas)] as const),
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as const] : []),
      ...headers,
    ],
    ...sent,
    answer: expectedAnswer(operation),
    ...(parts.client && open.length === 0 && { client: { ...parts.client, operation, values } }),
  }
}

/** The request as clients send it that have no body with a method that reads, such as `fetch`; undefined where it has none anyway. */
export function withoutBodyOfRead({
  parts,
  file,
  client: _,
  ...request
}: HttpRequest): HttpRequest | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead || (request.body === null && !parts && !file)) return undefined
  const headers = request.headers.filter(([name]) => name !== 'Content-Type')
  return { ...request, headers, body: null }
}

type SentBody = Pick<HttpRequest, 'body' | 'parts' | 'file'>

const noBody: SentBody = { body: null }

function bodyOf(operation: RequestParts['operation'], { type, body, form, upload }: Values): SentBody {
  if (upload) return { body: null, file: sentFile(type, upload) }
  const fields = form && formFields(operation, type)
  if (!form || !fields) return { body: type === '' || body === '' ? null : sentBody(type, body) }
  if (isMultipartForm(type)) {
    const parts = formParts(fields, form, operation.schemas)
    return parts.length > 0 ? { body: null, parts } : noBody
  }
  const pairs = urlEncodedPairs(fields, form, operation.schemas)
  return { body: pairs.map(([name, value]) => `${name}=${value}`).join('&') || null }
}
