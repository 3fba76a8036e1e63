import type { IncomingMessage } from 'node:http'
import { MIMEType } from 'node:util'

type RequestHead = Pick<IncomingMessage, 'url' | 'headers'>

const malformedJson = {
  type: '/problems/malformed-json',
  title: 'Invalid JSON',
  status: 400,
  code: 'malformed_json',
  detail: 'The body isn’t valid JSON. Send one complete JSON value.',
}
const malformedUrl = {
  type: '/problems/malformed-url',
  title: 'URL not valid',
  status: 400,
  code: 'malformed_url',
  detail: 'The URL can’t be read. Write a lone % as %25 and begin with one slash.',
}
export const unsupportedMediaType = {
  type: '/problems/media-type-unsupported',
  title: 'Content-Type not supported',
  status: 415,
  code: 'media_type_unsupported',
  detail: 'The Content-Type can’t be read. Send application/json.',
}

/** The problem of an unreadable request, if it is one. */
export function problemOf({ url = '/', headers }: RequestHead, body: Buffer) {
  const path = url.split('?')[0]
  if (!URL.canParse(url, 'http://mock') || fails(() => decodeURIComponent(path ?? ''))) return malformedUrl
  const contentType = headers['content-type']
  if (contentType === undefined) return undefined
  if (fails(() => new MIMEType(contentType))) return unsupportedMediaType
  const { subtype } = new MIMEType(contentType)
  const isJson = subtype === 'json' || subtype.endsWith('+json')
  return isJson && body.length > 0 && fails(() => JSON.parse(body.toString())) ? malformedJson : undefined
}

/** The media types of an `Accept` that can be read. Prism fails at any other, which servers ignore (RFC 9110, 12.5.1). */
export function readableAccept(accept: string): string | undefined {
  const readable = accept.split(',').filter((type) => !fails(() => new MIMEType(type)))
  return readable.length > 0 ? readable.map((type) => `${new MIMEType(type)}`).join(', ') : undefined
}

function fails(read: () => unknown): boolean {
  try {
    read()
    return false
  } catch {
    return true
  }
}
