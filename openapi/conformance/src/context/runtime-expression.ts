import type { Json } from '@switchboard/oas/document'
import type { Operation } from '../contract/contract.ts'
import { valueAt } from '../contract/pointers.ts'
import type { HttpRequest } from '../http/request.ts'

/** The parts of a response and its request that can lead to further calls. */
export interface LeadingResponse {
  readonly operation: Operation
  readonly request: HttpRequest
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

type Values = Readonly<Record<string, unknown>>

/** The value of a runtime expression of OpenAPI, such as `$response.body#/id`; a constant is its own value. */
export function readExpression(
  expression: Json | undefined,
  response: LeadingResponse,
  path: Values,
): unknown {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression
  const [whole, side, place, name = ''] =
    /^\$(request|response)\.(body|header|path)[.#]?(.*)$/.exec(expression) ?? []
  if (whole === undefined) return undefined
  if (place === 'path') return path[name]
  if (place === 'header' && side === 'response') return response.headers[name.toLowerCase()]
  if (place !== 'body') return undefined
  const body = side === 'response' ? response.body : parsed(response.request.body)
  return scalar(valueAt(body, name))
}

const scalar = (value: unknown): unknown =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined

function parsed(body: string | Buffer | undefined): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

/** The values of an address in the places of a path such as `/pets/{petId}`; undefined if it is another path's. */
export function pathOf(path: string, address: string): Values | undefined {
  const names: string[] = []
  const pattern = path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
      names.push(name)
      return '([^/?#]+)'
    })
  // A path of nothing but a parameter would fit any address.
  if (names.length === 0 || /^(\/\{[^{}]+\})+$/.test(path)) return undefined
  const [, ...values] = new RegExp(`${pattern}/?(?:[?#].*)?$`).exec(address) ?? []
  if (values.length === 0) return undefined
  return Object.fromEntries(values.map((text, index) => [names[index], decoded(text)]))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
