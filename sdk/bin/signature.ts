import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** The signed message of Standard Webhooks: https://www.standardwebhooks.com */
export interface SignedMessage {
  readonly id: string
  /** Unix seconds. */
  readonly timestamp: number
  readonly body: string
}

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

export function sign(secret: string, { id, timestamp, body }: SignedMessage): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

/** Whether one of the signatures of a header, which are parted by spaces, is of this secret. */
export function verify(secret: string, header: string, message: SignedMessage): boolean {
  const expected = Buffer.from(sign(secret, message))
  return header.split(' ').some((one) => {
    const bytes = Buffer.from(one)
    return bytes.length === expected.length && timingSafeEqual(bytes, expected)
  })
}
