import { Agent, request } from 'undici'
import type { AppContext } from '../../platform/app-context.ts'
import { agentName } from '../../platform/brand/brand.ts'
import { type HostAddress, lookupOf } from '../../platform/http/outside-hosts.ts'
import { kindOf } from '../../platform/tracing/tracing.ts'
import { resolveTarget } from './addresses.ts'
import type { DeliveryRow, WebhookOutcome, WebhookRow } from './rules.ts'
import { signaturesOf } from './secrets.ts'

/** How one attempt ended. */
export interface Attempt {
  readonly at: Date
  readonly url: string
  readonly outcome: WebhookOutcome
  readonly status: number | null
  readonly latency_ms: number
  readonly error: string | null
  readonly response_excerpt: string | null
}

/** From the lookup of the host to the last byte that is read. */
export const maxAttemptMs = 10_000
const maxConnectMs = 5_000
/** Bytes read of a response; the rest is dropped with the connection. */
const maxReadBytes = 8_192
const maxExcerpt = 2_000
const maxError = 500

type SendContext = Pick<AppContext, 'db' | 'clock' | 'settings' | 'resolveHost' | 'tracing'>

/** Sends a delivery once. It never throws for what the receiver does. */
export async function send(
  context: SendContext,
  webhook: WebhookRow,
  delivery: Pick<DeliveryRow, 'event_id' | 'payload'>,
  { timeoutMs = maxAttemptMs }: { readonly timeoutMs?: number } = {},
): Promise<Attempt> {
  const at = context.clock()
  const started = performance.now()
  const ended = (rest: Omit<Attempt, 'at' | 'url' | 'latency_ms'>): Attempt => ({
    at,
    url: webhook.url,
    latency_ms: Math.min(Math.round(performance.now() - started), 60_000),
    ...rest,
  })
  const failed = (outcome: WebhookOutcome, error: string) =>
    ended({ outcome, error: error.slice(0, maxError), status: null, response_excerpt: null })

  const url = new URL(webhook.url)
  const target = await resolveTarget(context, url)
  if (target === 'host_unknown') return failed('UNREACHABLE', 'The host can’t be found.')
  if (target === 'address_refused')
    return failed('ADDRESS_REFUSED', 'The host leads to a private or reserved address.')
  const signature = await signaturesOf(context, webhook, {
    id: delivery.event_id,
    at,
    body: delivery.payload,
  })
  const dispatcher = connectionTo(target)
  const span = context.tracing?.start('POST', { kind: 'CLIENT' })
  try {
    const { statusCode, body } = await request(url, {
      dispatcher,
      method: 'POST',
      headers: [
        ...['Content-Type', 'application/json'],
        ...['User-Agent', `${agentName()}-Webhooks/1.0`],
        ...['webhook-id', delivery.event_id],
        ...['webhook-timestamp', String(Math.floor(at.getTime() / 1000))],
        ...['webhook-signature', signature],
        ...(span?.headers ?? []),
      ],
      body: delivery.payload,
      signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs - (performance.now() - started)))),
    })
    const response_excerpt = await readExcerpt(body)
    span?.end({ 'http.response.status_code': statusCode })
    return ended({ ...judge(statusCode), status: statusCode, response_excerpt })
  } catch (error) {
    span?.end({}, kindOf(error))
    if (isTimeout(error)) {
      return failed(
        'TIMEOUT',
        `The receiver didn’t send a complete response within ${timeoutMs / 1000} seconds.`,
      )
    }
    return failed('UNREACHABLE', `The connection failed: ${reasonOf(error)}.`)
  } finally {
    // Idle connections to many hosts are worth nothing, and what was not read of an answer must not come in any more.
    await dispatcher.destroy()
  }
}

/** A connection to these addresses and no others, whatever the host has meanwhile. Redirects are not followed. */
function connectionTo(addresses: readonly HostAddress[]): Agent {
  return new Agent({
    pipelining: 1,
    allowH2: false,
    // Said aloud, so that NODE_TLS_REJECT_UNAUTHORIZED cannot turn it off.
    connect: { lookup: lookupOf(addresses), timeout: maxConnectMs, rejectUnauthorized: true },
  })
}

async function readExcerpt(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of body) {
    parts.push(part)
    bytes += part.length
    if (bytes >= maxReadBytes) break
  }
  // PostgreSQL keeps no NUL in a text.
  const text = Buffer.concat(parts).subarray(0, maxReadBytes).toString('utf8').replaceAll('\0', '\uFFFD')
  return [...text].slice(0, maxExcerpt).join('').slice(0, maxExcerpt)
}

function judge(status: number): Pick<Attempt, 'outcome' | 'error'> {
  if (status >= 200 && status < 300) return { outcome: 'DELIVERED', error: null }
  if (status >= 300 && status < 400) {
    return { outcome: 'REDIRECTED', error: `The receiver returned ${status}. Redirects aren’t followed.` }
  }
  return { outcome: 'REJECTED', error: `The receiver returned ${status}.` }
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && ['TimeoutError', 'AbortError', 'ConnectTimeoutError'].includes(error.name)

function reasonOf(error: unknown): string {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  return String(code ?? message ?? 'unknown').slice(0, 200)
}
