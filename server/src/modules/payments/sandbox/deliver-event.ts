import type { AppContext } from '../../../platform/app-context.ts'
import { findByReference } from '../repo.ts'
import { sign, signatureHeader, webhookSecret } from './events.ts'
import { cardOfSetup, findChoice } from './repo.ts'
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

const refusals = {
  CARD: 'The bank declined the card. Try another card or another way to pay.',
  EWALLET: 'The e-wallet rejected the payment. You weren’t charged.',
  BANK: 'The bank rejected the transfer. You weren’t charged.',
} as const

/** Delivers the choice on the checkout page to the portal as any provider would: signed, over HTTP, with retries. */
export async function deliverEvent(
  { reference, webhookUrl }: SandboxChoice,
  context: AppContext,
): Promise<void> {
  const { db } = context
  const payment = await findByReference(db, reference)
  if (!payment) throw new Error(`There is no payment ${reference}.`)
  const { amount, currency, method } = payment
  const paid = (await findChoice(db, reference)) === 'pay'
  const event = {
    // One choice is one event, whenever it is sent.
    id: `evt_${reference}`,
    type: paid ? 'paid' : 'failed',
    reference,
    amount,
    currency,
    reason: paid ? null : refusals[method],
  }
  await send(context, webhookUrl, event)
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

type Event = { readonly id: string } & Readonly<Record<string, unknown>>

async function send(context: AppContext, webhookUrl: string, event: Event): Promise<void> {
  const body = Buffer.from(JSON.stringify(event))
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [signatureHeader]: sign(body, await webhookSecret(context), context.clock()),
    },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The webhook returned ${response.status} for ${event.id}.`)
}
