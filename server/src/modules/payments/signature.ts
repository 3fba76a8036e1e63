import { createHmac, timingSafeEqual } from 'node:crypto'

export const signatureHeader = 'switchboard-signature'
const toleranceSeconds = 300

/** `t=…,v1=…`: the time is signed with the body, so that a copy is worth nothing when it is old. */
export function sign(rawBody: Buffer, secret: Buffer, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000))
  return `t=${time},v1=${hmac(rawBody, secret, time).toString('hex')}`
}

/** Several `v1` may stand in one header while a secret is exchanged; one that fits is enough. */
export function isSigned(rawBody: Buffer, header: unknown, secret: Buffer, now: Date): boolean {
  if (typeof header !== 'string') return false
  const parts = header.split(',').map((part) => part.trim())
  const times = parts.flatMap((part) => /^t=(\d{1,12})$/.exec(part)?.[1] ?? [])
  const [time] = times
  if (time === undefined || times.length > 1) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) return false
  const expected = hmac(rawBody, secret, time)
  return parts
    .flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? [])
    .some((given) => timingSafeEqual(Buffer.from(given, 'hex'), expected))
}

const hmac = (rawBody: Buffer, secret: Buffer, time: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(rawBody).digest()
