import type { TestDatum } from '../src/by-test-number.ts'
import { atPointer, type JsonObject } from '../src/json.ts'
import type { Called } from './operations.ts'

export interface Sent {
  readonly path: string
  readonly query: Record<string, string>
  readonly body: unknown
}

/** The request that an operation's own examples describe. */
export function exampleRequest({ path, operation }: Called): Sent {
  const { parameters = [], requestBody } = operation
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, { name, example }) => url.replace(`{${name}}`, String(example)), path)
  const [example] = Object.values(requestBody?.content['application/json'].examples ?? {})
  return { path: filled, query: {}, body: example?.value }
}

/** The example request with a test value in the place that `x-test-data` names. */
export function requestWith(called: Called, { at, value }: TestDatum): Sent {
  const sent = structuredClone(exampleRequest(called))
  if (at.startsWith('?')) return { ...sent, query: { [at.slice(1)]: value } }
  if (at.startsWith('{')) return { ...sent, path: called.path.replace(at, value) }
  const cut = at.lastIndexOf('/')
  const holder = atPointer(sent.body, at.slice(0, cut) || '#') as JsonObject
  holder[at.slice(cut + 1)] = value
  return sent
}

export function send(
  base: string,
  { method }: Called,
  { path, query, body }: Sent,
  headers: Record<string, string> = {},
) {
  const search = new URLSearchParams(query).toString()
  const init: RequestInit = { method, headers: { 'X-API-Key': 'sb_test_any', ...headers } }
  if (body === undefined) return fetch(`${base}${path}?${search}`, init)
  return fetch(`${base}${path}`, {
    ...init,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...init.headers },
  })
}
