import { isJsonLines } from '../request/is-json.ts'
import type { Content, NamedSchemas, SchemaNode } from '../types.ts'
import { resolve } from './resolve.ts'

/** Media types of values that come one after the other, and what one of them is called. */
function nameOfEach(type: string): string | undefined {
  if (isJsonLines(type)) return 'line'
  if (/^text\/event-stream\b/i.test(type)) return 'event'
  if (/^multipart\/(?!form-data\b)/i.test(type)) return 'part'
  return /[/+]json-seq\b/i.test(type) ? 'record' : undefined
}

/** The name of one value of a body, and its schema; undefined for a body that is one value. */
export function sequenceOf(
  { type, schema }: Pick<Content, 'type' | 'schema'>,
  schemas: NamedSchemas,
): { readonly each: string; readonly schema: SchemaNode } | undefined {
  const each = nameOfEach(type)
  const { node } = resolve(schema ?? undefined, schemas)
  if (!each || node.items === undefined || node.prefixItems !== undefined) return undefined
  return { each, schema: node.items as SchemaNode }
}
