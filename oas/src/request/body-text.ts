import { isRecord } from '../json.ts'
import { isLongNumber, writeJson } from '../numbers.ts'
import type { NamedSchemas, SchemaNode } from '../types.ts'
import { isJson, isJsonLines, isXml } from './is-json.ts'
import { xmlText } from './xml-text.ts'

/** The schema that names XML elements. */
interface BodyShape {
  readonly schema: SchemaNode | undefined
  readonly schemas: NamedSchemas
}

/** A value as its media type writes it. */
export function bodyText(type: string, value: unknown, shape?: BodyShape): string {
  if (isJson(type)) return writeJson(value, 2)
  if (typeof value === 'string') return value
  if (isJsonLines(type) && Array.isArray(value)) return value.map((line) => writeJson(line)).join('\n')
  if (isUrlEncoded(type) && isRecord(value)) {
    const pairs = fieldsOf(value).map(([name, one]): [string, string] => [name, textOf(one)])
    return new URLSearchParams(pairs).toString()
  }
  if (isMultipart(type)) return multipartText(value)
  if (isXml(type)) return xmlText(value, shape?.schema, shape?.schemas ?? {})
  return writeJson(value, 2)
}

const isUrlEncoded = (type: string): boolean => /^application\/x-www-form-urlencoded\b/i.test(type)
const isMultipart = (type: string): boolean => /^multipart\//i.test(type)

/** Fields of a form; a list is several of one name. */
const fieldsOf = (value: Record<string, unknown>): [string, unknown][] =>
  Object.entries(value).flatMap(([name, one]) => [one].flat().map((item): [string, unknown] => [name, item]))

/** A value as a form or an address has it. A list is written with commas, as JSON where those would not tell its items. */
export function textOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isPlain = value.every(
      (one) =>
        isLongNumber(one) || (!isRecord(one) && !Array.isArray(one) && !/^\s|\s$|,|^[[{]/.test(String(one))),
    )
    return isPlain ? value.map(textOf).join(', ') : writeJson(value)
  }
  return isRecord(value) ? writeJson(value) : String(value ?? '')
}

const boundary = 'switchboard-form'

/** A form with a part for each field, as it can be edited. */
function multipartText(value: unknown): string {
  const parts = fieldsOf(isRecord(value) ? value : {}).flatMap(([name, item]) => [
    `--${boundary}`,
    disposition(name),
    '',
    textOf(item),
  ])
  return [...parts, `--${boundary}--`, ''].join('\n')
}

const disposition = (name: string): string =>
  `Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, encodeURIComponent)}"`

/** The media type that is sent: a form says what its parts are parted by, which is what its first line says. */
export function sentType(type: string, body: string): string {
  const [, boundary] = /^--(\S+)/.exec(body) ?? []
  return isMultipart(type) && boundary && !/boundary=/i.test(type) ? `${type}; boundary=${boundary}` : type
}

/** The lines of a form end as on the network; in a text field they do not. */
export const sentBody = (type: string, body: string): string =>
  isMultipart(type) ? body.replace(/\r?\n/g, '\r\n') : body
