// The shapes in which the documentation of an API is kept and sent, as far as this package reads them. The contract's
// ReferenceOperation has the same shape; the compiler holds the two together wherever one is passed for the other.

/** A JSON Schema, 2020-12, in which `x-named` stands for the schema of that name. */
export type SchemaNode = boolean | { [keyword: string]: unknown }
export type NamedSchemas = Readonly<Record<string, SchemaNode>>

export interface Input {
  readonly name: string
  readonly place: 'path' | 'query' | 'header' | 'cookie'
  readonly required: boolean
  readonly deprecated: boolean
  readonly description: string
  readonly schema: SchemaNode
  /** A value that works; null without one. */
  readonly example: unknown
}

export interface Example {
  readonly name: string
  readonly summary: string
  readonly value: unknown
}

/** A body in one media type. */
export interface Content {
  readonly type: string
  readonly schema: SchemaNode | null
  readonly examples: readonly Example[]
}

/** A value with a known outcome. `at` is `#/json/pointer`, `?query` or `{path}`. */
export interface TestDatum {
  readonly value: string
  readonly at: string
  readonly label: string
  readonly outcome: { readonly status: number; readonly example: string | null }
}

export interface Operation {
  readonly method: string
  /** Below the address of the API, with `{parameters}`. */
  readonly path: string
  readonly inputs: readonly Input[]
  readonly body: { readonly required: boolean; readonly content: readonly Content[] } | null
  /** Names of the schemes of which a caller needs one. */
  readonly security: readonly string[]
  readonly test_data: readonly TestDatum[]
  readonly schemas: NamedSchemas
}
