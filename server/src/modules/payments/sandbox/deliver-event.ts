import type { AppContext } from '../../../platform/app-context.ts'
import { sign, signatureHeader, webhookSecrets } from './events.ts'
import { checkoutOf } from './provider.ts'
import { cardOfSetup } from './repo.ts'
import { cardOf } from './test-cards.ts'

declare module '../../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    readonly sandboxEvent: SandboxChoice
    readonly sandboxCardEvent: SandboxCardChoice
  }
}

export interface SandboxChoice {
  readonly reference: string
  /** Where the portal takes events. */
  readonly webhookUrl: string
}

export interface SandboxCardChoice {
  readonly setupId: string
  readonly webhookUrl: string
}

const timeoutMs = 10_000

/** Delivers the choice on the checkout page to the portal as any provider would: signed, over HTTP, with retries. */
export async function deliverEvent(
  { reference, webhookUrl }: SandboxChoice,
  context: AppContext,
): Promise<void> {
  const event = await checkoutOf(context, reference)
  if (typeof event === 'string') throw new Error(`Nothing was chosen for ${reference}.`)
  await send(context, webhookUrl, { ...event })
}

/** The same of a card. Without one, none was saved. */
export async function deliverCardEvent(
  { setupId, webhookUrl }: SandboxCardChoice,
  context: AppContext,
): Promise<void> {
  const { db, clock } = context
  const card = await cardOfSetup(db, setupId)
  const common = { id: `evt_${setupId}`, reference: setupId }
  if (!card) return send(context, webhookUrl, { ...common, type: 'card_refused' })
  const { token, number } = card
  return send(context, webhookUrl, {
    ...common,
    type: 'card_saved',
    card: { token, ...cardOf(number, clock()) },
  })
}

type Event = { readonly id: string; readonly [field: string]: unknown }

async function send(context: AppContext, webhookUrl: string, event: Event): Promise<void> {
  const body = Buffer.from(JSON.stringify(event))
  const [secret] = await webhookSecrets(context)
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [signatureHeader]: sign(body, secret, context.clock()),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The webhook returned ${response.status} for ${event.id}.`)
}
