import type { AppContext } from '../../../platform/app-context.ts'
import { audit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { inTransaction, type RequestContext } from '../../../platform/http/handler.ts'
import { type CommittedRejection, commitAndReject, Problem } from '../../../platform/http/problem.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobPayloads } from '../../../platform/jobs/payloads.ts'
import { after } from '../../../platform/time/clock.ts'
import { notify } from '../../notifications/notify.ts'
import { watchRefill } from '../../wallet/refill.ts'
import { paymentProvider } from '../choose-provider.ts'
import type { CardEvent } from '../provider.ts'
import { orUnavailable } from '../provider-error.ts'
import type { WebhookContext } from '../webhook-context.ts'
import {
  addSetup,
  changeAutoTopUp,
  deleteAutoTopUp,
  dropCard,
  endSetup,
  forgetUnsaved,
  lockAutoTopUp,
  lockSetup,
  openDroppedToken,
  saveCard,
} from './repo.ts'
import { savedCardsNotOffered } from './rules.ts'

/** Where the person comes back to. */
export const cardReturnUrls = (publicUrl: string) => ({
  success: `${publicUrl}/dashboard/wallet?tab=limits&card=saved`,
  cancel: `${publicUrl}/dashboard/wallet?tab=limits`,
})

export const startCardSetup = inTransaction<'startCardSetup', Awaited<ReturnType<typeof openCardPage>>>(
  async (call, { setup_id, expires_at, checkoutUrl }) => {
    const { db, user, clock } = call
    await addSetup(db, { setup_id, user_id: user.id, created_at: clock(), expires_at })
    await audit(call, { action: 'card.start', subject: user.id, details: { setup_id } })
    return {
      status: 201,
      body: { data: { checkout_url: checkoutUrl, expires_at: expires_at.toISOString() } },
    }
  },
  openCardPage,
)

async function openCardPage(call: RequestContext<'startCardSetup'>) {
  const { clock, settings } = call
  const setup_id = newId('set')
  const expires_at = after(clock(), settings.checkoutSeconds)
  const provider = paymentProvider(call)
  if (!provider.capabilities.savedCards) throw savedCardsNotOffered()
  const { checkoutUrl } = await orUnavailable(
    call,
    provider.openCardPage({
      setupId: setup_id,
      expiresAt: expires_at,
      returnUrls: cardReturnUrls(settings.publicUrl),
    }),
  )
  return { setup_id, expires_at, checkoutUrl }
}

/**
 * Saves the card that the provider was given, once; its word about a page is final. A page that was opened before a change of its account
 * saves nothing, nor does that of a deleted one: the provider forgets the card.
 */
export async function takeCardEvent(
  context: WebhookContext,
  { setupId, card }: CardEvent,
): Promise<CommittedRejection | undefined> {
  const { db, clock, settings, requestId } = context
  const now = clock()
  const setup = await lockSetup(db, setupId)
  if (!setup) {
    if (card) await forgetUnsaved({ db, settings }, { setupId, card })
    return commitAndReject(new Problem('not_found', `There’s no page ${setupId} for a card.`))
  }
  if (setup.ended_at) return
  await endSetup(db, setupId, now)
  if (!card) return
  const userId = setup.user_id
  if (!setup.is_current) {
    await audit(
      { db, clock, user: { id: 'payment-provider' }, requestId },
      { action: 'card.too_late', subject: userId, details: { setup_id: setupId } },
    )
    return forgetUnsaved({ db, settings }, { setupId, card })
  }
  await saveCard({ db, settings }, { userId, card, now })
  const setting = await lockAutoTopUp(db, userId)
  if (setting) await welcomeCard(db, userId, setting.waits_for)
  await audit(
    { db, clock, user: { id: 'payment-provider' }, requestId },
    { action: 'card.save', subject: userId, details: { brand: card.brand, last_four: card.lastFour } },
  )
  await notify(db, {
    userId,
    kind: 'payments',
    message: `Card saved for automatic top-ups: ${card.brand} ending in ${card.lastFour}.`,
    route: '/dashboard/wallet?tab=limits',
    text: 'View wallet',
    now,
  })
}

/** The new card hasn't been declined yet, so a postponed attempt is due now. */
async function welcomeCard(db: Tx, userId: string, waits: string | null): Promise<void> {
  const wait = waits === 'RETRY' ? ({ waits_for: null, next_try_at: null } as const) : {}
  await changeAutoTopUp(db, userId, { declines: 0, ...wait })
  if (waits === 'RETRY') {
    await enqueue(db, 'autoTopUp', { payload: { userId }, jobKey: `auto-top-up:${userId}` })
  }
}

/** For an account that is being deleted. Charges already sent to the provider are reviewed by people. */
export async function endAutoTopUp(tx: Tx, userId: string, now: Date): Promise<void> {
  await dropCard(tx, userId)
  await deleteAutoTopUp(tx, userId)
  await watchRefill(tx, { userId, below: null, now })
}

/** Has the provider forget a card that was dropped here. */
export async function forgetCard(
  { userId, sealed }: JobPayloads['forgetCard'],
  context: AppContext,
): Promise<void> {
  const token = await openDroppedToken(context, userId, sealed)
  if (token !== undefined) await paymentProvider(context).forgetCard(token)
}
