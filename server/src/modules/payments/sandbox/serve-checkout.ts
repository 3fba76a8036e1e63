import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../../platform/app-context.ts'
import { brand } from '../../../platform/brand/brand.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { capital, timeInWords } from '../format.ts'
import { describe, type PaymentRow, returnUrls, statusAt } from '../payment.ts'
import { findByReference, lockByReference } from '../repo.ts'
import { checkoutPage, closedPage } from './checkout-page.ts'
import { formField, html, preparePages, webhookUrlOf } from './pages.ts'
import { addChoice, findChoice } from './repo.ts'
import { serveCardPages } from './serve-card-pages.ts'

const css = readFileSync(join(import.meta.dirname, 'checkout.css'), 'utf8')

type CheckoutRoute = { Params: { reference: string } }

/** The sandbox's hosted page. Its reference is a secret that lets anyone pay, as at any provider. */
export async function serveCheckout(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock, settings } = context
  const { publicUrl, timeZone } = settings
  const find = ({ params }: FastifyRequest<CheckoutRoute>) => findByReference(db, params.reference)

  await app.register(async (scope) => {
    preparePages(scope, publicUrl)
    serveCardPages(scope, context)

    scope.get('/sandbox-pay/checkout.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(css),
    )

    scope.get<CheckoutRoute>('/sandbox-pay/:reference', async (request, reply) => {
      const payment = await find(request)
      if (!payment?.checkout_url) return unknown(reply, publicUrl)
      if ((await findChoice(db, payment.reference_number)) || statusAt(payment, clock()) !== 'PENDING') {
        return closed(reply, payment)
      }
      const description = capital(await describe(db, payment))
      return html(reply, 200, checkoutPage({ payment, description, timeZone }))
    })

    scope.post<CheckoutRoute>('/sandbox-pay/:reference', async (request, reply) => {
      const payment = await find(request)
      if (!payment?.checkout_url) return unknown(reply, publicUrl)
      const urls = returnUrls(publicUrl, payment)
      const choice = formField(request, 'choice')
      // The checkout stays open, so that the payer can return to it.
      if (choice !== 'pay' && choice !== 'decline') return reply.redirect(urls.cancel, 303)
      const { reference_number: reference } = payment
      const first = await choose({ db, clock, reference, choice, webhookUrl: webhookUrlOf(request) })
      if (!first) return closed(reply, payment)
      return reply.redirect(first === 'pay' ? urls.success : urls.failed, 303)
    })
  })

  function closed(reply: FastifyReply, payment: PaymentRow) {
    const { success, failed, cancel } = returnUrls(publicUrl, payment)
    const status = statusAt(payment, clock())
    const at = timeInWords(payment.expires_at, timeZone)
    const texts = {
      PENDING: ['Payment submitted', `${brand().name} will be notified shortly.`, success],
      PAID: ['Already paid', 'There’s nothing left to do here.', success],
      FAILED: ['This payment didn’t go through', 'Start a new one to try again.', failed],
      EXPIRED: ['This checkout is closed', `It was open until ${at}. Start a new payment.`, cancel],
    } as const
    const [title, text, backUrl] = texts[status]
    return html(reply, 200, closedPage({ title, text, backUrl }))
  }
}

const unknown = (reply: FastifyReply, publicUrl: string) =>
  html(
    reply,
    404,
    closedPage({
      title: 'Checkout not found',
      text: 'The link may be incomplete. Open it from the email again, or start a new payment.',
      backUrl: `${publicUrl}/`,
    }),
  )

interface ChoiceInput extends Pick<AppContext, 'db' | 'clock'> {
  readonly reference: string
  readonly choice: 'pay' | 'decline'
  readonly webhookUrl: string
}

/**
 * Stores the payer's choice and queues its event. The first choice counts: pressing twice, or going back and choosing
 * something else, returns it again. Undefined if the checkout expired without a choice.
 */
async function choose({
  db,
  clock,
  reference,
  choice,
  webhookUrl,
}: ChoiceInput): Promise<'pay' | 'decline' | undefined> {
  return db.transaction().execute(async (tx) => {
    const payment = await lockByReference(tx, reference)
    const before = await findChoice(tx, reference)
    if (before) return before
    if (!payment || statusAt(payment, clock()) !== 'PENDING') return undefined
    await addChoice(tx, { reference_number: reference, choice, chosen_at: clock() })
    await enqueue(tx, 'sandboxEvent', { payload: { reference, webhookUrl } })
    return choice
  })
}
