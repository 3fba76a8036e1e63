// The shapes in which the documentation of an API is kept and sent. The contract's ReferenceOperation has the same; the
// compiler holds the two together wherever one is passed for the other. So the lists are not readonly: there they are not.

/** A JSON Schema, 2020-12, in which `x-named` stands for the schema of that name. */
export type SchemaNode = boolean | { [keyword: string]: unknown }
export type NamedSchemas = Readonly<Record<string, SchemaNode>>
/** Which way a body goes: what only the server sets is no part of a request, for one. */
export type Direction = 'request' | 'response'

type AnyJson = null | boolean | number | string | unknown[] | { [name: string]: unknown }

export interface Input {
  readonly name: string
  readonly place: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly deprecated: boolean
  /** Markdown, as all descriptions. */
  readonly description: string
  readonly schema: SchemaNode
  /** A value that works; null without one. */
  readonly example: AnyJson
  /** How a list or an object is written; each is left out where it is what OpenAPI means without it. */
  readonly style?: Style
  readonly explode?: boolean
  readonly allow_reserved?: boolean
  /** The media type of a value that has no style. */
  readonly content_type?: string
}

export type Style =
  | 'matrix'
  | 'label'
  | 'simple'
  | 'form'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'deepObject'
  | 'cookie'

export interface Example {
  readonly name: string
  readonly summary: string
  readonly value: AnyJson
}

/** A body in one media type. */
export interface Content {
  readonly type: string
  readonly schema: SchemaNode | null
  readonly examples: Example[]
  /** How fields of a form are written, where the document says it. */
  readonly encoding?: Record<string, Encoding>
}

export interface Encoding {
  /** A media type, or several with commas between them. */
  readonly content_type?: string
  readonly style?: Style
  readonly explode?: boolean
  readonly allow_reserved?: boolean
}

export interface Body {
  readonly required: boolean
  readonly description: string
  readonly content: Content[]
}

export interface Header {
  readonly name: string
  readonly description: string
  readonly schema: SchemaNode
}

export interface Response {
  /** A status, `4XX` or `default`. */
  readonly status: string
  readonly description: string
  readonly headers: Header[]
  readonly content: Content[]
}

/** A value with a known outcome. `at` is `#/json/pointer`, `?query` or `{path}`. */
export interface TestDatum {
  readonly operation_id: string
  readonly value: string
  readonly at: string
  readonly label: string
  readonly outcome: { readonly status: number; readonly example: string | null }
}

export interface OperationEntry {
  readonly operation_id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'TRACE'
  /** Below the address of the API, with `{parameters}`. */
  readonly path: string
  readonly summary: string
  /** Its group; empty without one. */
  readonly tag: string
  readonly deprecated: boolean
  /** Credits; null when the document names no price. */
  readonly price: string | null
  readonly price_unit: string | null
}

export interface Operation extends OperationEntry {
  readonly description: string
  readonly inputs: Input[]
  readonly body: Body | null
  readonly responses: Response[]
  /** Names of all schemes that a call may need; empty when it can do without. */
  readonly security: string[]
  /** Ways of which one is enough; null when the document is silent. What was kept before they were read has none. */
  readonly security_requirements?: SecurityRequirement[][] | null
  readonly test_data: TestDatum[]
  readonly schemas: Record<string, SchemaNode>
}

export interface SecurityRequirement {
  readonly scheme: string
  readonly scopes: string[]
}

export interface Flow {
  /** Such as `clientCredentials`. */
  readonly flow: string
  readonly authorization_url?: string
  readonly device_authorization_url?: string
  readonly token_url?: string
  readonly refresh_url?: string
  readonly scopes: { readonly name: string; readonly description: string }[]
}

export interface SecurityScheme {
  readonly name: string
  readonly type: string
  readonly place: string | null
  readonly key: string | null
  readonly description: string
  readonly bearer_format?: string
  readonly discovery_url?: string
  readonly flows?: Flow[]
}

/** What stands on the first page of the documentation. */
export interface ReferenceIndex {
  readonly full_version: string
  readonly title: string
  readonly description: string
  readonly tags: { readonly name: string; readonly description: string }[]
  readonly operations: OperationEntry[]
  readonly security: SecurityScheme[]
}

export interface Reference {
  readonly index: ReferenceIndex
  readonly operations: readonly Operation[]
}
