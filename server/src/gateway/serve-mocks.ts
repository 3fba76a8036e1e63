import replyFrom from '@fastify/reply-from'
import type { FastifyInstance } from 'fastify'
import { mockNameOf } from '../modules/catalogue/repo.ts'
import type { Db } from '../platform/db/client.ts'
import { sendProblem } from '../platform/http/error-handler.ts'
import { Problem } from '../platform/http/problem.ts'
import type { MockAddresses } from './mock-addresses.ts'

interface MockOptions {
  readonly db: Db
  readonly mocks: MockAddresses
}

/** The mock of each API at the portal's own address: `/mock/{api}/…`, without a key and free. */
export async function serveMocks(app: FastifyInstance, { db, mocks }: MockOptions): Promise<void> {
  await app.register(async (scope) => {
    // Bodies are forwarded as they came, malformed or not: the mock responds to them.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    await scope.register(replyFrom, { undici: { connections: 16 } })
    scope.all<{ Params: { api: string; '*': string } }>('/mock/:api/*', async (request, reply) => {
      reply.header('X-Environment', 'MOCK')
      const { api, '*': path } = request.params
      const name = await mockNameOf(db, api)
      const address = name && mocks.get(name)
      if (!address) throw new Problem('not_found', 'No API with this name has a mock.')
      const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
      return reply.from(`${address}/${path}${search}`, {
        // Else a 503 that was asked for would be asked for ten times.
        retryDelay: () => null,
        onError: () => {
          const problem = new Problem(
            'mock_unreachable',
            'This API’s mock isn’t running. Try again in a moment.',
          )
          sendProblem(problem, request, reply)
        },
      })
    })
  })
}
