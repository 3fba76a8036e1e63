import type { TestDatum } from '../src/by-test-number.ts'
import { atPointer, type JsonObject } from '../src/json.ts'
import type { ContractOperation } from './operations.ts'

export interface ExampleRequest {
  readonly path: string
  readonly query: Record<string, string>
  readonly mediaType?: string | undefined
  readonly body: unknown
}

/** The request that an operation's own examples describe. */
export function exampleRequest({ path, operation }: ContractOperation): ExampleRequest {
  const needed = operation.parameters.filter((parameter) => parameter.required)
  const filled = needed
    .filter((parameter) => parameter.in === 'path')
    .reduce((url, parameter) => url.replace(`{${parameter.name}}`, String(exampleOf(parameter))), path)
  const query = needed
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => [parameter.name, String(exampleOf(parameter))] as const)
  const [[mediaType, media] = []] = Object.entries(operation.requestBody?.content ?? {})
  return { path: filled, query: Object.fromEntries(query), mediaType, body: firstOf(media?.examples) }
}

/** The example request with a test value in the place that `x-test-data` names. */
export function requestWith(called: ContractOperation, { at, value }: TestDatum): ExampleRequest {
  const sent = structuredClone(exampleRequest(called))
  if (at.startsWith('?')) return { ...sent, query: { [at.slice(1)]: value } }
  if (at.startsWith('{')) return { ...sent, path: called.path.replace(at, value) }
  const cut = at.lastIndexOf('/')
  const holder = atPointer(sent.body, at.slice(0, cut)) as JsonObject
  holder[at.slice(cut + 1)] = value
  return sent
}

const credentials = { 'X-API-Key': 'sb_test_any', Authorization: 'Bearer any' }

export function send(
  base: string,
  { method }: ContractOperation,
  sent: ExampleRequest,
  headers: Record<string, string> = {},
) {
  const url = `${base}${sent.path}?${new URLSearchParams(sent.query)}`
  const init = { method, headers: { ...credentials, ...headers } }
  if (sent.body === undefined) return fetch(url, init)
  if (sent.mediaType === 'multipart/form-data') return fetch(url, { ...init, body: formOf(sent.body) })
  const typed = { ...init.headers, 'Content-Type': 'application/json' }
  return fetch(url, { ...init, headers: typed, body: JSON.stringify(sent.body) })
}

function exampleOf({ example, examples }: ContractOperation['operation']['parameters'][number]): unknown {
  return example ?? firstOf(examples)
}

function firstOf(examples: Record<string, { value: unknown }> = {}): unknown {
  return Object.values(examples)[0]?.value
}

function formOf(fields: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as JsonObject)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}
