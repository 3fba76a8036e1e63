import type { AppContext } from '../../../platform/app-context.ts'
import { paymentProvider } from '../choose-provider.ts'
import type { PaymentEvent, PaymentProvider, PaymentStand } from '../provider.ts'
import { takeEvent } from '../take-event.ts'
import { takeUnsettled } from './repo.ts'

/** Asks about each payment of which no event came in time: it may have been lost, or the provider may have been down. */
export async function askUnsettled(
  context: AppContext,
  provider: PaymentProvider = paymentProvider(context),
): Promise<void> {
  if (context.settings.paymentProvider === 'none') return
  for (const reference of await takeUnsettled(context.db, context.clock()))
    await settleByAsking(context, provider, reference).catch((error: unknown) =>
      context.log.warn({ err: error, reference }, 'the payment provider doesn’t say how a payment ended'),
    )
}

/** The provider's word takes effect as its event would have. Returns that word. */
export async function settleByAsking(
  { db, clock, settings, log }: AppContext,
  provider: PaymentProvider,
  reference: string,
): Promise<PaymentStand> {
  const stand = await provider.findPayment(reference)
  if (!isEvent(stand)) return stand
  const conflict = await db
    .transaction()
    .execute((tx) => takeEvent({ db: tx, clock, settings, requestId: null }, stand))
  if (conflict) log.warn({ event: stand }, 'a payment’s end was rejected: its ID was already used')
  return stand
}

export const isEvent = (stand: PaymentStand): stand is PaymentEvent => typeof stand !== 'string'
