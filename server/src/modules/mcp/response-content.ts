import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ResponseBody } from './response-body.ts'

/** More would fill a model’s context. */
const maxTextBytes = 200_000
/** Clients keep it beside the model’s context; the server holds it several times. */
const maxBytes = 1_000_000

/** How much is read of a response of this type. */
export const maxBytesOf = (type: string): number => (isTextType(bareType(type)) ? maxTextBytes : maxBytes)

export interface ResponseContent {
  /** Text of its charset. */
  readonly text?: string
  /** Anything else. */
  readonly block?: CallToolResult['content'][number]
  /** Whether all of it is here. */
  readonly whole: boolean
  /** A sentence for the agent about a cut or a fault; else empty. */
  readonly remark: string
}

/** A body as the protocol has it: text, an image that models see, or a resource with its bytes. */
export function contentOf(
  type: string,
  { bytes, whole, fault }: ResponseBody,
  requestId: string,
): ResponseContent {
  const bare = bareType(type)
  const isReadable = fault === '' || !whole
  if (bytes.length === 0) return { whole, remark: fault }
  if (isReadable && isText(bare, bytes)) {
    const isWhole = whole && bytes.length <= maxTextBytes
    const text = decode(bytes.subarray(0, maxTextBytes), { type, whole: isWhole })
    const cut = `The response is longer than ${maxTextBytes / 1000} KB, so its end is missing here.`
    return { text, whole: isWhole, remark: fault || (isWhole ? '' : cut) }
  }
  const about = `The response is ${whole ? `${bytes.length} bytes of ` : ''}${bare || 'an unknown type'}.`
  if (!whole) {
    const rest =
      fault || `It’s longer than ${(maxBytes / 1000).toLocaleString('en-GB')} KB, so it isn’t here.`
    return { whole, remark: `${about} ${rest}` }
  }
  return { block: blockOf(bare, bytes, requestId), whole, remark: [about, fault].filter(Boolean).join(' ') }
}

function blockOf(type: string, bytes: Buffer, requestId: string): NonNullable<ResponseContent['block']> {
  const data = bytes.toString('base64')
  // Others make a model’s provider reject the whole conversation.
  if (/^image\/(?:png|jpeg|gif|webp)$/.test(type)) return { type: 'image', data, mimeType: type }
  const mimeType = type || 'application/octet-stream'
  return { type: 'resource', resource: { uri: `response:${requestId}`, mimeType, blob: data } }
}

const bareType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase()

const textTypes =
  /^text\/|[/+.-](?:json5?|jsonl|jsonlines|json-seq|ndjson|xml|ya?ml|toml|csv|html|javascript|graphql|sql)$|^application\/x-www-form-urlencoded$/
const binaryTypes = /^(?:image|audio|video|font|model)\/|^application\/(?:octet-stream|pdf|zip|gzip)$/

const isTextType = (type: string): boolean => textTypes.test(type)
/** A type that says nothing of it is text if its bytes are. The gateway gives one to an answer that comes without. */
const isText = (type: string, bytes: Buffer): boolean =>
  isTextType(type) ||
  (!binaryTypes.test(type) && isPlainUtf8(bytes)) ||
  (type === 'application/octet-stream' && isDocument(bytes))

function isDocument(bytes: Buffer): boolean {
  try {
    return /^\s*[[{]/.test(bytes.toString('latin1', 0, 100)) && Boolean(JSON.parse(bytes.toString()))
  } catch {
    return false
  }
}

function isPlainUtf8(bytes: Buffer): boolean {
  const text = utf8(bytes, false)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
  return text !== undefined && !/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)
}

/** Undefined for other bytes. The last letter of a part may be half. */
function utf8(bytes: Buffer, whole: boolean): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !whole })
  } catch {
    return undefined
  }
}

interface TextFacts {
  readonly type: string
  readonly whole: boolean
}

/** By its byte order mark, its charset, or what an XML text says of itself; bytes that are no UTF-8 and name none are Latin-1. */
function decode(bytes: Buffer, { type, whole }: TextFacts): string {
  const [, named] = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(type) ?? []
  const start = bytes.toString('latin1', 0, 200)
  const [, inXml] = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(start) ?? []
  const marked = /^(?:\xff\xfe|\xfe\xff)/.test(start)
    ? start[0] === '\xff'
      ? 'utf-16le'
      : 'utf-16be'
    : undefined
  const charset = marked ?? named ?? inXml
  // JSON is UTF-8 whatever is said of it, and ASCII is a part of it.
  const isUtf8 = charset === undefined || /^(?:utf-?8|us-ascii|ascii)$/i.test(charset) || /json/i.test(type)
  const text = isUtf8 && !marked ? utf8(bytes, whole) : undefined
  if (text !== undefined) return text
  const decoder = decoderOf(charset) ?? (utf8(bytes, whole) === undefined ? decoderOf('latin1') : undefined)
  return (decoder ?? new TextDecoder()).decode(bytes, { stream: !whole })
}

/** Undefined for a charset that nobody knows. */
function decoderOf(charset: string | undefined): TextDecoder | undefined {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset)
  } catch {
    return undefined
  }
}
