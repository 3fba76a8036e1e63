import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Pages of the sandbox: forms that need no script, and headers that allow none. */
export function preparePages(scope: FastifyInstance, publicUrl: string): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  )
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...headers, 'Content-Security-Policy': policy(publicUrl) })
  })
}

/** A field of the form that was sent. */
export const formField = ({ body }: Pick<FastifyRequest, 'body'>, name: string): string | null =>
  body instanceof URLSearchParams ? body.get(name) : null

export const html = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page)

/** This server's own address, whatever stands before it: the event need not leave the house. */
export function webhookUrlOf({ socket }: FastifyRequest): string {
  const { localAddress = '127.0.0.1', localPort, localFamily } = socket
  const host = localFamily === 'IPv6' ? `[${localAddress}]` : localAddress
  return `http://${host}:${localPort}/webhooks/payments`
}

const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** No script at all. Browsers check the way back against `form-action`, too, so it includes the portal's origin. */
const policy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
