import { asObject, isObject, type Json } from '@switchboard/oas/document'
import type { Operation, Parameter } from '../contract/contract.ts'
import { valueAt } from '../contract/pointers.ts'
import type { SchemaCheck } from '../contract/schema-check.ts'
import type { HttpRequest } from '../http/request.ts'

type Scalar = string | number
type Values = Readonly<Record<string, unknown>>

/** A thing that a response showed, or a bare value in a list of such. */
interface ResponseItem {
  /** The path of the operation that showed it, as the document has it, and what stood in its place. */
  readonly path: string
  readonly values: Values
  readonly thing: Readonly<Record<string, unknown>> | Scalar
  /** Whether the run itself made it. */
  readonly isMade: boolean
}

const mostShown = 2_000
const mostOfList = 20
const maxDepth = 6
/** Fields that name a thing without saying of which kind it is, the likeliest first. */
const usualNames = ['id', 'uuid', 'guid', 'key', 'slug', 'code', 'name', 'number', 'reference', 'ref']

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/s$/, '')

/** The backend's things, as its responses show them: names for the calls of a document that says nothing of its data. */
export class Links {
  readonly #shown: ResponseItem[] = []
  /** Values for the parameters of a path that came together, by that path. */
  readonly #addresses = new Map<string, Values[]>()
  readonly #gone = new Set<string>()
  readonly #operations: readonly Operation[]
  readonly #schemas: SchemaCheck

  constructor(operations: readonly Operation[], schemas: SchemaCheck) {
    this.#operations = operations
    this.#schemas = schemas
  }

  /** Learns from a response; `values` are those of the path that was called. */
  learn(response: LeadingResponse, values: Values = {}): void {
    const { operation, status, headers, body } = response
    if (status === 404 || status === 410 || (operation.method === 'DELETE' && status < 300)) {
      const [last] = namesIn(operation.path).slice(-1)
      if (last !== undefined) this.#gone.add(goneKey(operation.path, last, values[last]))
      return
    }
    if (status < 200 || status > 299) return
    this.#followLinks(response, values)
    if (headers.location) this.#address(headers.location)
    const isMade = operation.method === 'POST'
    this.#walk(body, { path: operation.path, values, isMade }, 0)
  }

  /** Values for the parameters of the operation's path, as far as they are known. Only what the run made is named by what removes it. */
  pathValues(operation: Operation): Values {
    const names = namesIn(operation.path)
    const mustBeMade = operation.method === 'DELETE'
    const values: Record<string, unknown> = {}
    for (const name of names.toReversed()) {
      if (values[name] !== undefined) continue
      const address = mustBeMade ? undefined : this.#addressFor(operation, name)
      const best = address ?? this.#best(operation, name, mustBeMade && name === names.at(-1))
      if (best) for (const [known, value] of Object.entries(best)) values[known] ??= value
    }
    return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
  }

  /** A value for a field of a body that names a thing elsewhere, such as `customerId`. */
  fieldValue(name: string): Scalar | undefined {
    return this.#shown
      .map((one) => ({ ...ofOther(one, name), isMade: one.isMade }))
      .filter(({ score }) => score > 0)
      .toSorted((one, other) => other.score - one.score)[0]?.value
  }

  #best(operation: Operation, name: string, mustBeMade: boolean): Values | undefined {
    const parameter = operation.parameters.find((one) => one.place === 'path' && one.name === name)
    let best: { score: number; values: Values } | undefined
    for (const one of this.#shown) {
      if (mustBeMade && !one.isMade) continue
      for (const { score, value } of valuesIn(one, operation.path, name)) {
        // Changes go to things made by the run rather than to existing ones.
        const weighed = score + (one.isMade && !operation.isRead ? 0.5 : 0)
        if (best && best.score >= weighed) continue
        if (this.#gone.has(goneKey(operation.path, name, value)) || !this.#fits(parameter, value)) continue
        best = { score: weighed, values: { ...one.values, [name]: value } }
      }
    }
    return best?.values
  }

  #addressFor({ path }: Operation, name: string): Values | undefined {
    return this.#addresses
      .get(path)
      ?.find((values) => values[name] !== undefined && !this.#gone.has(goneKey(path, name, values[name])))
  }

  #fits(parameter: Parameter | undefined, value: Scalar): boolean {
    return !parameter || this.#schemas.at(`${parameter.pointer}/schema`, String(value), true).length === 0
  }

  #walk(value: unknown, source: Omit<ResponseItem, 'thing'>, depth: number): void {
    if (depth > maxDepth || this.#shown.length >= mostShown) return
    if (Array.isArray(value)) {
      for (const one of value.slice(0, mostOfList)) {
        if (typeof one === 'string' || typeof one === 'number') this.#shown.push({ ...source, thing: one })
        this.#walk(one, source, depth + 1)
      }
      return
    }
    if (typeof value === 'string' && /^(https?:\/)?\/\S+$/.test(value)) this.#address(value)
    if (!isObject(value)) return
    if (Object.values(value).some((one) => typeof one === 'string' || typeof one === 'number'))
      this.#shown.push({ ...source, thing: value })
    for (const one of Object.values(value)) this.#walk(one, source, depth + 1)
  }

  /** An address within the API, in a header or a body, names what it leads to. */
  #address(text: string): void {
    for (const { path } of this.#operations) {
      const values = pathOf(path, text)
      if (values) this.#remember(path, values)
    }
  }

  #remember(path: string, values: Values): void {
    const known = this.#addresses.get(path) ?? []
    if (known.length < mostOfList) this.#addresses.set(path, [...known, values])
  }

  #followLinks(response: LeadingResponse, values: Values): void {
    const { operation, status } = response
    const declared = operation.responses.get(String(status)) ?? operation.responses.get('2XX')
    for (const link of Object.values(asObject(declared?.links as Json))) {
      const { operationId, operationRef, parameters } = asObject(link)
      const target = this.#operations.find(
        ({ id, pointer }) => id === operationId || pointer === String(operationRef).replace(/^[^#]*/, ''),
      )
      if (!target) continue
      const links = Object.entries(asObject(parameters)).flatMap(([name, expression]) => {
        const value = readExpression(expression, response, values)
        return value === undefined ? [] : [[name.replace(/^path\./, ''), value] as const]
      })
      if (links.length > 0) this.#remember(target.path, Object.fromEntries(links))
    }
  }
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)

const collectionOf = (path: string, name: string): string =>
  path.slice(0, path.indexOf(`{${name}}`)).replace(/\/$/, '')

const nounOf = (path: string): string =>
  plain(
    singular(
      path
        .split('/')
        .filter((part) => part !== '' && !part.includes('{'))
        .at(-1) ?? '',
    ),
  )

const goneKey = (path: string, name: string, value: unknown): string =>
  `${collectionOf(path, name)} ${String(value)}`

interface Candidate {
  readonly score: number
  readonly value: Scalar
}

/** Values of a thing that fit that place of a path, the better the higher the score. */
function valuesIn(item: ResponseItem, path: string, name: string): Candidate[] {
  const { thing } = item
  const collection = collectionOf(path, name)
  const isOfCollection = item.path === collection || item.path === path
  if (typeof thing !== 'object') return isOfCollection ? [{ score: 5, value: thing }] : []
  const noun = nounOf(collection)
  const own = isOfCollection
    ? Object.entries(thing).flatMap(([field, value]): Candidate[] => {
        if (!isScalar(value)) return []
        const rank = usualNames.indexOf(plain(field).replace(new RegExp(`^${noun}(?=.)`), ''))
        if (plain(field) === plain(name)) return [{ score: 9, value }]
        return rank < 0 ? [] : [{ score: 8 - rank / 10, value }]
      })
    : []
  const other = ofOther(item, name === 'id' ? `${noun}Id` : name)
  return other.score > 0 ? [...own, other as Candidate] : own
}

/** A thing's value for this name: the field itself, or the `id` of the thing that the name begins with. */
function ofOther({ path, thing }: ResponseItem, name: string): { score: number; value?: Scalar } {
  if (typeof thing !== 'object') return { score: 0 }
  const own = Object.entries(thing).find(([field]) => plain(field) === plain(name))?.[1]
  const isPlainName = usualNames.includes(plain(name))
  const kind = plain(name).replace(/(uu)?id$/, '')
  if (kind !== '' && kind !== plain(name) && nounOf(path) === kind) {
    const [, id] = Object.entries(thing).find(([field]) => ['id', 'uuid'].includes(plain(field))) ?? []
    if (isScalar(id)) return { score: 4, value: id }
  }
  return isScalar(own) && !isPlainName ? { score: 3, value: own } : { score: 0 }
}

const isScalar = (value: unknown): value is Scalar =>
  (typeof value === 'string' && value !== '') || typeof value === 'number'

/** The parts of a response and its request that can lead to further calls. */
export interface LeadingResponse {
  readonly operation: Operation
  readonly request: HttpRequest
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The value of a runtime expression of OpenAPI, such as `$response.body#/id`; a constant is its own value. */
function readExpression(expression: Json | undefined, response: LeadingResponse, path: Values): unknown {
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
function pathOf(path: string, address: string): Values | undefined {
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
