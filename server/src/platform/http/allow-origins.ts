import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

/** Pages of this machine: the tools of a developer. */
export const loopbackOrigin = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

const readable = [
  'X-Request-Id',
  'Idempotent-Replayed',
  'Retry-After',
  'Content-Disposition',
  'X-Environment',
  'X-Credits-Charged',
  'X-Credits-Left',
  'Deprecation',
  'Sunset',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
]
const readableByAgents = [...readable, 'WWW-Authenticate', 'MCP-Protocol-Version']

/** OAuth knows clients by what they send, never by a cookie, so that any page may be one. The consent page isn’t among these. */
const isForAnyPage = (path: string): boolean =>
  /^\/oauth\/(?:token|register|revoke)$|^\/\.well-known\/(?:oauth-|mcp\.json$)/.test(path)

/** Lets pages of these origins call, and read the headers that clients need; of others where it does no harm. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
  const portal = { origin: [...origins], methods, exposedHeaders: readable }
  const agents = { origin: [...origins, loopbackOrigin], methods, exposedHeaders: readableByAgents }
  const anyPage = { ...agents, origin: '*' }
  const optionsFor = (path: string): FastifyCorsOptions => {
    if (isForAnyPage(path)) return anyPage
    return /^\/mcp(?:\/|$)/.test(path) ? agents : portal
  }
  await app.register(cors, {
    delegator: ({ url }, done) => done(null, optionsFor(url.split('?')[0] ?? '')),
  })
}
