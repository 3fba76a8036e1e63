import { isJson, type Values } from '@switchboard/oas/request'
import { faultsOf, isRecord, neededFields, parseJson } from '@switchboard/oas/schema'
import type { ReferenceOperation } from '../types.ts'

export interface BodyWords {
  readonly good: boolean
  readonly text: string
}

/** A note about the current body; undefined for a form without one. */
export function bodyWords(
  operation: Pick<ReferenceOperation, 'body' | 'schemas'>,
  { type, body, upload }: Values,
): BodyWords | undefined {
  if (upload) return undefined
  if (!body.trim())
    return operation.body?.required
      ? { good: false, text: 'A body is required. Without one, the call will be rejected.' }
      : undefined
  if (!isJson(type)) return undefined
  try {
    return fieldWords(operation, type, parseJson(body))
  } catch (error) {
    return { good: false, text: `Invalid JSON${placeOf(error, body)}. It will be sent as is.` }
  }
}

const schemaOf = (body: ReferenceOperation['body'], type: string) =>
  body?.content.find((one) => one.type === type)?.schema

/** The fault of the value at a JSON pointer of the body. */
export function faultAt(
  { body, schemas }: Pick<ReferenceOperation, 'body' | 'schemas'>,
  values: Values,
  pointer: string,
): string | undefined {
  const schema = schemaOf(body, values.type)
  if (!schema || !isJson(values.type)) return undefined
  try {
    const faults = faultsOf(parseJson(values.body), schema, { schemas, direction: 'request' })
    return faults.find(({ at }) => `#${at}` === pointer)?.text
  } catch {
    // No JSON: the console says where.
    return undefined
  }
}

function fieldWords(
  { body, schemas }: Pick<ReferenceOperation, 'body' | 'schemas'>,
  type: string,
  value: unknown,
): BodyWords {
  const schema = schemaOf(body, type)
  const required = neededFields(schema ?? undefined, { schemas, direction: 'request' })
  const missing = isRecord(value) ? required.filter((field) => !Object.hasOwn(value, field)) : []
  if (missing.length === 0) {
    const [fault] = schema ? faultsOf(value, schema, { schemas, direction: 'request' }) : []
    if (!fault) return { good: true, text: 'Valid' }
    return {
      good: false,
      text: `Valid JSON, but ${fault.at.slice(1) || 'the body'} doesn’t match the schema. ${fault.text}`,
    }
  }
  return {
    good: false,
    text: `Valid JSON, but ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} required.`,
  }
}

/** Where it ends being JSON, for people who count lines; engines say it in their own ways, of a short text not at all. */
function placeOf(error: unknown, body: string): string {
  const message = error instanceof Error ? error.message : ''
  if (/end of/i.test(message)) return ': it ends too early'
  const lines = /line (\d+) column (\d+)/.exec(message)
  if (lines) return ` at line ${lines[1]}, column ${lines[2]}`
  const match = /position (\d+)/.exec(message)
  if (!match) return ''
  const before = body.slice(0, Number(match[1])).split('\n')
  return ` at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
