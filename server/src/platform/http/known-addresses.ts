import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

interface Address {
  /** Between its slashes; a part that begins with a colon matches any. */
  readonly parts: readonly string[]
  readonly methods: Set<string>
}

/**
 * A known address with another method is a 405 that lists its methods; OPTIONS by itself asks for that list. Both are
 * answered before a body is read. Addresses with a wildcard, such as the gateway's, respond themselves.
 */
export function rejectOtherMethods(app: FastifyInstance): void {
  const addresses = new Map<string, Address>()
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return
    const address = addresses.get(url) ?? { parts: url.split('/'), methods: new Set() }
    for (const one of [method].flat()) address.methods.add(one)
    addresses.set(url, address)
  })

  const addressAt = (url: string): Address | undefined => {
    const path = url.split('?')[0] ?? ''
    return addresses.get(path) ?? [...addresses.values()].find(({ parts }) => fits(parts, path.split('/')))
  }

  app.addHook('onRequest', async (request, reply) => {
    const { method, headers, is404, routeOptions } = request
    const asksForMethods = method === 'OPTIONS' && !headers['access-control-request-method']
    // Files of the app are looked for at every address that nothing else takes.
    const isTaken = !is404 && routeOptions.url !== '/*'
    if (isTaken && !asksForMethods) return
    const address = addressAt(request.url)
    if (asksForMethods && !address) throw new Problem('not_found', 'There’s nothing at this URL.')
    // A page beside its Markdown, `/insights/x` beside `/insights/:slug.md`, fits an address that is another's.
    if (!address || (address.methods.has(method) && !asksForMethods)) return
    const allowed = [...address.methods].sort().join(', ')
    reply.header('Allow', allowed)
    if (asksForMethods) return reply.code(204).send()
    throw new Problem('method_not_allowed', `This URL takes ${allowed}.`)
  })
}

const fits = (parts: readonly string[], path: readonly string[]): boolean =>
  parts.length === path.length &&
  parts.every((part, index) => (part.startsWith(':') ? path[index] : part === path[index]))
