import { fieldOf, keyPlaceholder, type Values } from '@switchboard/oas/request'
import { isRecord } from '@switchboard/oas/schema'
import type { Environment, ReferenceOperation } from '../types.ts'

/** A request as a link holds it: without keys, and without what is named like a secret. */
export interface SharedRequest {
  readonly environment: Environment
  /** Of the document that it was made with. */
  readonly release: string
  /** Id of the scenario that the mock is asked for; empty for one that fits the request. */
  readonly scenario: string
  /** Of the response that it got; null without one. */
  readonly requestId: string | null
  readonly values: Pick<Values, 'inputs' | 'type' | 'body'>
}

/** Stands before the request in the part of the address that never leaves the browser. */
const mark = 'try-it:'
/** Mail programs and chats pass on longer links cut off. */
const maxLength = 4_000

const secretName = /auth|token|secret|passw|cookie|api[-_]?key|credential|signature|^(?:otp|pin|code)$/i
const anyKey = /sb_(?:test|live)_[\w-]+/g
const redacted = 'REDACTED'

/** The part of the address after `#`; undefined where the request is too long for one, or chooses files or fields of a form. */
export function hashOfRequest({ values, ...request }: SharedRequest & { readonly values: Values }) {
  if (values.form || values.upload) return undefined
  const { inputs, type, body } = values
  const named = Object.entries(inputs).filter(([field, text]) => text !== '' && !isSecretField(field))
  const shared = {
    ...request,
    values: { inputs: Object.fromEntries(named), type, body: withoutSecrets(body) },
  }
  const hash = `${mark}${encodeURIComponent(JSON.stringify(shared).replace(anyKey, keyPlaceholder))}`
  return hash.length <= maxLength ? hash : undefined
}

/** A field is a place and a name: `header Authorization`. */
const isSecretField = (field: string): boolean =>
  field.startsWith('cookie ') || secretName.test(field.slice(field.indexOf(' ') + 1))

function withoutSecrets(body: string): string {
  let hasSecret = false
  try {
    const shared: unknown = JSON.parse(body, (name, value: unknown) => {
      if (!secretName.test(name) || value === null || typeof value === 'object') return value
      hasSecret = true
      return redacted
    })
    // A body without secrets stays as it was written.
    return hasSecret ? JSON.stringify(shared, null, 2) : body
  } catch {
    return body
  }
}

/** The request of a decoded hash, as far as it fits the operation; undefined for any other hash. Links come from strangers. */
export function requestOfHash(
  hash: string,
  { inputs, body }: Pick<ReferenceOperation, 'inputs' | 'body'>,
): SharedRequest | undefined {
  if (!hash.startsWith(mark) || hash.length > maxLength) return undefined
  const shared = parsed(hash.slice(mark.length))
  if (!isRecord(shared) || !isRecord(shared.values)) return undefined
  const { environment, release, scenario, requestId, values } = shared
  const texts = isRecord(values.inputs) ? values.inputs : {}
  const known = inputs.map(fieldOf).filter((field) => typeof texts[field] === 'string')
  const type = body?.content.find((content) => content.type === values.type)?.type ?? ''
  return {
    environment: environments.find((one) => one === environment) ?? 'MOCK',
    release: textLike(release, /^\d{1,5}(\.\d{1,5}){2}$/) ?? '',
    scenario: textLike(scenario, /^[\w .-]{1,200}$/) ?? '',
    requestId: textLike(requestId, /^req_\w{1,40}$/) ?? null,
    values: {
      inputs: Object.fromEntries(known.map((field) => [field, String(texts[field])])),
      type,
      body: type && typeof values.body === 'string' ? values.body : '',
    },
  }
}

const environments = ['MOCK', 'TEST', 'LIVE'] as const satisfies readonly Environment[]

const textLike = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
