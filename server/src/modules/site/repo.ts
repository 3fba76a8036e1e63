import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'

export const saveContactMessage = (tx: Tx, message: Insertable<Database['contact_messages']>) =>
  tx.insertInto('contact_messages').values(message).execute()

type Lead = Omit<Database['leads'], 'last_asked_at'>

/** One record for each address and insight: repeated requests, also concurrent ones, get the id of the first. */
export async function recordLead(db: Queries, lead: Lead): Promise<string> {
  const { id } = await db
    .insertInto('leads')
    .values({ ...lead, last_asked_at: lead.created_at })
    .onConflict((conflict) =>
      conflict
        .expression(sql`insight_id, lower(email)`)
        .doUpdateSet(({ ref }) => ({ last_asked_at: ref('excluded.last_asked_at') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ConfirmedAnswer {
  /** The same for every way to write the same answer. */
  readonly answer: string
  /** When it would be refused as too old. */
  readonly until: Date
}

/** Whether the answer was not taken before. One statement, so that of parallel copies one is taken. */
export async function takeCaptcha(db: Queries, { answer, until }: ConfirmedAnswer): Promise<boolean> {
  const { numInsertedOrUpdatedRows: taken } = await db
    .insertInto('taken_captchas')
    .values({ answer, until })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return taken === 1n
}

/** Those that would be refused as too old by now. */
export const forgetCaptchas = (db: Queries, now: Date) =>
  db.deleteFrom('taken_captchas').where('until', '<', now).execute()

/** Messages to support and requests for insights from an address. */
export async function eraseMessages(tx: Tx, email: string): Promise<void> {
  for (const table of ['contact_messages', 'leads'] as const)
    await tx.deleteFrom(table).where(sql`lower(email)`, '=', email.toLowerCase()).execute()
}
