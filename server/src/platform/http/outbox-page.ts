import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/client.ts'
import { escapeHtml } from '../mail/email.ts'
import { Problem } from './problem.ts'

const maxRows = 100

/** `/__dev/mail`: the mails that a development server would have sent, newest first; `/__dev/mail.json` for programs. */
export function serveOutbox(app: FastifyInstance, db: Db): void {
  const newest = () => db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(maxRows).execute()
  app.get('/__dev/mail.json', newest)
  app.get('/__dev/mail', async (_request, reply) => {
    const rows = (await newest()).map(
      ({ id, to, reply_to, subject, sent_at }) =>
        `<li><a href="/__dev/mail/${id}">${escapeHtml(subject)}</a> to ${escapeHtml(to)}${reply_to ? ` (reply to ${escapeHtml(reply_to)})` : ''}, ${sent_at.toISOString()}</li>`,
    )
    const list = rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '<p>No emails yet.</p>'
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><title>Sent emails</title><h1>Sent emails</h1>${list}</html>`)
  })
  app.get<{ Params: { id: string } }>('/__dev/mail/:id', async (request, reply) => {
    const id = Number(request.params.id)
    const row = Number.isSafeInteger(id)
      ? await db.selectFrom('outbox').select('html').where('id', '=', id).executeTakeFirst()
      : undefined
    if (!row) throw new Problem('not_found', 'No email has this number.')
    return reply.type('text/html; charset=utf-8').send(row.html)
  })
}
