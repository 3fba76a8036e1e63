import { asArray, isRecord } from '../json.ts'
import type { Direction, NamedSchemas, SchemaNode } from '../types.ts'
import type { Phrase } from './phrase.ts'
import { type ResolvedSchema, resolve } from './resolve.ts'

/** One line of a schema: a field, an entry of a list, one of several forms, or what holds on a condition. */
export interface SchemaRow {
  /** Its name as written; a form is named in words, a condition not at all. */
  readonly label: string
  readonly kind: 'field' | 'form' | 'condition'
  /** How to reach it from the top: `errors[].pointer`. A form has the path of what it is a form of. */
  readonly path: string
  readonly required: boolean
  readonly schema: ResolvedSchema
  /** When a form or a condition holds. */
  readonly when?: Phrase
  /** Before the first form of several: how they are chosen. */
  readonly heading?: Phrase
  /** The pattern that the names of such fields match; empty for all others. */
  readonly keys?: string
}

/** The named schemas, and the direction: a request has no fields that only a server sets. */
export interface SchemaReading {
  readonly schemas: NamedSchemas
  readonly direction: Direction
  /** Whether it is read as XML, where elements have names of their own. */
  readonly xml?: boolean
}

/** Requests have no read-only fields, responses no write-only ones. */
export const goesThisWay = (
  { node }: Pick<ResolvedSchema, 'node'>,
  { direction }: Pick<SchemaReading, 'direction'>,
): boolean => node[direction === 'request' ? 'readOnly' : 'writeOnly'] !== true

export const propertiesOf = ({ properties }: ResolvedSchema['node']): Readonly<Record<string, SchemaNode>> =>
  isRecord(properties) ? (properties as Record<string, SchemaNode>) : {}

export const requiredOf = ({ required }: ResolvedSchema['node']): readonly string[] =>
  asArray(required).filter((name) => typeof name === 'string')

/** Fields that a sender has to give in every form of the value. */
export function neededFields(schema: SchemaNode | undefined, reading: SchemaReading): readonly string[] {
  const { node } = resolve(schema, reading.schemas)
  const properties = propertiesOf(node)
  return requiredOf(node).filter(
    (name) =>
      !Object.hasOwn(properties, name) || goesThisWay(resolve(properties[name], reading.schemas), reading),
  )
}
