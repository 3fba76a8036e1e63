import { isRecord } from '../json.ts'
import { resolve, typeOf } from '../schema/resolve.ts'
import type { Content, NamedSchemas } from '../types.ts'
import { isJson } from './is-json.ts'

const binary =
  /^(audio|font|image|video)\/|^application\/(octet-stream|pdf|zip|gzip|x-(tar|gzip|7z-compressed)|vnd\.(openxmlformats|ms-|rar))/i
/** Written by people and shown as they are. */
const textual = /^text\/|[/+](json|xml|yaml|x-yaml|javascript|x-ndjson)\b|^multipart\/|x-www-form-urlencoded/i

/** Whether a body is a file as it is, without a form around it. */
export function isFileBody(
  { type, schema }: Pick<Content, 'type' | 'schema'>,
  schemas: NamedSchemas,
): boolean {
  if (isJson(type) || /^multipart\/|x-www-form-urlencoded/i.test(type)) return false
  const { node } = resolve(schema ?? undefined, schemas)
  const kind = isRecord(node) ? typeOf(node) : 'any'
  if (kind !== 'string' && kind !== 'any') return false
  if (node.format === 'binary') return true
  return binary.test(type) && !textual.test(type) && node.contentEncoding === undefined
}
