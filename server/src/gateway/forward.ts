import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { type Answer, readAnswer } from './read-answer.ts'

export const largestBodyBytes = 10_485_760

/** Why a call got no answer. */
export class NoAnswer extends Error {
  readonly reason: 'late' | 'unreachable' | 'caller_gone' | 'too_large'
  constructor(reason: NoAnswer['reason'], options?: ErrorOptions) {
    super(`No answer: ${reason}.`, options)
    this.reason = reason
  }
}

interface Outgoing {
  /** Address of the API. */
  readonly base: string
  /** Path below it and query, as they were sent. */
  readonly path: string
  readonly headers: Record<string, string | string[]>
  /** The caller's request, whose body is handed on as it flows in. */
  readonly incoming: IncomingMessage
}

export interface Forwarder {
  /** Throws `NoAnswer`. Nothing is ever sent twice: an API may have done its work before it broke off. */
  forward(outgoing: Outgoing): Promise<Answer>
  close(): void
}

export function createForwarder({ timeoutMs }: { readonly timeoutMs: number }): Forwarder {
  const agents = {
    'http:': new http.Agent({ keepAlive: true }),
    'https:': new https.Agent({ keepAlive: true }),
  }

  async function forward({ base, path, headers, incoming }: Outgoing): Promise<Answer> {
    const url = new URL(base)
    const secure = url.protocol === 'https:'
    const request = (secure ? https : http).request({
      protocol: url.protocol,
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      path: `${url.pathname.replace(/\/$/, '')}${path}`,
      method: incoming.method,
      headers,
      agent: agents[secure ? 'https:' : 'http:'],
    })
    let given: NoAnswer | undefined
    const giveUp = (reason: NoAnswer['reason']) => {
      given ??= new NoAnswer(reason)
      request.destroy(given)
    }
    // A caller who sends slowly is not the API's fault: its time begins anew with each piece.
    let timer = setTimeout(() => giveUp('late'), timeoutMs)
    const onPiece = () => {
      clearTimeout(timer)
      if (!answered) timer = setTimeout(() => giveUp('late'), timeoutMs)
    }
    let answered = false
    try {
      sendBody(incoming, request, { giveUp, onPiece })
      return await readAnswer(await answerOf(request), { idleMs: timeoutMs })
    } catch (error) {
      throw given ?? new NoAnswer('unreachable', { cause: error })
    } finally {
      answered = true
      clearTimeout(timer)
    }
  }

  return {
    forward,
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve)
    // Stays, for errors after the answer: those are the answer's own.
    request.on('error', reject)
  })
}

interface Watching {
  readonly giveUp: (reason: 'too_large' | 'caller_gone') => void
  readonly onPiece: () => void
}

function sendBody(incoming: IncomingMessage, request: ClientRequest, { giveUp, onPiece }: Watching): void {
  const { 'content-length': length, 'transfer-encoding': chunked } = incoming.headers
  if (!chunked && (length === undefined || length === '0')) {
    request.end()
    return
  }
  if (chunked) request.setHeader('Transfer-Encoding', 'chunked')
  let bytes = 0
  incoming.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    onPiece()
    if (bytes > largestBodyBytes) giveUp('too_large')
  })
  incoming.on('close', () => {
    if (!incoming.complete) giveUp('caller_gone')
  })
  incoming.on('error', () => {})
  incoming.pipe(request)
}
