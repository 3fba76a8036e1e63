import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/app-context.ts'
import { brand } from '../../platform/brand/brand.ts'
import { callerNetwork } from '../../platform/http/caller-network.ts'
import { Problem } from '../../platform/http/problem.ts'
import { enforceRateLimit } from '../../platform/http/rate-limit.ts'
import { sendCached } from '../../platform/http/send-cached.ts'
import { accountScope, paths, portalServerPath, scope } from './paths.ts'
import { isPortal, publishedAt, queryOf, resourceAt } from './resources.ts'

interface FinishRequest {
  Params: { readonly request: string }
  Querystring: { readonly ticket?: string }
}

/** The authorization server: tokens for programs that have a key, and for agents that a person allows one. See decision 0101. */
export async function serveOAuth(app: FastifyInstance, context: AppContext): Promise<void> {
  const { publicUrl } = context.settings
  const { host, protocol } = new URL(publicUrl)
  let loading: ReturnType<typeof load> | undefined

  async function load() {
    const [{ createProvider }, { finishRequest }] = await Promise.all([
      import('./provider.ts'),
      import('./finish-request.ts'),
    ])
    const provider = createProvider(context)
    return { provider, finishRequest, answer: provider.callback() }
  }

  const server = () => {
    loading ??= load()
    return loading
  }

  /** Hands a request to the library, with our headers. */
  function handOver({ raw }: FastifyRequest, reply: FastifyReply): void {
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    // Whatever proxy it came by, the server answers as the address that people know.
    Object.assign(raw.headers, { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) })
  }

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { answer } = await server()
    handOver(request, reply)
    await answer(request.raw, reply.raw).catch((error) => {
      request.log.error({ err: error }, 'the authorization server didn’t respond')
      reply.raw.destroy()
    })
  }

  const limited = (operation: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    await enforceRateLimit(context, operation, callerNetwork(request))
    await respond(request, reply)
  }

  async function authorize(request: FastifyRequest, reply: FastifyReply) {
    await enforceRateLimit(context, 'authorizeAgent', callerNetwork(request))
    const url = new URL(request.raw.url ?? '', publicUrl)
    // Scopes follow from the resources, whatever a client sends: a person decides what it may do.
    const resources = url.searchParams.getAll('resource')
    const scopes = resources.map((one) => (isPortal(context.settings, one) ? accountScope : scope))
    url.searchParams.set('scope', [...new Set(scopes)].join(' ') || scope)
    request.raw.url = `${url.pathname}${url.search}`
    await respond(request, reply)
  }

  async function finish(request: FastifyRequest<FinishRequest>, reply: FastifyReply) {
    const { provider, finishRequest } = await server()
    const { request: requestId } = request.params
    const { ticket = '' } = request.query
    const { raw } = request
    const isFinished = await finishRequest(provider, context, {
      request: raw,
      response: reply.raw,
      requestId,
      ticket,
    })
    if (!isFinished)
      throw new Problem(
        'not_found',
        'This request was already decided, has expired, or was begun in another browser. Start again from the agent.',
      )
    reply.hijack()
  }

  serveResourceMetadata(app, context)
  await app.register(async (routes) => {
    // The library reads them.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null))
    routes.get(paths.metadata, respond)
    routes.post(paths.token, limited('issueToken'))
    routes.post(paths.registration, limited('registerAgent'))
    routes.post(paths.revocation, limited('revokeToken'))
    routes.get(paths.authorization, authorize)
    routes.get(`${paths.authorization}/:uid`, respond)
    routes.get<FinishRequest>(`${paths.consent}/:request/continue`, finish)
  })
}

/** Where clients of an MCP server are authorized (RFC 9728). */
function serveResourceMetadata(app: FastifyInstance, { db, settings }: AppContext): void {
  const { publicUrl } = settings
  app.get<{ Params: { '*': string } }>(`${paths.protectedResource}/mcp/*`, async (request, reply) => {
    const path = `/mcp/${request.params['*']}`
    const address = resourceAt(settings, `${publicUrl}${path}`)?.address
    const version = address && (await publishedAt(db, address))
    if (!version) throw new Problem('not_found', 'No MCP server has this address.')
    return sendMetadata(request, reply, { path, name: version.name, scope })
  })
  app.get(`${paths.protectedResource}${portalServerPath}`, (request, reply) =>
    sendMetadata(request, reply, { path: portalServerPath, name: brand().name, scope: accountScope }),
  )

  interface Resource {
    readonly path: string
    readonly name: string
    readonly scope: string
  }

  function sendMetadata(request: FastifyRequest, reply: FastifyReply, resource: Resource) {
    const body = JSON.stringify({
      resource: `${publicUrl}${resource.path}${queryOf(request.url)}`,
      resource_name: resource.name,
      authorization_servers: [publicUrl],
      scopes_supported: [resource.scope],
      bearer_methods_supported: ['header'],
      resource_documentation: `${publicUrl}/docs/guides/agents`,
    })
    return sendCached(request, reply, { type: 'application/json', shown: true, body })
  }
}
