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

/** By which names schemas stand for each other, and which way they go: what only a server sets is in no request. */
export interface SchemaReading {
  readonly schemas: NamedSchemas
  readonly direction: Direction
  /** Whether it is read as XML, where elements have names of their own. */
  readonly xml?: boolean
}

/** What only the server sets is no part of a request, what only a client sends none of a response. */
export const goesThisWay = (
  { node }: ResolvedSchema,
  { direction }: Pick<SchemaReading, 'direction'>,
): boolean => node[direction === 'request' ? 'readOnly' : 'writeOnly'] !== true

export const propertiesOf = ({ properties }: ResolvedSchema['node']): Readonly<Record<string, SchemaNode>> =>
  isRecord(properties) ? (properties as Record<string, SchemaNode>) : {}

export const requiredOf = ({ required }: ResolvedSchema['node']): readonly string[] =>
  asArray(required).filter((name) => typeof name === 'string')

/** Fields that whoever sends a value has to give, whatever form it has. */
export function neededFields(schema: SchemaNode | undefined, reading: SchemaReading): readonly string[] {
  const { node } = resolve(schema, reading.schemas)
  const properties = propertiesOf(node)
  return requiredOf(node).filter(
    (name) =>
      !Object.hasOwn(properties, name) || goesThisWay(resolve(properties[name], reading.schemas), reading),
  )
}
