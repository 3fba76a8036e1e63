import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Server } from '@modelcontextprotocol/server'
import { isLongNumber, isObject, numberText } from '@switchboard/oas/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '../../platform/app-context.ts'
import { loopbackOrigin } from '../../platform/http/allow-origins.ts'
import { bearerOf } from '../../platform/http/bearer.ts'
import { addressToPassOn } from '../../platform/http/caller-network.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sendCached } from '../../platform/http/send-cached.ts'
import { gatewayUrl, mcpUrl } from '../catalogue/addresses.ts'
import { everyVersion } from '../catalogue/repo.ts'
import type { Library } from '../downloads/library.ts'
import { versionAt } from '../downloads/version/repo.ts'
import { limitsInWords } from '../pricing/limits.ts'
import { limitsOfPlans } from '../pricing/plans.ts'
import { manifestOf, portalManifest } from './manifest.ts'
import { accountOf, requireAuthorization } from './require-token.ts'
import { createToolVersions, noVersion } from './tools-repo.ts'

interface McpOptions {
  readonly library: Library
  /** Origins of pages that may call, beside the portal’s own. */
  readonly origins: readonly string[]
}

interface McpRequest {
  Params: { readonly publisher: string; readonly tag?: string; readonly version: string }
  Querystring: { readonly tools?: string; readonly mode?: string }
}

/** The portal's own tools take words and dates; an API's take whatever its operations do. */
const maxPortalBytes = 65_536
/** The protocol's library checks and copies each message several times. */
export const maxMcpValues = 10_000

let servers: Promise<typeof import('./servers.ts')> | undefined
const loadServers = () => (servers ??= import('./servers.ts'))

/** MCP servers for agents: of the portal at `/mcp`, and of each version at `/mcp/{publisher}/{tag}/{version}`. See decision 0100. */
export function serveMcp(
  app: FastifyInstance,
  { db, clock, settings, log }: Pick<AppContext, 'db' | 'clock' | 'settings' | 'log'>,
  { library, origins }: McpOptions,
): void {
  const { publicUrl } = settings
  const toolVersionAt = createToolVersions(db, library)

  let apiIndex: ReturnType<typeof import('./servers.ts')['createApiIndex']> | undefined

  async function ofVersion(request: FastifyRequest<McpRequest>, reply: FastifyReply) {
    const { publisher, tag = null, version: number } = request.params
    const address = { publisher, tag, version: number }
    const toolName = calledTool(request.body)
    const version = await toolVersionAt(address, toolName)
    await requireAuthorization({ db, clock, settings }, request, reply, mcpUrl(address))
    // Said when a client connects.
    const plans = toolName !== undefined ? [] : await limitsOfPlans(db, version.api)
    const { apiServer } = await loadServers()
    const server = () =>
      apiServer({
        ...{ app, db, clock, publicUrl, version },
        gateway: gatewayUrl(address),
        listing: request.query.tools === 'all' ? 'all' : 'search',
        caller: { key: keyOf(request), address: addressToPassOn(request) },
        limits: plans.map(limitsInWords).join('; '),
      })
    return serve(request, reply, server)
  }

  async function serve(request: FastifyRequest, reply: FastifyReply, server: () => Server) {
    rejectForeignPages(request, [publicUrl, ...origins])
    const gone = new AbortController()
    // A caller who hangs up waits for nothing.
    reply.raw.on('close', () => reply.raw.writableFinished || gone.abort())
    const { createMcpHandler } = await loadServers()
    const handler = createMcpHandler(server, {
      // Nothing changes between two requests that a stream could tell.
      maxSubscriptions: 0,
      onerror: (error) => log.info({ err: error }, 'an MCP request was rejected'),
    })
    const { body, restoreId } = withShortId(request.body)
    const response = await handler.fetch(webRequest(request, publicUrl, gone.signal), {
      ...(body !== undefined && { parsedBody: body }),
    })
    reply.code(response.status).headers(Object.fromEntries(response.headers))
    reply.header('Cache-Control', 'no-store')
    // A stream of events is sent as it comes.
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream')
    if (!isStream)
      return reply.send(restoreId?.(await response.text()) ?? Buffer.from(await response.bytes()))
    const events = Readable.fromWeb(response.body as ReadableStream)
    return reply.send(
      restoreId ? events.map((event: Uint8Array) => restoreId(`${Buffer.from(event)}`)) : events,
    )
  }

  async function ofPortal(request: FastifyRequest<McpRequest>, reply: FastifyReply) {
    const account = await accountOf({ db, clock, settings }, request, reply)
    const { createApiIndex, portalServer } = await loadServers()
    apiIndex ??= createApiIndex(db, publicUrl)
    const parts = { app, apiIndex, publicUrl, account }
    return serve(request, reply, () => portalServer(parts))
  }

  app.get('/.well-known/mcp.json', async (request, reply) => {
    const servers = [
      portalManifest(publicUrl),
      ...(await everyVersion(db)).map((row) => manifestOf(row, publicUrl)),
    ]
    return sendCached(request, reply, manifestFile({ servers }))
  })
  app.get('/mcp/server.json', (request, reply) =>
    sendCached(request, reply, manifestFile(portalManifest(publicUrl))),
  )
  const manifest = async (request: FastifyRequest<McpRequest>, reply: FastifyReply) => {
    const { publisher, tag = null, version } = request.params
    const row = await versionAt(db, { publisher, tag, version })
    if (!row) throw noVersion()
    return sendCached(request, reply, manifestFile(manifestOf(row, publicUrl)))
  }
  app.get<McpRequest>('/mcp/:publisher/:version/server.json', manifest)
  app.get<McpRequest>('/mcp/:publisher/:tag/:version/server.json', manifest)

  for (const method of ['POST', 'GET', 'DELETE'] as const) {
    const config = { maxJsonValues: maxMcpValues }
    app.route<McpRequest>({ method, config, url: '/mcp', bodyLimit: maxPortalBytes, handler: ofPortal })
    // The API's own parser decides which numbers it holds.
    const options = { method, config: { ...config, exactNumbers: true } }
    app.route<McpRequest>({ ...options, url: '/mcp/:publisher/:version', handler: ofVersion })
    app.route<McpRequest>({ ...options, url: '/mcp/:publisher/:tag/:version', handler: ofVersion })
  }
}

function calledTool(body: unknown): string | undefined {
  if (!isObject(body) || body.method !== 'tools/call' || !isObject(body.params)) return undefined
  return typeof body.params.name === 'string' ? body.params.name : undefined
}

/** The protocol’s library takes no number that JavaScript doesn’t hold: an ID like that goes in as a text, and out as it came. */
function withShortId(body: unknown) {
  const id = isObject(body) ? body.id : undefined
  if (!isLongNumber(id)) return { body }
  const text = randomUUID()
  return {
    body: { ...(body as object), id: text },
    restoreId: (response: string) => response.replaceAll(`"${text}"`, numberText(id)),
  }
}

/** As the gateway takes it; a bearer token is a key whatever it looks like, so that a wrong one is rejected and not a call of the mock. */
const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['x-api-key']?.toString() || bearerOf(headers.authorization)

/** The protocol asks for it: else a stranger’s page could reach a server behind a firewall through a browser behind it. */
function rejectForeignPages({ headers: { origin } }: FastifyRequest, origins: readonly string[]): void {
  if (
    origin === undefined ||
    loopbackOrigin.test(origin) ||
    origins.some((one) => new URL(one).origin === origin)
  )
    return
  throw new Problem(
    'forbidden',
    'Pages of this origin can’t use the MCP server. Agents that aren’t pages can.',
  )
}

function webRequest(request: FastifyRequest, publicUrl: string, signal: AbortSignal): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  )
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers,
    signal,
    // It was parsed already.
    ...(request.method === 'POST' && { body: 'null' }),
  })
}

const manifestFile = (body: object) => ({
  type: 'application/json',
  shown: true,
  body: JSON.stringify(body, null, 2),
})
