import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/app-context.ts'
import { takeCardEvent } from './auto-top-up/cards.ts'
import { paymentProvider } from './choose-provider.ts'
import { orUnavailable } from './provider-error.ts'
import { takeEvent } from './take-event.ts'

/** `POST /webhooks/payments`: where the provider tells how payments went. */
export async function serveWebhook(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock, settings } = context
  await app.register(async (scope) => {
    // The signature covers the bytes as they came: a body parsed and printed again would not match it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/webhooks/payments', async (request) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = await orUnavailable(context, paymentProvider(context).verify(rawBody, request.headers))
      // Others may use the same account at the provider.
      if (!event) return { received: true }
      const requestId = request.id
      const conflict = await db.transaction().execute(async (tx) => {
        const webhook = { db: tx, clock, settings, requestId }
        if ('card' in event) return takeCardEvent(webhook, event)
        return takeEvent(webhook, event)
      })
      if (conflict) {
        request.log.warn(
          { event: 'card' in event ? event.id : event, code: conflict.problem.code },
          'payment event rejected',
        )
        throw conflict.problem
      }
      return { received: true }
    })
  })
}
