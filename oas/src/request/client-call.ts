import { mayHoldLongNumbers } from '../numbers.ts'
import { resolve, typeOf } from '../schema/resolve.ts'
import type { Input, NamedSchemas, Operation } from '../types.ts'
import { isJson } from './is-json.ts'
import { fieldOf, type Values } from './values.ts'

/** Which typed client makes the call, and how it is made. */
export interface TypedClient {
  readonly api: string
  /** Where the portal is. */
  readonly baseUrl: string
  readonly environment: 'mock' | 'test' | 'live'
}

/** The typed operation. The call's code is generated only when it is printed: most people never look. */
export interface TypedCall extends TypedClient {
  readonly operation: Pick<Operation, 'path' | 'inputs' | 'responses' | 'schemas'>
  readonly values: Values
}

type Place = 'path' | 'query' | 'header'

/** A request in a typed client's form, before it is written into address, headers and body. */
interface ClientCall {
  readonly params: Readonly<Partial<Record<Place, Readonly<Record<string, unknown>>>>>
  /** Undefined for none. */
  readonly body: unknown
  /** Whether a good response has a body. */
  readonly answered: boolean
}

/** Undefined for what such a client would send in another way than the request, or would not compile. */
export function clientCall({ operation, values }: TypedCall): ClientCall | undefined {
  const body = bodyOf(values)
  const params: Partial<Record<Place, Record<string, unknown>>> = {}
  for (const input of operation.inputs) {
    const text = values.inputs[fieldOf(input)] ?? ''
    if (text === '' && !input.required) continue
    const value = typedValue(input, text, operation.schemas)
    if (value === undefined || input.place === 'cookie' || input.place === 'querystring') return undefined
    params[input.place] = { ...params[input.place], [input.name]: value }
  }
  const good = operation.responses.filter(({ status }) => status.startsWith('2'))
  const answered = good.some(({ content }) => content.length > 0)
  if (good.some(({ content }) => content.some(({ type }) => !isJson(type)))) return undefined
  return body && { params, body: body.value, answered }
}

function bodyOf({ type, body, form, upload }: Values): { readonly value: unknown } | undefined {
  if (form || upload) return undefined
  if (body === '') return { value: undefined }
  // A literal of JavaScript would be rounded.
  if (type !== 'application/json' || mayHoldLongNumbers(body)) return undefined
  try {
    return { value: JSON.parse(body) }
  } catch {
    return undefined
  }
}

/** Only what is written in the usual way; lists and objects have several. */
function typedValue(input: Input, text: string, schemas: NamedSchemas): unknown {
  if (text === '' || input.style || input.allow_reserved || input.content_type) return undefined
  const type = typeOf(resolve(input.schema, schemas).node)
  if (type === 'string') return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (type !== 'integer' && type !== 'number') return undefined
  return String(Number(text)) === text ? Number(text) : undefined
}
