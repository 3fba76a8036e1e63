// The shapes in which the documentation of an API is kept and sent. The contract's ReferenceOperation has the same; the
// compiler holds the two together wherever one is passed for the other. So the lists are not readonly: there they are not.

/** A JSON Schema, 2020-12, in which `x-named` stands for the schema of that name. */
export type SchemaNode = boolean | { [keyword: string]: unknown }
export type NamedSchemas = Readonly<Record<string, SchemaNode>>
/** A body's direction: a request, for example, has no read-only fields. */
export type Direction = 'request' | 'response'

type AnyJson = null | boolean | number | string | unknown[] | { [name: string]: unknown }

export interface Input {
  readonly name: string
  readonly place: 'path' | 'query' | 'querystring' | 'header' | 'cookie'
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
  /** Why the gateway doesn’t pass it on; the description ends with it, too. */
  readonly gateway_note?: string
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
  /** Of the part that holds the field. */
  readonly headers?: Header[]
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
  /** Older stored documentation lacks it. */
  readonly required?: boolean
  /** Whether an object is written as its fields with their values. */
  readonly explode?: boolean
  /** The media type of a value that has no style. */
  readonly content_type?: string
}

export interface Response {
  /** A status, `4XX` or `default`. */
  readonly status: string
  readonly description: string
  readonly headers: Header[]
  readonly content: Content[]
  readonly links?: Link[]
}

/** How a response leads to the next call. */
export interface Link {
  readonly name: string
  readonly description: string
  readonly operation_id: string | null
  /** The target in the document's words, if there is no such operation. */
  readonly target?: string
  readonly inputs: { readonly name: string; readonly value: string }[]
  readonly body?: string
}

/** A request that the API sends to its caller. */
export interface Callback
  extends Pick<
    Operation,
    'method' | 'summary' | 'description' | 'deprecated' | 'inputs' | 'body' | 'responses' | 'security'
  > {
  readonly name: string
  /** A runtime expression, such as `{$request.body#/sink}`. */
  readonly url: string
  readonly security_requirements: SecurityRequirement[][] | null
}

export interface ExternalDocs {
  readonly url: string
  readonly description: string
}

/** A value with a known outcome. `at` is `#/json/pointer`, `?query` or `{path}`. */
export interface TestDatum {
  readonly operation_id: string
  readonly value: string
  readonly at: string
  readonly label: string
  readonly outcome: { readonly status: number; readonly example: string | null }
  /** False for a value that real calls can have, too. */
  readonly test_only?: boolean
}

export interface OperationEntry {
  readonly operation_id: string
  /** In capitals, except where OpenAPI 3.2 has it as it is sent. */
  readonly method: string
  /** Below the address of the API, with `{parameters}`; the name of a webhook. */
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
  /** Alternative ways; null if the document doesn't say. Older stored documentation lacks the field. */
  readonly security_requirements?: SecurityRequirement[][] | null
  readonly test_data: TestDatum[]
  readonly schemas: Record<string, SchemaNode>
  readonly external_docs?: ExternalDocs
  readonly callbacks?: Callback[]
  /** A call that the API makes by itself. */
  readonly webhook?: boolean
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

/** The first page of the documentation. */
export interface ReferenceIndex {
  readonly full_version: string
  readonly title: string
  readonly description: string
  readonly tags: {
    readonly name: string
    readonly description: string
    readonly external_docs?: ExternalDocs
  }[]
  readonly operations: OperationEntry[]
  readonly security: SecurityScheme[]
  readonly webhooks?: OperationEntry[]
  readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string }
  readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string }
  readonly terms_of_service?: string
  readonly external_docs?: ExternalDocs
}

export interface Reference {
  readonly index: ReferenceIndex
  readonly operations: readonly Operation[]
  readonly webhooks: readonly Operation[]
}
