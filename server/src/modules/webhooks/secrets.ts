import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { deriveKey, openFor, type SealContext, sealFor } from '../../platform/db/seal.ts'
import type { WebhookRow } from './tables.ts'

const secretBytes = 32

export const newSecret = (): Buffer => randomBytes(secretBytes)

/** As its owner stores it. */
export const secretText = (secret: Buffer): string => `whsec_${secret.toString('base64')}`

const keyFor = (on: SealContext) => deriveKey(on, 'webhooks', 'webhooks')

export const sealSecret = async (on: SealContext, webhookId: string, secret: Buffer): Promise<Buffer> =>
  sealFor(webhookId, await keyFor(on), secret)

interface SignedMessage {
  readonly id: string
  readonly at: Date
  readonly body: string
}

/** `webhook-signature`: one signature for each secret in force, the newest first. Throws where no secret opens. */
export async function signaturesOf(
  on: SealContext,
  webhook: WebhookRow,
  { id, at, body }: SignedMessage,
): Promise<string> {
  const key = await keyFor(on)
  const { secret, previous_secret, previous_secret_ends_at } = webhook
  const isInGrace =
    previous_secret !== null && previous_secret_ends_at !== null && previous_secret_ends_at > at
  const sealed = isInGrace ? [secret, previous_secret] : [secret]
  return sealed
    .map((one) => {
      const opened = openFor(webhook.id, key, one)
      if (!opened) throw new Error(`The secret of ${webhook.id} was encrypted with another SECRETS_KEY.`)
      return new Webhook(secretText(opened)).sign(id, at, body)
    })
    .join(' ')
}
