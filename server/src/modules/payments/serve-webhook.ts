import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/app-context.ts'
import { paymentProvider } from './choose-provider.ts'
import { takeEvent } from './take-event.ts'

/** `POST /webhooks/payments`: where the provider tells how payments went. */
export async function serveWebhook(app: FastifyInstance, context: AppContext): Promise<void> {
  const { db, clock, settings } = context
  await app.register(async (scope) => {
    // The signature is over the bytes as they came: a body that was parsed and printed anew would not fit it.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.post('/webhooks/payments', async (request) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = await paymentProvider(context).verify(rawBody, request.headers)
      const conflict = await db
        .transaction()
        .execute((tx) => takeEvent({ db: tx, clock, settings, requestId: request.id }, event))
      if (conflict) {
        const { id, type, reference } = event
        request.log.warn({ event: id, type, reference }, 'payment event refused: its id was used before')
        throw conflict.problem
      }
      return { received: true }
    })
  })
}
