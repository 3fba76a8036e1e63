/** One message as it stood on a connection. */
export interface RawMessage {
  /** The request or status line. */
  readonly start: string
  /** Names in small letters, in the order they came. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Buffer
}

/** Anything that isn't one well-formed message. */
class MalformedMessage extends Error {}

interface ParsedMessage {
  readonly message: RawMessage
  readonly rest: Buffer
}

const token = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/

/**
 * Takes the first message off the bytes, as the strictest reader of RFC 9112 would; undefined while it is not whole.
 * `isBodyless`: whether a message has no body whatever its headers say.
 */
export function parseMessage(
  bytes: Buffer,
  isBodyless: (start: string) => boolean,
): ParsedMessage | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString('latin1')
  if (/\r(?!\n)|(?<!\r)\n|\0/.test(head)) throw new MalformedMessage('A bare CR, LF or NUL.')
  const [start = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':')
    if (!token.test(name)) throw new MalformedMessage(`Not a header: ${line}`)
    return [name.toLowerCase(), value.join(':').trim()] as const
  })
  const after = bytes.subarray(end + 4)
  const lengths = headersOf({ headers }, 'content-length')
  const codings = headersOf({ headers }, 'transfer-encoding')
  if (lengths.length + codings.length > 1) throw new MalformedMessage('Its length is said twice.')
  if (isBodyless(start)) return { message: { start, headers, body: Buffer.alloc(0) }, rest: after }
  if (codings.length > 0) {
    if (codings[0] !== 'chunked') throw new MalformedMessage(`Transfer-Encoding: ${codings[0]}`)
    const chunks = parseChunks(after)
    return chunks && { message: { start, headers, body: chunks.body }, rest: chunks.rest }
  }
  if (lengths[0] !== undefined && !/^\d+$/.test(lengths[0])) throw new MalformedMessage(lengths[0])
  const length = Number(lengths[0] ?? 0)
  if (after.length < length) return undefined
  return { message: { start, headers, body: after.subarray(0, length) }, rest: after.subarray(length) }
}

function parseChunks(bytes: Buffer): { readonly body: Buffer; readonly rest: Buffer } | undefined {
  const chunks: Buffer[] = []
  let at = 0
  for (;;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return undefined
    const size = bytes.subarray(at, line).toString('latin1')
    if (!/^[0-9a-f]+$/i.test(size)) throw new MalformedMessage(`Chunk size ${size}`)
    const length = Number.parseInt(size, 16)
    const end = line + 2 + length
    if (bytes.length < end + 2) return undefined
    if (bytes.subarray(end, end + 2).toString() !== '\r\n')
      throw new MalformedMessage('A chunk without an end.')
    if (length === 0) return { body: Buffer.concat(chunks), rest: bytes.subarray(end + 2) }
    chunks.push(bytes.subarray(line + 2, end))
    at = end + 2
  }
}

export const headersOf = ({ headers }: Pick<RawMessage, 'headers'>, name: string): string[] =>
  headers.filter(([one]) => one === name).map(([, value]) => value)

export const headerOf = (message: Pick<RawMessage, 'headers'>, name: string): string | undefined =>
  headersOf(message, name)[0]
