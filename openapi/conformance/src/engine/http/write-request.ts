import { headerText, pathText, queryPairs } from '@switchboard/oas/request'
import { isRecord } from '@switchboard/oas/schema'
import type { CallInput } from '../context/context.ts'
import type { Media, Operation, Parameter } from '../contract/contract.ts'
import type { HttpRequest } from './request.ts'

/** The request of an operation with these values. */
export function writeRequest(operation: Operation, input: CallInput): HttpRequest {
  const method = input.method ?? operation.method
  const { body, type } = bodyOf(operation, input)
  return {
    method,
    target: `${pathOf(operation, input)}${queryOf(operation, input)}`,
    headers: {
      Accept: '*/*',
      ...(type !== undefined && { 'Content-Type': type }),
      ...input.headers,
    },
    body,
  }
}

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

/** The parameter as the serializer of samples knows it: how it is written follows from the value at hand. */
const written = ({ name, place, style }: Parameter, value: unknown) => ({
  name,
  place,
  schema: { type: Array.isArray(value) ? 'array' : typeof value === 'object' ? 'object' : 'string' },
  ...(typeof style.style === 'string' && { style: style.style as 'form' }),
  ...(typeof style.explode === 'boolean' && { explode: style.explode }),
  ...(style.allowReserved === true && { allow_reserved: true }),
})

function pathOf(operation: Operation, { path = {} }: CallInput): string {
  return operation.path.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const parameter = operation.parameters.find((one) => one.place === 'path' && one.name === name)
    const value = path[name] ?? 'unknown'
    return parameter
      ? pathText(written(parameter, value), textOf(value), {})
      : encodeURIComponent(textOf(value))
  })
}

function queryOf(operation: Operation, { query = {} }: CallInput): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return []
    const known = operation.parameters.find((one) => one.place === 'query' && one.name === name)
    const parameter = known ?? { name, place: 'query', style: {} as Parameter['style'] }
    return queryPairs(written(parameter as Parameter, value), textOf(value), {})
  })
  return pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''
}

interface WrittenBody {
  readonly body: HttpRequest['body']
  readonly type: string | undefined
}

function bodyOf(operation: Operation, { body, raw }: CallInput): WrittenBody {
  if (raw) return { body: raw.text, type: raw.type }
  if (body === undefined) return { body: undefined, type: undefined }
  const media = mediaOf(operation)
  if (media?.type === 'multipart/form-data' && isRecord(body)) return multipart(body, media)
  if (media?.type === 'application/x-www-form-urlencoded') {
    const pairs = Object.entries(body as object).map(([name, value]): [string, string] => [
      name,
      textOf(value),
    ])
    return { body: new URLSearchParams(pairs).toString(), type: media.type }
  }
  const isJson = media === undefined || /[/+]json\b/.test(media.type) || media.type.includes('*')
  const type = media === undefined || media.type.includes('*') ? 'application/json' : media.type
  return { body: isJson ? JSON.stringify(body) : textOf(body), type }
}

/** The media type in which a body is sent: JSON where the operation takes it. */
export const mediaOf = ({ body }: Operation): Media | undefined =>
  body?.media.find(({ type }) => /[/+]json\b/.test(type)) ?? body?.media[0]

const boundary = 'switchboard-conformance-form'

function multipart(body: object, { files }: Media): WrittenBody {
  const parts = Object.entries(body).map(([name, value]) => {
    const safe = name.replace(/["\r\n]/g, encodeURIComponent)
    const type = files.get(name)
    const [, extension = ''] = type?.split('/') ?? []
    const file = type ? `; filename="${safe}.${extension}"\r\nContent-Type: ${type}` : ''
    return `--${boundary}\r\nContent-Disposition: form-data; name="${safe}"${file}\r\n\r\n${textOf(value)}\r\n`
  })
  return { body: `${parts.join('')}--${boundary}--\r\n`, type: `multipart/form-data; boundary=${boundary}` }
}

/** The value of a header parameter as it is sent. */
export const headerValue = (parameter: Parameter, value: unknown): string =>
  headerText(written(parameter, value), textOf(value), {})
