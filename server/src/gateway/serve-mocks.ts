import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import replyFrom, { type FastifyReplyFromHooks } from '@fastify/reply-from'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mockedVersion } from '../modules/catalogue/mocked-repo.ts'
import type { Db } from '../platform/db/client.ts'
import { callerNetwork } from '../platform/http/caller-network.ts'
import { sendProblem } from '../platform/http/error-handler.ts'
import { Places } from '../platform/http/places.ts'
import { Problem } from '../platform/http/problem.ts'
import { headersForCaller } from './headers.ts'
import { closeIfUnread } from './make-call.ts'
import type { MockAddresses } from './mock-addresses.ts'
import { NoResponse } from './no-response.ts'
import { notRunning, type PublishedMocks } from './published-mocks.ts'
import { readRequestBody } from './read-request.ts'

interface MockOptions {
  readonly db: Db
  readonly mocks: MockAddresses
  readonly publishedMocks: PublishedMocks | undefined
  readonly maxBodyMs: number
}

/** To each mock. A body that flows holds one as long as its caller likes; fewer of them than these leave some to others. */
const connections = 16
const uploads = { size: connections / 2, share: 0.25 }

/** The mock of each API at the portal's own address, without a key and free: `/mock/{api}/…`, of its newest version, and `/mock/{api}@{version}/…`. */
export async function serveMocks(
  app: FastifyInstance,
  { db, mocks, publishedMocks, maxBodyMs }: MockOptions,
): Promise<void> {
  const places = new Places(uploads)
  const faults = new WeakMap<FastifyRequest, NoResponse>()
  const bodies = new WeakMap<FastifyRequest, Readable>()
  await app.register(async (scope) => {
    // Bodies are forwarded as they came, malformed or not: the mock responds to them. Small ones are whole before they hold a connection.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (request, payload, done) => {
      let flowing: Readable | undefined
      readRequestBody(payload as IncomingMessage, {
        maxMs: maxBodyMs,
        onBody(body) {
          if (Buffer.isBuffer(body)) return done(null, Readable.from([body]))
          flowing = body ?? undefined
          const place = flowing && places.enter(callerNetwork(request))
          if (flowing) bodies.set(request, flowing)
          if (typeof place === 'string') return done(tooManyUploads())
          if (place) flowing?.once('close', place)
          return done(null, body)
        },
        onFault(reason) {
          const fault = new NoResponse(reason)
          faults.set(request, fault)
          if (flowing) flowing.destroy()
          else done(fault)
        },
      })
    })
    // A request that the process makes to itself never closes: an unread body would stay, and keep its place.
    scope.addHook('onResponse', async (request) => void bodies.get(request)?.destroy())
    scope.addHook('onSend', async (request, reply) => closeIfUnread(request, reply))
    await scope.register(replyFrom, { undici: { connections } })
    scope.all<{ Params: { api: string; '*': string } }>('/mock/:api/*', async (request, reply) => {
      reply.header('X-Environment', 'MOCK')
      const { api, '*': path } = request.params
      const [name = '', version] = api.split('@')
      const row = await mockedVersion(db, name, version)
      if (!row) throw new Problem('not_found', 'No API with this name has a mock.')
      const own = mocks.get(row.document_name ?? '')
      const address = own ?? (await publishedMocks?.addressOf(row))
      if (!address) throw notRunning()
      const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
      return reply.from(`${address}/${path}${search}`, {
        rewriteRequestHeaders: (_request, headers) => ({ ...headers, 'x-request-id': request.id }),
        // Else a 503 that was asked for would be asked for ten times.
        retryDelay: () => null,
        onError: () => {
          sendProblem(faults.get(request) ?? notRunning(), request, reply)
        },
        ...(own === undefined && strangersResponse(request, reply)),
      })
    })
  })
}

const maxMockBytes = 5 * 1024 * 1024

/** A document decides what its mock responds at the portal's own address: no page of it runs, and no header speaks for the portal. */
const strangersResponse = (request: FastifyRequest, reply: FastifyReply): FastifyReplyFromHooks => ({
  rewriteHeaders: (headers) => ({
    ...headersForCaller(headers as Record<string, string | string[]>, 300),
    'content-security-policy': "sandbox; default-src 'none'",
  }),
  onResponse(_request, _reply, response) {
    const { stream } = response as unknown as { readonly stream: Readable }
    if (Number(reply.getHeader('content-length') ?? 0) <= maxMockBytes) return reply.send(stream)
    stream.destroy()
    reply.removeHeader('content-length')
    sendProblem(new Problem('mock_unreachable', 'The mock’s response has more than 5 MB.'), request, reply)
  },
})

const tooManyUploads = (): Problem =>
  new Problem('unavailable', 'Other long bodies are on their way to mocks. Try again in a moment.', {
    retryAfterSeconds: 1,
  })
