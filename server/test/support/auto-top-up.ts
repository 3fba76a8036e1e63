import { sql } from 'kysely'
import { resumeAutoTopUps, runAutoTopUp } from '../../src/modules/payments/auto-top-up/run.ts'
import { paymentProvider } from '../../src/modules/payments/choose-provider.ts'
import type { PaymentProvider } from '../../src/modules/payments/provider.ts'
import { moveCredits } from '../../src/modules/wallet/move-credits.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestServer } from './server.ts'
import { start } from './world.ts'

const path = '/portal-api/api/wallet/auto-top-up'

const goodCard = '4242 4242 4242 4242'
export const decliningCard = '4000 0000 0000 0341'

export const numbers = { enabled: true, threshold: '500', credits: '1000', monthly_cap: '3000' }

/** Somebody's automatic top-up, as they and the clock use it. */
export function autoTopUpOf(server: TestServer, persona: string, userId: string) {
  const { db } = server
  const token = async () => (await server.signIn(persona)).access_token
  const read = async () => (await server.ask('GET', path, { token: await token() })).body.data
  const put = async (body: object = numbers) => server.ask('PUT', path, { token: await token(), body })

  /** The page of the provider where a card is saved. */
  async function cardPage(): Promise<string> {
    const { body } = await server.ask('POST', `${path}/card`, { token: await token(), body: {} })
    return body.data.checkout_url.replace(server.parts.settings.publicUrl, server.url)
  }
  async function press(page: string, choice: string, number = goodCard) {
    const body = new URLSearchParams({ choice, number })
    const { status, headers } = await fetch(page, { method: 'POST', body, redirect: 'manual' })
    return { status, to: headers.get('Location') }
  }
  async function saveCard(number = goodCard): Promise<void> {
    await press(await cardPage(), 'save', number)
    await server.runJobs()
  }
  /** Credits that come and go without a call. */
  const move = (amount: number) =>
    moveCredits(db, {
      userId,
      kind: amount > 0 ? 'TOPUP' : 'USAGE',
      amount,
      description: 'x',
      reference: 'x',
      actor: 'USER',
      key: newId('key'),
      now: server.parts.clock(),
    })
  const balance = async () =>
    (await db.selectFrom('wallets').select('balance').where('user_id', '=', userId).executeTakeFirstOrThrow())
      .balance

  /** Automatic payments, oldest first. */
  const payments = () =>
    db
      .selectFrom('payments')
      .select(['transaction_id', 'reference_number', 'status', 'amount', 'failure_reason'])
      .where('user_id', '=', userId)
      .where('automatic', '=', true)
      .where('created_at', '>=', start)
      .orderBy('created_at')
      .execute()
  async function credited() {
    const rows = await db
      .selectFrom('ledger')
      .innerJoin('payments', 'payments.reference_number', 'ledger.reference')
      .select('ledger.amount')
      .where('ledger.user_id', '=', userId)
      .where('description', '=', 'Automatic top-up')
      .where('payments.created_at', '>=', start)
      .execute()
    return rows.map(({ amount }) => amount)
  }
  /** The sandbox's charges, in hundredths of a peso. */
  async function taken(): Promise<number> {
    const { rows } = await sql<{ sum: number }>`
      SELECT coalesce(sum(sandbox_charges.amount), 0)::bigint AS sum FROM sandbox_charges
      JOIN payments ON reference_number = reference
      WHERE user_id = ${userId} AND refusal IS NULL AND created_at >= ${start}`.execute(db)
    return rows[0]?.sum ?? 0
  }
  /** As much as is over, so that this is left. */
  async function moveTo(left: number): Promise<void> {
    const amount = left - (await balance())
    if (amount !== 0) await move(amount)
  }
  const forgetNotices = () => db.deleteFrom('notifications').where('user_id', '=', userId).execute()

  /** Everything of before is forgotten, and time begins anew. */
  async function reset(): Promise<void> {
    await server.runJobs()
    server.advance((start.getTime() - server.parts.clock().getTime()) / 1000)
    await sql`UPDATE users SET status = 'ACTIVE' WHERE id = ${userId}`.execute(db)
    await sql`UPDATE payments SET status = 'EXPIRED' WHERE user_id = ${userId} AND status = 'PENDING'`.execute(
      db,
    )
    await sql`UPDATE payments SET created_at = created_at - interval '1 year' WHERE user_id = ${userId} AND automatic`.execute(
      db,
    )
    await db.deleteFrom('auto_top_ups').where('user_id', '=', userId).execute()
    await db.deleteFrom('saved_cards').where('user_id', '=', userId).execute()
    await sql`UPDATE wallets SET refill_below = NULL, refill_noted = false WHERE user_id = ${userId}`.execute(
      db,
    )
    await db.deleteFrom('card_setups').where('user_id', '=', userId).execute()
    await forgetNotices()
  }

  return {
    token,
    read,
    put,
    cardPage,
    press,
    saveCard,
    move,
    balance,
    moveTo,
    remove: async () => server.ask('POST', `${path}/card/remove`, { token: await token(), body: {} }),
    run: (provider?: PaymentProvider) => runAutoTopUp({ userId }, server.parts, provider),
    payments,
    credited,
    notices: async () => {
      const rows = await db
        .selectFrom('notifications')
        .select('message')
        .where('user_id', '=', userId)
        .where('kind', '=', 'payments')
        .orderBy('created_at')
        .execute()
      return rows.map(({ message }) => message)
    },
    taken,
    reset,
    /** With a card, switched on, a hundred credits above the threshold. */
    async begin(): Promise<void> {
      await reset()
      await moveTo(600_00)
      await saveCard()
      await put()
      await forgetNotices()
    },
    /** That long later, when the clock's work is done. */
    async wait(seconds = 0): Promise<void> {
      server.advance(seconds)
      await resumeAutoTopUps(server.parts)
      await server.runJobs()
    },
    /** States of the payments, what was credited, and what was taken for it. */
    outcome: async () => [(await payments()).map(({ status }) => status), await credited(), await taken()],
  }
}

/** The sandbox, with some of it in another way. */
export const providerWith = (server: TestServer, over: Partial<PaymentProvider>): PaymentProvider => ({
  ...paymentProvider(server.parts),
  ...over,
})
