import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../../../platform/app-context.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { cardReturnUrls } from '../auto-top-up/cards.ts'
import { findSetup } from '../auto-top-up/repo.ts'
import { timeInWords } from '../format.ts'
import { cardPage, closedPage } from './checkout-page.ts'
import { formField, html, webhookUrlOf } from './pages.ts'
import { addCard } from './repo.ts'
import { cardsByNumber } from './test-cards.ts'

type CardRoute = { Params: { setup: string } }

/** The sandbox's page for saving a card. Its link is a secret and opens it to anyone, as at any provider. */
export function serveCardPages(scope: FastifyInstance, { db, clock, settings }: AppContext): void {
  const { publicUrl, timeZone } = settings
  const urls = cardReturnUrls(publicUrl)
  const isOpen = async (setupId: string) => {
    const setup = await findSetup(db, setupId)
    return setup && !setup.ended_at && setup.expires_at > clock() ? setup : undefined
  }

  scope.get<CardRoute>('/sandbox-pay/cards/:setup', async ({ params }, reply) => {
    const setup = await isOpen(params.setup)
    if (!setup) return closed(reply)
    return html(reply, 200, cardPage({ openUntil: timeInWords(setup.expires_at, timeZone) }))
  })

  scope.post<CardRoute>('/sandbox-pay/cards/:setup', async (request, reply) => {
    const { setup: setupId } = request.params
    if (!(await isOpen(setupId))) return closed(reply)
    const choice = formField(request, 'choice')
    const number = formField(request, 'number') ?? ''
    // The page stays open, so that the person can return to it.
    if (choice !== 'refuse' && !(choice === 'save' && cardsByNumber[number])) {
      return reply.redirect(urls.cancel, 303)
    }
    await db.transaction().execute(async (tx) => {
      if (choice === 'save') {
        await addCard(tx, { token: newId('card'), setup_id: setupId, number })
      }
      await enqueue(tx, 'sandboxCardEvent', { payload: { setupId, webhookUrl: webhookUrlOf(request) } })
    })
    return reply.redirect(choice === 'save' ? urls.success : urls.cancel, 303)
  })

  const closed = (reply: FastifyReply) =>
    html(
      reply,
      404,
      closedPage({
        title: 'Page not found',
        text: 'It was already used, it has closed, or the link is incomplete. Start again from your wallet.',
        backUrl: urls.cancel,
      }),
    )
}
