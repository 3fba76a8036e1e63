import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'

/** Answers up to this size are held until they are whole. */
const heldBytes = 65_536
const codePattern = /^[a-z][a-z0-9_]{2,60}$/

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Whole, or flowing when it is long. */
  readonly body: Buffer | Readable
  /** The code of the problem that it is, if it says one. */
  readonly errorCode: string | null
}

/**
 * Reads the start of an answer. One of usual size is held until it is whole, so that one which breaks off is no answer and
 * costs nothing; a long one, or one that is meant to flow, is handed on as it comes.
 */
export async function readAnswer(
  answer: IncomingMessage,
  { idleMs }: { readonly idleMs: number },
): Promise<Answer> {
  const { statusCode: status = 0, headers } = answer
  if (status < 200 || status > 599) {
    answer.destroy()
    throw new RangeError(`${status} is no status that can be handed on.`)
  }
  const flows = headers['content-type']?.startsWith('text/event-stream') ?? false
  const { start, whole } = await readStart(answer, flows ? 0 : heldBytes)
  if (whole) return { status, headers, body: start, errorCode: errorCodeOf(status, headers, start) }
  answer.setTimeout(idleMs, () => answer.destroy(new Error('The answer stopped.')))
  return { status, headers, body: Readable.from(rest(start, answer)), errorCode: null }
}

async function readStart(answer: IncomingMessage, most: number) {
  if (most === 0) return { start: Buffer.alloc(0), whole: false }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes >= most) return { start: Buffer.concat(chunks), whole: false }
  }
  return { start: Buffer.concat(chunks), whole: true }
}

async function* rest(start: Buffer, answer: IncomingMessage): AsyncGenerator<Buffer> {
  if (start.length > 0) yield start
  yield* answer
}

function errorCodeOf(status: number, headers: IncomingHttpHeaders, body: Buffer): string | null {
  const readable = headers['content-type']?.includes('json') && !headers['content-encoding']
  if (status < 400 || !readable) return null
  try {
    const { code } = JSON.parse(body.toString('utf8'))
    return typeof code === 'string' && codePattern.test(code) ? code : null
  } catch {
    return null
  }
}
