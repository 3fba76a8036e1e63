import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { type Dispatcher, errors } from 'undici'
import type { Redaction, RedactionFilter } from '../modules/upstreams/redaction.ts'
import { codingsOf } from '../platform/http/content-codings.ts'
import { NoResponse } from './no-response.ts'

/** Responses up to this size are held until they are whole. */
const maxHeldBytes = 65_536
/** Such as 103 Early Hints. More of them than this is no way to answer. */
const maxInformational = 16
const codePattern = /^[a-z][a-z0-9_]{2,60}$/
/** Characters that neither Node nor any other server would write in a header's value. */
const invalidValue = /[^\t\x20-\x7e\x80-\xff]/
/** Said twice, the first counts, as in `node:http`. */
const singletons: ReadonlySet<string> = new Set([
  'age',
  'content-type',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
])

export interface UpstreamResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Whole, or flowing when it is long or an event stream. */
  readonly body: Buffer | Readable
  /** The code of the problem that it is, if it says one. */
  readonly errorCode: string | null
  /**
   * Never rejects. True once the API has sent all of it, or the caller left or stopped reading before that; false when the
   * API broke off or took too long, or the gateway ended.
   */
  readonly completed: Promise<boolean>
}

interface Limits {
  /** From the caller's first byte of the body to the API's last, and for the caller to read it. */
  readonly maxResponseMs: number
  /** Of the secrets that the API was sent. */
  readonly redaction: Redaction | undefined
  /** The exchange with the API is over, in whichever way. */
  readonly onEnd: () => void
}

const isCompleted = Promise.resolve(true)

/**
 * Takes one response off an upstream connection. Rejecting a response closes the connection, so that it isn't used
 * again.
 */
export class ResponseReader implements Dispatcher.DispatchHandler {
  /** Rejects with `NoResponse`. */
  readonly response: Promise<UpstreamResponse>
  #resolve!: (response: UpstreamResponse) => void
  #reject!: (reason: NoResponse) => void
  readonly #limits: Limits
  readonly #deadline: NodeJS.Timeout
  #controller: Dispatcher.DispatchController | undefined
  #failure: NoResponse | undefined
  #ended = false
  #informational = 0
  #status = 0
  #headers: IncomingHttpHeaders = {}
  #filter: RedactionFilter | undefined
  #held: Buffer[] = []
  #heldBytes = 0
  #stream: Readable | undefined
  #complete: (whole: boolean) => void = () => {}
  #pausedAt: number | undefined
  #pausedMs = 0

  constructor(limits: Limits) {
    this.#limits = limits
    this.response = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
    this.#deadline = setTimeout(() => this.#cut(), limits.maxResponseMs)
  }

  get ended(): boolean {
    return this.#ended
  }

  /** Gives the call up, wherever it stands, and the connection with it. */
  fail(reason: NoResponse['reason'], cause?: unknown, fault?: NoResponse['fault']): void {
    if (this.#ended) return
    this.#end(new NoResponse(reason, { cause, ...(fault && { fault }) }))
    this.#controller?.abort(this.#failure as NoResponse)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // Given up while it waited for a connection: nothing is sent.
    if (this.#failure) controller.abort(this.#failure)
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    if (status < 200) {
      this.#informational += 1
      // The gateway never asks to switch protocols: data after a 101 wouldn't be HTTP.
      if (status === 101 || this.#informational > maxInformational) this.fail('unreachable', `A ${status}.`)
      return
    }
    if (status > 599 || !isValid(headers)) {
      this.fail('unreachable', `A ${status} that can’t be passed on.`)
      return
    }
    this.#status = status
    this.#headers = headers
    const { redaction } = this.#limits
    if (redaction) redactHeaders(headers, redaction)
    // Compressed bodies are unpacked first. Some servers name a coding that they don’t use.
    const { codings, unknown } = codingsOf(headers['content-encoding'] ?? '')
    if (codings.length === 0 || unknown !== undefined) this.#filter = redaction?.filter()
    if (headers['content-type']?.startsWith('text/event-stream')) this.#flow()
  }

  onResponseData(controller: Dispatcher.DispatchController, data: Buffer): void {
    const chunk = this.#filter?.push(data) ?? data
    if (this.#stream) {
      if (!this.#stream.push(chunk)) this.#pause(controller)
      return
    }
    this.#held.push(chunk)
    this.#heldBytes += chunk.length
    if (this.#heldBytes > maxHeldBytes) this.#flow()
  }

  onResponseEnd(): void {
    const rest = this.#filter?.end()
    if (rest?.length) (this.#stream ?? this.#held).push(rest)
    this.#end()
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#end(failureOf(error, this.#controller !== undefined))
  }

  #end(failure?: NoResponse): void {
    if (this.#ended) return
    this.#ended = true
    this.#failure = failure
    if (!this.#stream) clearTimeout(this.#deadline)
    if (this.#stream) this.#endStream(this.#stream, failure)
    else if (failure) this.#reject(failure)
    else this.#resolve(this.#heldResponse())
    this.#complete(failure === undefined)
    this.#limits.onEnd()
  }

  #heldResponse(): UpstreamResponse {
    const body = this.#held.length === 1 ? (this.#held[0] as Buffer) : Buffer.concat(this.#held)
    const errorCode = errorCodeOf(this.#status, this.#headers, body)
    return { status: this.#status, headers: this.#headers, body, errorCode, completed: isCompleted }
  }

  #flow(): void {
    const completed = new Promise<boolean>((resolve) => {
      this.#complete = resolve
    })
    const stream = new Readable({
      read: () => this.#resume(),
      destroy: (error, done) => {
        this.#onLeft()
        done(error)
      },
    })
    // It may break before anybody reads it.
    stream.on('error', () => {})
    stream.on('close', () => clearTimeout(this.#deadline))
    this.#stream = stream
    let wantsMore = true
    for (const chunk of this.#held) wantsMore = stream.push(chunk)
    this.#held = []
    if (!wantsMore && this.#controller) this.#pause(this.#controller)
    this.#resolve({ status: this.#status, headers: this.#headers, body: stream, errorCode: null, completed })
  }

  #endStream(stream: Readable, failure: NoResponse | undefined): void {
    if (!failure) {
      stream.push(null)
      return
    }
    // Earlier data goes to the caller first, so that the response visibly breaks off instead of failing.
    if (stream.readableFlowing === null)
      stream.once('resume', () => setImmediate(() => stream.destroy(failure)))
    else stream.destroy(failure)
  }

  /** The caller closed the response, maybe before its end: the API did its work, and need not go on. */
  #onLeft(): void {
    if (this.#ended) return
    this.#ended = true
    this.#complete(true)
    this.#controller?.abort(new Error('The caller left.'))
    this.#limits.onEnd()
  }

  #pause(controller: Dispatcher.DispatchController): void {
    this.#pausedAt ??= performance.now()
    controller.pause()
  }

  #resume(): void {
    if (this.#pausedAt === undefined || this.#ended) return
    this.#pausedMs += performance.now() - this.#pausedAt
    this.#pausedAt = undefined
    this.#controller?.resume()
  }

  /** The whole took too long. A caller who stopped reading pays as for hanging up; an API that never ends isn't paid. */
  #cut(): void {
    const waitedMs = this.#pausedMs + (this.#pausedAt === undefined ? 0 : performance.now() - this.#pausedAt)
    const isCallersDoing = this.#ended || waitedMs > this.#limits.maxResponseMs / 2
    if (this.#stream && isCallersDoing) this.#stream.destroy(new NoResponse('late'))
    else this.fail('late')
  }
}

function isValid(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) {
    const value = headers[name]
    if (typeof value === 'string') {
      if (invalidValue.test(value)) return false
    } else if (value) {
      if (value.some((one) => invalidValue.test(one))) return false
      if (singletons.has(name)) headers[name] = value[0]
    }
  }
  return true
}

function redactHeaders(headers: IncomingHttpHeaders, { text }: Redaction): void {
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.map(text) : text(value)
  }
}

/** Errors before anything is sent, whose cause lies here: undici rejects the request, or the machine has no more sockets. */
const ownErrors: ReadonlySet<unknown> = new Set([
  'UND_ERR_INVALID_ARG',
  'UND_ERR_NOT_SUPPORTED',
  'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH',
  'EADDRNOTAVAIL',
  'EMFILE',
  'ENFILE',
  'ENOBUFS',
])

function failureOf(error: Error, sent: boolean): NoResponse {
  if (error instanceof NoResponse) return error
  if ('code' in error && ownErrors.has(error.code))
    return new NoResponse('not_sent', { cause: error, sent, retryAfterSeconds: 1 })
  const isLate = error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError
  // The parser's error quotes what it couldn't read, which may repeat a secret of ours.
  const cause = error instanceof errors.HTTPParserError ? error.message : error
  return new NoResponse(isLate ? 'late' : 'unreachable', { cause, sent })
}

function errorCodeOf(status: number, headers: IncomingHttpHeaders, body: Buffer): string | null {
  if (status < 400 || headers['content-encoding'] || !headers['content-type']?.includes('json')) return null
  try {
    const { code } = JSON.parse(body.toString('utf8'))
    return typeof code === 'string' && codePattern.test(code) ? code : null
  } catch {
    return null
  }
}
