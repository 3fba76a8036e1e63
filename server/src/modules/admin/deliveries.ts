import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { csvFile, csvOf } from '../../platform/http/csv.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { exportedReading, reading } from '../../platform/http/reading.ts'
import { giveUpMail, retryMail } from '../../platform/mail/queue.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'
import { giveUpDelivery, retryDelivery } from '../webhooks/administer.ts'
import {
  countDeliveries,
  type DeliveryRow,
  findDelivery,
  listAttempts,
  listDeliveries,
  readDeliveryPages,
} from './deliveries-repo.ts'

type Schemas = components['schemas']
type Kind = Schemas['AdminDeliveryKind']

export const adminListDeliveries = reading<'adminListDeliveries'>(async ({ db, query }) => {
  const { page = 1, limit = 20, kind, ...filter } = query
  const kinds = kindsOf(kind)
  const rows = await listDeliveries(db, kinds, filter, { page, limit })
  const total = await countDeliveries(db, kinds, filter)
  return { status: 200, body: { data: rows.map(deliveryOf), meta: { page, limit, total } } }
})

export const adminExportDeliveries = exportedReading<'adminExportDeliveries'>(async ({ db, query }) => {
  const { kind, ...filter } = query
  const pages = readDeliveryPages(db, kindsOf(kind), filter)
  return csvOf(csvFile({ name: 'deliveries', columns, pages: linesOf(pages) }))
})

const columns = [
  'delivery_id',
  'kind',
  'status',
  'user_id',
  'user_name',
  'recipient',
  'subject',
  'attempts',
  'last_error',
  'created_at',
  'next_attempt_at',
  'sent_at',
] as const

async function* linesOf(pages: AsyncIterable<readonly DeliveryRow[]>) {
  for await (const rows of pages) yield rows.map(deliveryOf)
}

const kindsOf = (kind: Kind | undefined): readonly Kind[] => (kind ? [kind] : ['MAIL', 'WEBHOOK'])

export const adminGetDelivery = handler<'adminGetDelivery'>(async ({ db, query }) => {
  const row = await readOne(db, query.delivery_id)
  const attempts = await listAttempts(db, row)
  const attempt_log = attempts.map(({ at, error }) => ({ at: at.toISOString(), error }))
  return { status: 200, body: { data: { ...deliveryOf(row), attempt_log } } }
})

export const adminRetryDelivery = inTransaction<'adminRetryDelivery'>(async (call) => {
  const { db, body, clock, settings } = call
  const { id, kind, status, sent_at } = await readOne(db, body.delivery_id)
  // A webhook that was sent may be sent again by its owner alone: they know whether that does harm.
  if (status === 'SENT') {
    const day = sent_at ? ` on ${dayInWords(dayIn(settings.timeZone, sent_at))}` : ''
    throw new Problem('delivery_sent', `This delivery was sent${day}. You can’t resend it here.`)
  }
  const outcome = kind === 'MAIL' ? await retryMail(db, id) : await retryDelivery(db, id, clock())
  if (outcome === 'off') {
    throw new Problem('webhook_off', 'The webhook’s owner has to switch it on first.')
  }
  if (!outcome) throw new Problem('delivery_sent', 'This delivery is being sent or was just sent.')
  await audit(call, { action: 'admin.delivery.retry', subject: id, details: { kind, before: status } })
  return { status: 200, body: { data: deliveryOf(await readOne(db, id)) } }
})

export const adminGiveUpDelivery = inTransaction<'adminGiveUpDelivery'>(async (call) => {
  const { db, body } = call
  const { id, kind, status } = await readOne(db, body.delivery_id)
  const isOpen = status === 'WAITING' || status === 'FAILED'
  const ended = isOpen && (await (kind === 'MAIL' ? giveUpMail(db, id) : giveUpDelivery(db, id)))
  if (!ended) throw new Problem('delivery_not_waiting', 'Only waiting or failed deliveries can be stopped.')
  await audit(call, { action: 'admin.delivery.give_up', subject: id, details: { kind, before: status } })
  return { status: 200, body: { data: deliveryOf(await readOne(db, id)) } }
})

async function readOne(db: Queries, id: string): Promise<DeliveryRow> {
  const row = await findDelivery(db, id)
  if (row) return row
  throw new Problem('not_found', 'No email or webhook delivery has this ID. Old ones are deleted.')
}

const deliveryOf = ({ id, target, position: _, ...row }: DeliveryRow): Schemas['AdminDelivery'] => ({
  ...row,
  delivery_id: id,
  recipient: row.kind === 'MAIL' ? target : new URL(target).origin,
  created_at: row.created_at.toISOString(),
  next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
  sent_at: row.sent_at?.toISOString() ?? null,
})
