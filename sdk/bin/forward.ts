import { sign, verify } from './signature.ts'

interface Event {
  readonly id: string
  /** As the portal sends it, to the byte. */
  readonly body: string
  readonly secret: string
  readonly to: URL | undefined
}

const maxMs = 10_000

/** Signs an event, sends it, and says in a line how that went. Never throws for what the receiver does. */
export async function forward({ id, body, secret, to }: Event): Promise<string> {
  const timestamp = Math.floor(Date.now() / 1000)
  const signature = sign(secret, { id, timestamp, body })
  const check = verify(secret, signature, { id, timestamp, body }) ? 'verified' : 'NOT VERIFIED'
  if (!to) return `${body}\n  ${signature} ${check}`
  const began = performance.now()
  try {
    const response = await fetch(to, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'switchboard-webhooks',
        'webhook-id': id,
        'webhook-timestamp': `${timestamp}`,
        'webhook-signature': signature,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(maxMs),
    })
    await response.body?.cancel()
    const ms = Math.round(performance.now() - began)
    return `→ ${response.status} in ${ms} ms  ${signature} ${check}`
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return isLate
      ? `→ no response within ${maxMs / 1000} seconds`
      : `→ ${to.origin} can’t be reached. Is your server running?`
  }
}
