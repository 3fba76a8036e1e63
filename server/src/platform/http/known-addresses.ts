import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

interface Address {
  /** Between its slashes; one that begins with a colon stands for any. */
  readonly parts: readonly string[]
  readonly methods: Set<string>
}

/**
 * An address that is there, but takes another method, is a 405 that says which; OPTIONS by itself asks just that. Both are told
 * before a body is read. Addresses with a wildcard, such as the gateway's, speak for themselves.
 */
export function rejectOtherMethods(app: FastifyInstance): void {
  const addresses = new Map<string, Address>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const address = addresses.get(url) ?? { parts: url.split('/'), methods: new Set() }
    for (const one of [method].flat()) address.methods.add(one)
    addresses.set(url, address)
  })

  const allowedAt = (url: string): string | undefined => {
    const path = url.split('?')[0] ?? ''
    const address =
      addresses.get(path) ?? [...addresses.values()].find(({ parts }) => fits(parts, path.split('/')))
    return address && [...address.methods].sort().join(', ')
  }

  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, is404 } = request
    const asksForMethods = method === 'OPTIONS' && !headers['access-control-request-method']
    if (!is404 && !asksForMethods) return
    const allowed = allowedAt(request.url)
    if (allowed) reply.header('Allow', allowed)
    if (asksForMethods && allowed) return reply.code(204).send()
    if (asksForMethods) throw new Problem('not_found', 'There is nothing at this address.')
    if (allowed) throw new Problem('method_not_allowed', `This address takes ${allowed}.`)
  })
}

const fits = (parts: readonly string[], path: readonly string[]): boolean =>
  parts.length === path.length &&
  parts.every((part, index) => (part.startsWith(':') ? path[index] : part === path[index]))
