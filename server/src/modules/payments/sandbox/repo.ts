import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../../platform/db/client.ts'
import type { Database } from '../../../platform/db/generated/database.ts'
import type { ListedPayment } from '../provider.ts'
import type { momentsOf } from '../repo.ts'

type Card = Database['sandbox_cards']
type Charge = Database['sandbox_charges']

/** One that is there stays: the first choice on a page counts. */
export async function addCard(tx: Tx, card: Card): Promise<void> {
  await tx
    .insertInto('sandbox_cards')
    .values(card)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const findCard = (db: Queries, token: string): Promise<Card | undefined> =>
  db.selectFrom('sandbox_cards').selectAll().where('token', '=', token).executeTakeFirst()

export const cardOfSetup = (db: Queries, setupId: string): Promise<Card | undefined> =>
  db.selectFrom('sandbox_cards').selectAll().where('setup_id', '=', setupId).executeTakeFirst()

export async function deleteCard(db: Queries, token: string): Promise<void> {
  await db.deleteFrom('sandbox_cards').where('token', '=', token).execute()
}

/** Once for each reference. */
export async function addCharge(db: Queries, charge: Insertable<Charge>): Promise<void> {
  await db
    .insertInto('sandbox_charges')
    .values(charge)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const findCharge = (db: Queries, reference: string): Promise<Selectable<Charge> | undefined> =>
  db.selectFrom('sandbox_charges').selectAll().where('reference', '=', reference).executeTakeFirst()

type Choice = Database['sandbox_choices']

export const findChoice = async (db: Queries, reference: string): Promise<Choice['choice'] | undefined> => {
  const choices = db.selectFrom('sandbox_choices').select('choice').where('reference_number', '=', reference)
  return (await choices.executeTakeFirst())?.choice
}

export async function addChoice(tx: Tx, choice: Choice): Promise<void> {
  await tx.insertInto('sandbox_choices').values(choice).execute()
}

/** Money that was taken, by a saved card or on the page of a checkout. */
const taken = sql`(
  SELECT reference, amount, currency, charged_at AS at FROM sandbox_charges WHERE refusal IS NULL
  UNION ALL
  SELECT reference_number, amount, currency, chosen_at FROM sandbox_choices JOIN payments USING (reference_number)
  WHERE choice = 'pay'
)`
const refundedOf = (reference: RawBuilder<unknown>) =>
  sql`(SELECT coalesce(sum(amount), 0)::bigint FROM sandbox_refunds WHERE reference_number = ${reference})`

/** Once for each id; false where less was taken, or nothing in this currency. */
export async function addRefund(db: Queries, refund: Database['sandbox_refunds']): Promise<boolean> {
  const { refund_id, reference_number, amount, currency, refunded_at } = refund
  await sql`
    INSERT INTO sandbox_refunds (refund_id, reference_number, amount, currency, refunded_at)
    SELECT ${refund_id}, reference, ${amount}, currency, ${refunded_at} FROM ${taken} AS taken
    WHERE reference = ${reference_number} AND currency = ${currency}
      AND amount >= ${amount} + ${refundedOf(sql`reference`)}
    ON CONFLICT DO NOTHING`.execute(db)
  const known = db.selectFrom('sandbox_refunds').select('refund_id').where('refund_id', '=', refund_id)
  return (await known.executeTakeFirst()) !== undefined
}

export async function listPaid(
  db: Queries,
  { from, to }: Awaited<ReturnType<typeof momentsOf>>,
): Promise<ListedPayment[]> {
  const { rows } = await sql<ListedPayment>`
    SELECT reference AS "providerPaymentId", reference, amount, currency,
      ${refundedOf(sql`reference`)} AS refunded, at AS "paidAt"
    FROM ${taken} AS taken WHERE at >= ${from} AND at < ${to} ORDER BY at`.execute(db)
  return rows
}
