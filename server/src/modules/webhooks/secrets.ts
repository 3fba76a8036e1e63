import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { SealedColumn } from '../../platform/db/reseal.ts'
import { openSealed, type SealContext, seal } from '../../platform/db/seal.ts'
import type { WebhookRow } from './rules.ts'

const secretBytes = 32

export const newSecret = (): Buffer => randomBytes(secretBytes)

/** As its owner stores it. */
export const secretText = (secret: Buffer): string => `whsec_${secret.toString('base64')}`

const use = { name: 'webhooks', use: 'webhooks' }

export const sealedWebhooks: readonly SealedColumn[] = ['secret', 'previous_secret'].map((column) => ({
  table: 'webhooks',
  owner: 'id',
  column,
  use,
}))

export const sealSecret = (on: SealContext, webhookId: string, secret: Buffer): Promise<Buffer> =>
  seal(on, use, webhookId, secret)

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
  const { secret, previous_secret, previous_secret_ends_at } = webhook
  const isInGrace =
    previous_secret !== null && previous_secret_ends_at !== null && previous_secret_ends_at > at
  const sealed = isInGrace ? [secret, previous_secret] : [secret]
  const signatures = sealed.map(async (one) => {
    const own = await openSealed(on, use, webhook.id, one)
    if (!own) throw new Error(`The secret of ${webhook.id} was encrypted with another SECRETS_KEY.`)
    return new Webhook(secretText(own)).sign(id, at, body)
  })
  return (await Promise.all(signatures)).join(' ')
}
