import type { JsonObject } from '@switchboard/oas/document'

/** The checker's view of an OpenAPI document. A `pointer` is a JSON Pointer into it, written as a fragment. */
export interface Contract {
  readonly title: string
  readonly version: string
  /** SHA-256 of the document as it was read, in hex. */
  readonly sha256: string
  readonly document: JsonObject
  readonly operations: readonly Operation[]
  readonly paths: readonly Path[]
  /** Whether it says that it names every status, field and refusal that there can be (`x-unrouted-responses`): others are faults. */
  readonly isStrict: boolean
  /** Names of fields that say which thing of somebody is meant. */
  readonly identifiers: ReadonlySet<string>
  /** JSON bodies of more bytes are refused; undefined when the document does not tell. */
  readonly maxJsonBytes: number | undefined
  /** The statuses under which each code of a problem may come. */
  readonly problemStatuses: ReadonlyMap<string, readonly number[]>
  /** Responses to requests that no operation takes, by status. */
  readonly unrouted: ReadonlyMap<string, Response>
}

export interface Path {
  readonly path: string
  readonly pointer: string
  /** In capitals. */
  readonly methods: readonly string[]
}

export interface Operation {
  readonly id: string
  /** In capitals. */
  readonly method: string
  readonly path: string
  readonly pointer: string
  readonly summary: string
  readonly parameters: readonly Parameter[]
  readonly body: Body | undefined
  /** By status, `4XX` or `default`. */
  readonly responses: ReadonlyMap<string, Response>
  /** Whether a call needs to say who makes it, may, or need not. */
  readonly access: 'public' | 'optional' | 'protected'
  /** Empty when the document does not tell. */
  readonly roles: readonly string[]
  /** Team roles that can call it for the account; empty if it concerns only the caller, or the document doesn't say. */
  readonly teamRoles: readonly string[]
  readonly isRead: boolean
  readonly isIdempotent: boolean
  /** The operation as the document has it, for what only some rules read. */
  readonly raw: JsonObject
}

export interface Parameter {
  readonly name: string
  readonly place: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly pointer: string
  readonly schema: JsonObject
  readonly example: unknown
  readonly style: JsonObject
}

export interface Body {
  readonly required: boolean
  readonly pointer: string
  readonly media: readonly Media[]
}

export interface Media {
  readonly type: string
  readonly pointer: string
  /** Undefined when the document gives none. */
  readonly schema: JsonObject | undefined
  readonly examples: readonly Example[]
  /** The columns of a table, by the `view` that was asked for; empty where the document names none. */
  readonly columns: ReadonlyMap<string, readonly string[]>
  /** Fields of a form that are files, and their media types: the document says how they are encoded. */
  readonly files: ReadonlyMap<string, string>
}

export interface Example {
  readonly name: string
  readonly value: unknown
  readonly pointer: string
}

export interface Response {
  readonly status: string
  readonly pointer: string
  readonly headers: readonly ResponseHeader[]
  readonly media: readonly Media[]
  /** As the document has them: how what it brings is used in other calls. */
  readonly links: JsonObject
}

export interface ResponseHeader {
  readonly name: string
  readonly required: boolean
  readonly pointer: string
}

/** The operation of that name. */
export function operationNamed(contract: Contract, id: string): Operation {
  const found = contract.operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`The contract has no operation ${id}.`)
  return found
}
