import { type HttpRequest, withoutBodyOfRead } from '@switchboard/oas/request'

/** A response, whatever its status. */
export interface ApiResponse {
  readonly kind: 'response'
  readonly status: number
  readonly ms: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Blob
  /** The body as text; null when it is none. */
  readonly text: string | null
}

export interface Failure {
  readonly kind: 'failure'
  readonly reason: 'stopped' | 'late' | 'offline' | 'unreachable' | 'blocked' | 'unsendable'
  readonly ms: number
}

export type Outcome = ApiResponse | Failure

export interface SendParts {
  readonly fetch: (request: Request) => Promise<Response>
  readonly now: () => number
  readonly online: () => boolean
  /** Origin of the page: only there an unreachable server cannot be a refusal of the browser. */
  readonly origin: string
  readonly timeoutMs: number
}

/** Sends a call as it is, as far as a browser can. Never throws: a failure is an outcome. */
export async function send(whole: HttpRequest, signal: AbortSignal, parts: SendParts): Promise<Outcome> {
  const call = withoutBodyOfRead(whole) ?? whole
  const late = AbortSignal.timeout(parts.timeoutMs)
  const began = parts.now()
  const ms = () => Math.round(parts.now() - began)
  let request: Request
  try {
    request = new Request(call.url, {
      method: call.method,
      headers: call.headers.map(([name, value]): [string, string] => [name, value]),
      body: call.parts ? formOf(call.parts) : (call.file?.content ?? call.body),
      signal: AbortSignal.any([signal, late]),
      credentials: 'omit',
      cache: 'no-store',
    })
  } catch {
    return { kind: 'failure', reason: 'unsendable', ms: ms() }
  }
  try {
    const response = await parts.fetch(request)
    const body = await response.blob()
    const took = ms()
    const { status, headers } = response
    return {
      kind: 'response',
      status,
      ms: took,
      headers: [...headers],
      body,
      text: await textOf(body, headers),
    }
  } catch {
    return { kind: 'failure', reason: reasonOf({ signal, late, url: request.url, parts }), ms: ms() }
  }
}

/** The browser writes the boundary, and with it the Content-Type. */
function formOf(parts: NonNullable<HttpRequest['parts']>): FormData {
  const form = new FormData()
  for (const { name, value, type, file, content } of parts) {
    if (content) form.append(name, new File([content], file ?? name, { type: type ?? content.type }))
    else if (type) form.append(name, new Blob([value], { type }))
    else form.append(name, value)
  }
  return form
}

interface FailureInput {
  readonly signal: AbortSignal
  readonly late: AbortSignal
  readonly url: string
  readonly parts: SendParts
}

function reasonOf({ signal, late, url, parts }: FailureInput): Failure['reason'] {
  if (signal.aborted) return 'stopped'
  if (late.aborted) return 'late'
  if (!parts.online()) return 'offline'
  return new URL(url).origin === parts.origin ? 'unreachable' : 'blocked'
}

const textual = /^text\/|[/+](json|xml|yaml|javascript)\b|x-www-form-urlencoded/i

async function textOf(body: Blob, headers: Headers): Promise<string | null> {
  const type = headers.get('Content-Type') ?? ''
  return body.size === 0 || textual.test(type) ? body.text() : null
}
