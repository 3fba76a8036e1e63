import type { JsonObject as Schema } from '@switchboard/oas/document'
import type { SchemaCheck } from '../../src/engine/contract/schema-check.ts'
import type { Mistake } from '../fault.ts'
import {
  instead,
  isObject,
  type Json,
  type JsonObject,
  jsonOf,
  objectOf,
  withBody,
  withJson,
} from '../mistakes.ts'

export interface Saved {
  readonly name: string
  readonly change: (value: Json) => Json
  readonly schemas: SchemaCheck
  readonly schema: Schema
}

/** Shows a field as it was sent, and saves another value; invalid values are rejected as usual. */
export const savesOtherwise = ({ name, change, schemas, schema }: Saved): Mistake =>
  instead(async (call, backend) => {
    const sent = jsonOf(call)
    const other: JsonObject = { ...sent, [name]: change(sent[name]) }
    const isMeant = isObject(call) && name in sent && JSON.stringify(other) !== JSON.stringify(sent)
    if (!isMeant || !isJson(call.headers['content-type']) || !isRight(sent) || !isRight(other))
      return backend.send(call)
    const tried = await backend.send(withBody(call, other))
    // A value rejected for its relation to another field could not have been saved.
    if (tried.status >= 300) return backend.send(call)
    const answer = jsonOf(tried)
    const data = objectOf(answer.data)
    return name in data ? withJson(tried, { ...answer, data: { ...data, [name]: sent[name] } }) : tried

    function isRight(value: Json): boolean {
      return schemas.by(schema, value).length === 0
    }
  })

const isJson = (type: string | undefined): boolean => /[/+]json\b/.test(type ?? '')

interface Part {
  readonly title: string
  readonly change: (value: Json) => Json
}

const texts: readonly Part[] = [
  { title: 'in small letters', change: (value) => (typeof value === 'string' ? value.toLowerCase() : value) },
  { title: 'cut to 20 letters', change: (value) => (typeof value === 'string' ? value.slice(0, 20) : value) },
  {
    title: 'as its first word',
    change: (value) => (typeof value === 'string' ? (value.split(' ')[0] ?? value) : value),
  },
]
const decimals: readonly Part[] = [
  {
    title: 'without hundredths',
    change: (value) => (typeof value === 'string' ? value.replace(/\.\d\d$/, '.00') : value),
  },
]
const lists: readonly Part[] = [
  { title: 'without its last item', change: (value) => (Array.isArray(value) ? value.slice(0, -1) : value) },
  { title: 'as its first item', change: (value) => (Array.isArray(value) ? value.slice(0, 1) : value) },
]
const objects: readonly Part[] = [
  {
    title: 'without its last field',
    change: (value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).slice(0, -1))
        : value,
  },
]
const booleans: readonly Part[] = [
  { title: 'as false', change: (value) => (typeof value === 'boolean' ? false : value) },
  { title: 'as true', change: (value) => (typeof value === 'boolean' ? true : value) },
]

/** In what ways a value of these types may be saved in part. */
export function partsOf(types: readonly string[], isDecimal: boolean, isText: boolean): readonly Part[] {
  if (isDecimal) return decimals
  if (isText) return texts
  if (types.includes('array')) return lists
  if (types.includes('object')) return objects
  return types.includes('boolean') ? booleans : []
}
