import type { Direction, NamedSchemas } from '../types.ts'
import type { ToolDetail } from './tool-detail.ts'

/** JSON Schema 2020-12 that stands by itself. */
export type ToolSchema = { readonly [keyword: string]: unknown }

/** Of the schemas of one tool. */
export interface ToolBudget {
  schemas: number
  /** Whether something was left out that its detail would show. */
  exceeded: boolean
}

export interface SchemaSource {
  readonly schemas: NamedSchemas
  readonly direction: Direction
  readonly detail: ToolDetail
}

export interface Place extends SchemaSource {
  /** Names that it stands within. */
  readonly within: ReadonlySet<string>
  readonly depth: number
  /** Fields within each other. */
  readonly level: number
  /** Whether each of them is required. */
  readonly isNeeded: boolean
  /** Fields that the schema around it has: one that only adds a rule has none of its own. */
  readonly fieldsAround: ReadonlySet<string>
  readonly left: ToolBudget
}
