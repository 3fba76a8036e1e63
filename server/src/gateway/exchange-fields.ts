// Values of an operation that the log shows: its document restricts them to some that tell nothing of a person (decision 0128).
import { asArray, asObject, isObject, type JsonObject } from '@switchboard/oas/document'

/** By name, in small letters alone, whether a value is shown. */
export type FieldRules = ReadonlyMap<string, (value: unknown) => boolean>

const personalNames = new RegExp(
  [
    'phone|msisdn|mobile|mail|name|birth|gender|address|street|postal|zip|city|house|locality|passport|ssn|national',
    'iban|account|card|cvv|cvc|imsi|imei|iccid|latitude|longitude|password|passwd|passphrase|secret|token|otp',
    'apikey|credential|cookie|session|signature|user|customer|subscriber|recipient|sender|contact|person',
    '^(?:to|from|age|dob|lat|lon|lng|pin|pan|auth|authorization|code)$',
  ].join('|'),
)
const personalFormats = /^(?:password|(?:idn-)?e?mail|phone.*|e\.?164|msisdn|tel)$/i
const personalMarks = /^x-.*(?:personal|pii|sensitive|secret|confidential|gdpr)/i

/** So that `phone_number` where `phoneNumber` is meant is read as that. */
export const letters = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

export const isPersonalName = (name: string): boolean => personalNames.test(letters(name))

const isPersonal = (name: string, schemas: readonly JsonObject[]): boolean =>
  isPersonalName(name) ||
  schemas.some(
    (schema) =>
      schema.writeOnly === true ||
      personalFormats.test(`${schema.format ?? ''}`) ||
      Object.entries(schema).some(([key, value]) => personalMarks.test(key) && value !== false),
  )

const shapes: Readonly<Record<string, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:[Zz]|[+-]\d\d:\d\d)$/,
  time: /^\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:[Zz]|[+-]\d\d:\d\d)?$/,
  duration: /^P[\dDHMSTWY]{1,20}$/,
  uuid: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
}
const maxDigits = 6
const maxSteps = 8

/** Of an operation as the documentation keeps it. A name that is personal at one place is so at all. */
export function readFieldRules(operation: unknown): FieldRules {
  const schemas = asObject(asObject(operation).schemas)
  const byName = new Map<string, JsonObject[]>()
  const note = (name: string, schema: unknown) =>
    byName.set(letters(name), [...(byName.get(letters(name)) ?? []), ...partsOf(schema, schemas)])
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit)
    if (!isObject(node)) return
    for (const [name, schema] of Object.entries(asObject(node.properties))) note(name, schema)
    if (typeof node.name === 'string' && isObject(node.schema)) note(node.name, node.schema)
    Object.values(node).forEach(visit)
  }
  visit(operation)
  return new Map(
    [...byName].map(([name, parts]) => {
      const isHidden = isPersonal(name, parts)
      return [name, (value) => !isHidden && parts.some((part) => admits(part, value))]
    }),
  )
}

/** A schema with all that it is made of, but for the fields of objects. */
function partsOf(schema: unknown, schemas: JsonObject, step = 0): JsonObject[] {
  if (!isObject(schema) || step > maxSteps) return []
  const { allOf, anyOf, oneOf, items, prefixItems } = schema
  const named = schema['x-named']
  const inner = [allOf, anyOf, oneOf, prefixItems].flatMap((one) => [...asArray(one)])
  if (items) inner.push(items)
  if (typeof named === 'string' && schemas[named]) inner.push(schemas[named])
  return [schema, ...inner.flatMap((one) => partsOf(one, schemas, step + 1))]
}

function admits(schema: JsonObject, value: unknown): boolean {
  if ('const' in schema && schema.const === value) return true
  if (Array.isArray(schema.enum)) return schema.enum.some((one) => one === value)
  const types = [schema.type].flat()
  if (typeof value === 'boolean') return types.includes('boolean')
  if (typeof value === 'number')
    return (
      (types.includes('number') || types.includes('integer')) &&
      `${value}`.replace(/\D/g, '').length <= maxDigits
    )
  return typeof value === 'string' && (shapes[`${schema.format}`]?.test(value) ?? false)
}
