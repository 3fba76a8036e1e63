import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { MockAddresses } from './gateway/mock-addresses.ts'
import type { PublishedMocks } from './gateway/published-mocks.ts'
import { serveGateway } from './gateway/serve-gateway.ts'
import { serveMockProblems } from './gateway/serve-mock-problems.ts'
import { serveMocks } from './gateway/serve-mocks.ts'
import { handlers } from './handlers.ts'
import { authenticate } from './modules/auth/authenticate.ts'
import { localGoogle, serveLocalGoogle } from './modules/auth/identity/local-google.ts'
import { identityProvider } from './modules/auth/identity/provider.ts'
import { serveSignIn } from './modules/auth/identity/serve-sign-in.ts'
import { contentHandlers } from './modules/content/handlers.ts'
import { contentIn } from './modules/content/read-content.ts'
import { serveDiscovery } from './modules/discovery/serve-discovery.ts'
import { Library } from './modules/downloads/library.ts'
import { serveDownloads } from './modules/downloads/serve-downloads.ts'
import { serveMcp } from './modules/mcp/serve-mcp.ts'
import { NotificationStreams } from './modules/notifications/streams.ts'
import { serveOAuth } from './modules/oauth/serve-oauth.ts'
import { serveCheckout } from './modules/payments/sandbox/serve-checkout.ts'
import { serveWebhook } from './modules/payments/serve-webhook.ts'
import { requireProof } from './modules/second-factor/require-proof.ts'
import { servePortalConfig } from './modules/site/serve-portal-config.ts'
import { holdMembership } from './modules/team/hold-membership.ts'
import { observeOperation } from './operation-metrics.ts'
import { inlineScripts } from './pages/inline-scripts.ts'
import { outsideOrigins } from './pages/outside-origins.ts'
import { serveApp } from './pages/serve-app.ts'
import type { AppContext } from './platform/app-context.ts'
import type { ChangeFeed } from './platform/db/change-feed.ts'
import type { Db } from './platform/db/client.ts'
import type { PatientPool } from './platform/db/patient-pool.ts'
import { observePools } from './platform/db/pool-metrics.ts'
import type { Replica } from './platform/db/replica.ts'
import { observeReplica } from './platform/db/replica-metrics.ts'
import { allowOrigins } from './platform/http/allow-origins.ts'
import { drainConnections } from './platform/http/drain.ts'
import { registerErrorHandler } from './platform/http/error-handler.ts'
import { serveHealth } from './platform/http/health.ts'
import { limitJsonValues, limitLargeBodies, maxJsonBytes } from './platform/http/json-body.ts'
import { rejectOtherMethods } from './platform/http/known-addresses.ts'
import { lingerOnClose } from './platform/http/linger-on-close.ts'
import { serveMetrics } from './platform/http/metrics.ts'
import { registerMultipart } from './platform/http/multipart.ts'
import { serveOperations } from './platform/http/operations.ts'
import { serveOutbox } from './platform/http/outbox-page.ts'
import { secureResponses, securityHeaders } from './platform/http/security-headers.ts'
import { traceRequests } from './platform/http/trace-requests.ts'
import { connectionsOfAccount, connectionsOfNetwork, Turns } from './platform/http/turns.ts'
import { UnroutedRequests } from './platform/http/unrouted-requests.ts'
import { newId } from './platform/ids.ts'
import { type Mailer, outboxMailer } from './platform/mail/mailer.ts'
import type { Finding } from './platform/settings/checklist.ts'
import { trustedProxies } from './platform/settings/edge-settings.ts'
import { defaultSettings, type Settings } from './platform/settings/settings.ts'
import type { Clock } from './platform/time/clock.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import type { Publisher } from './publishing/publisher.ts'
import { personas } from './seed/personas.ts'

const requestTimeoutMs = 30_000

export interface AppOptions {
  readonly db: Db
  /** The caller starts and stops it. */
  readonly replica?: Replica
  readonly clock?: Clock
  readonly settings?: Partial<Settings>
  /** Folder of the built app. Without, the server answers calls alone. */
  readonly appFolder?: string
  readonly corsOrigins?: readonly string[]
  readonly logLevel?: string
  /** Where the mock of each published document listens, by the document's name. */
  readonly mocks?: MockAddresses
  /** The mocks of other published documents. The caller stops them. */
  readonly publishedMocks?: PublishedMocks
  /** Without one, mails are laid into the outbox. */
  readonly mailer?: Mailer
  /** Whether the outbox is shown at `/__dev/mail`, and a stand-in for Google at `/__dev/google`. Never in production. */
  readonly showOutbox?: boolean
  /** Proxies before the server whose `X-Forwarded-For` counts: addresses or ranges, by commas. */
  readonly trustProxy?: string
  /** Source of the events on streams; without it, streams aren't offered. The caller starts and stops it. */
  readonly changes?: ChangeFeed
  /** Publishes what administrators upload; without it, only the command publishes. The caller stops it. */
  readonly publisher?: Publisher
  /** Pools by name, whose waits `/metrics` tells. */
  readonly pools?: Readonly<Record<string, PatientPool>>
  /** Folder of backups, of whose newest it tells. */
  readonly backupFolder?: string | undefined
  /** Settings that a production should not run with. */
  readonly findings?: readonly Finding[]
  /** The bearer token of `/metrics`. */
  readonly metricsToken?: string
  /** Spans of requests and of calls to APIs. The caller traces the database’s pools, and stops it. */
  readonly tracing?: Tracing
  /** Is told each answer of an operation. */
  readonly onAnswer?: (operation: string, status: number) => void
  /** Checks each answer against the contract before it is sent: for tests, a violation is a 500. */
  readonly validateAnswers?: boolean
}

/** The server without its process: routes from the contract, each with the handler of its operationId. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    db,
    clock = () => new Date(),
    corsOrigins = [],
    logLevel = 'warn',
    mailer = outboxMailer(db),
    validateAnswers = false,
  } = options
  const settings = { ...defaultSettings, ...options.settings }
  const headers = securityHeaders({
    publicUrl: settings.publicUrl,
    recaptcha: settings.captcha.kind === 'recaptcha',
    inlineScripts: inlineScripts(options.appFolder ?? ''),
    outside: outsideOrigins(options.appFolder ?? '', settings),
  })
  const unrouted = new UnroutedRequests(headers)
  const app = newServer(unrouted, { logLevel, trustProxy: options.trustProxy })
  const fromSettings = settings.identityProviders.map((one) => identityProvider(one, { clock, settings }))
  const needsGoogle = options.showOutbox && fromSettings.every(({ id }) => id !== 'google')
  const providers = [...(needsGoogle ? [localGoogle(app, { clock, settings })] : []), ...fromSettings]
  const streams = options.changes && new NotificationStreams({ changes: options.changes, clock, settings })
  const context: AppContext = {
    db,
    clock,
    settings,
    mailer,
    log: app.log,
    identityProviders: new Map(providers.map((provider) => [provider.id, provider])),
    ...(streams && { streams }),
    ...(options.replica && { replica: options.replica }),
    ...(options.publisher && { publisher: options.publisher }),
    ...(options.findings && { findings: options.findings }),
    backupFolder: options.backupFolder,
  }
  const { tracing } = options
  if (tracing) traceRequests(app, tracing)
  drainConnections(app)
  app.drain.onBegin(() => streams?.stop())
  registerErrorHandler(app)
  secureResponses(app, headers)
  unrouted.watch(app)
  // Before CORS, which takes every OPTIONS for a preflight.
  rejectOtherMethods(app)
  await allowOrigins(app, corsOrigins)
  await app.register(compress, { global: false })
  logResponses(app)
  const metrics = serveMetrics(app, {
    token: options.metricsToken,
    unrouted,
    openStreams: () => streams?.count ?? 0,
  })
  observeOperation(metrics, { db, clock, settings, backupFolder: options.backupFolder })
  observePools(metrics, options.pools ?? {})
  if (options.replica) observeReplica(metrics, options.replica)
  serveHealth(app, db)

  // A broken file stops the start, not the first call.
  contentIn(settings.contentFolder)
  const turns = new Turns({ maxAtOnce: connectionsOfAccount })
  await serveContracts(app, context, { turns, validateAnswers, onAnswer: options.onAnswer ?? (() => {}) })

  const library = new Library(context)
  serveDownloads(app, library)
  serveDiscovery(app, context, library)
  serveMcp(app, context, { library, origins: corsOrigins })
  await serveOAuth(app, context)
  await serveWebhook(app, context)
  if (settings.paymentProvider === 'sandbox') await serveCheckout(app, context)
  servePortalConfig(app, context)
  serveSignIn(app, context)
  if (options.showOutbox) serveOutbox(app, db)
  if (needsGoogle) serveLocalGoogle(app, { db, clock, settings, people: personas })
  const { mocks = new Map(), publishedMocks } = options
  await serveMocks(app, { db, mocks, publishedMocks, maxBodyMs: settings.maxBodyMs })
  serveMockProblems(app)
  const gateway = { db, clock, settings, mocks, publishedMocks, turns, metrics, log: app.log, tracing }
  await serveGateway(app, gateway)
  await serveApp(app, { folder: options.appFolder ?? '', publicUrl: settings.publicUrl })
  return app
}

interface ServerOptions extends Required<Pick<AppOptions, 'logLevel'>> {
  readonly trustProxy: AppOptions['trustProxy']
}

/** Fastify with our limits, and our answers to what it rejects before any route. */
function newServer(unrouted: UnroutedRequests, { logLevel, trustProxy }: ServerOptions): FastifyInstance {
  const app = Fastify({
    clientErrorHandler: (error, socket) => unrouted.rejectUnparsed(error, socket),
    frameworkErrors: (error, request, reply) => void unrouted.rejectAddress(error, request, reply),
    logger: {
      level: logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'],
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId('req'),
    bodyLimit: maxJsonBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: trustProxy ? trustedProxies(trustProxy) : false,
    // A request that arrives on an open connection during shutdown is answered like any other.
    return503OnClosing: false,
    // An operation's name has up to 100 characters, each of which takes up to nine in an address.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 1_000 },
  })
  lingerOnClose(app.server)
  app.removeContentTypeParser('text/plain')
  limitLargeBodies(app)
  limitJsonValues(app)
  return app
}

type ContractOptions = Required<Pick<AppOptions, 'validateAnswers' | 'onAnswer'>> & {
  readonly turns: Turns
}

/** The operations of both contracts. */
async function serveContracts(
  app: FastifyInstance,
  context: AppContext,
  options: ContractOptions,
): Promise<void> {
  const networkTurns = new Turns({ maxAtOnce: connectionsOfNetwork })
  const watched = { authenticate, requireProof, holdMembership, networkTurns, ...options }
  // In a scope of its own: bodies that are forwarded to a mock or an upstream must not be parsed as forms.
  await app.register(async (scope) => {
    await registerMultipart(scope)
    serveOperations(scope, context, { contract: 'portal', prefix: '/portal-api', handlers, ...watched })
    serveOperations(scope, context, {
      contract: 'content',
      prefix: '/content-api',
      handlers: contentHandlers,
      ...watched,
    })
  })
}

function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request
    request.log.info(
      { method, path: url.split('?')[0], status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
  })
}
