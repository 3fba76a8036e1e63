// The process: environment, database, listening, and a graceful end. Settings: server/README.md.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { contentIn } from './content/content-in.ts'
import { BrokenContent } from './content/read-content.ts'
import { dbOn } from './db/client.ts'
import { openDatabase } from './db/open-database.ts'
import { openPools } from './db/pools.ts'
import { mockAddresses } from './gateway/mock-addresses.ts'
import { drainMs, InvalidSetting, metricsToken, trustedProxies } from './http/edge-settings.ts'
import { type Jobs, startJobs } from './jobs/run.ts'
import { outboxMailer, smtpMailer } from './mail/mailer.ts'
import { googleIssuer } from './modules/accounts/google/issuer.ts'
import { captchaFrom } from './modules/site/captcha-settings.ts'
import { prepareDatabase } from './prepare-database.ts'
import { defaultSettings } from './settings.ts'
import { exitStatus, shutDown } from './shutdown.ts'
import { printWelcome } from './welcome.ts'

const repo = resolve(import.meta.dirname, '../..')
const env = process.env
const port = Number(env.PORT ?? 8080)
const host = env.HOST ?? '127.0.0.1'
const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, '')
const demo = env.DEMO_DATA ? env.DEMO_DATA === 'true' : !env.DATABASE_URL
const dataDir = resolve(env.DATA_DIR ?? join(repo, '.data'))
const settings = {
  ...defaultSettings,
  timeZone: env.REPORT_TIME_ZONE ?? defaultSettings.timeZone,
  publicUrl,
  // A sandbox gives credits away: only a demo has it without being asked.
  paymentProvider: (env.PAYMENT_PROVIDER ?? (demo ? 'sandbox' : 'none')) === 'sandbox' ? 'sandbox' : 'none',
  ...(env.PAYMENT_WEBHOOK_SECRET && { paymentWebhookSecret: env.PAYMENT_WEBHOOK_SECRET }),
  kybFolder: resolve(env.KYB_DIR ?? join(dataDir, 'kyb')),
  virusScanCommand: env.VIRUS_SCAN_COMMAND ?? '',
  upstreams: JSON.parse(env.UPSTREAMS ?? '{}'),
  upstreamTimeoutMs: Number(env.UPSTREAM_TIMEOUT_MS ?? defaultSettings.upstreamTimeoutMs),
  maxResponseMs: Number(env.MAX_RESPONSE_MS ?? defaultSettings.maxResponseMs),
  contentFolder: resolve(env.CONTENT_DIR ?? join(repo, 'server/content')),
  captcha: captchaFrom(env),
  supportEmail: env.SUPPORT_EMAIL ?? defaultSettings.supportEmail,
  googleClientId: env.GOOGLE_CLIENT_ID ?? '',
} as const

try {
  // Before the database starts: a slip in a text or a setting needs none to be seen.
  contentIn(settings.contentFolder)
  if (env.TRUST_PROXY) trustedProxies(env.TRUST_PROXY)
  if (env.METRICS_TOKEN) metricsToken(env.METRICS_TOKEN)
  drainMs(env.DRAIN_SECONDS || '0')
} catch (error) {
  console.error(error instanceof BrokenContent || error instanceof InvalidSetting ? error.message : error)
  process.exit(exitStatus.couldNotStart)
}

const productsFolder = env.PRODUCTS_DIR ?? join(repo, 'mocks/dist')
if (!env.DATABASE_URL) mkdirSync(dataDir, { recursive: true })
const database = await openDatabase({ url: env.DATABASE_URL, dataDir })
const clock = () => new Date()
try {
  await prepareDatabase(database.url, { clock, settings, ...(demo && { products: productsFolder }) })
} catch (error) {
  console.error('The database cannot be prepared:', error)
  await database.close()
  process.exit(exitStatus.couldNotStart)
}

const pools = openPools({
  url: database.url,
  onLostConnection: database.recover,
  statementTimeoutMs: Number(env.DATABASE_STATEMENT_TIMEOUT_MS ?? 5_000),
})
const db = dbOn(pools.requests)
const mailer = env.SMTP_URL
  ? smtpMailer({ url: env.SMTP_URL, from: env.MAIL_FROM ?? 'Switchboard <no-reply@localhost>', publicUrl })
  : outboxMailer(db)
let isDraining = false
let isStopping = false
const hurry = new AbortController()
const app = await buildApp({
  db,
  clock,
  settings,
  mailer,
  isDraining: () => isDraining || isStopping,
  showOutbox: !env.SMTP_URL && demo,
  ...(env.GOOGLE_CLIENT_ID && { google: googleIssuer({ clientId: env.GOOGLE_CLIENT_ID }) }),
  appFolder: env.APP_DIR ?? join(repo, 'app/dist'),
  corsOrigins: (env.CORS_ORIGINS ?? 'http://localhost:5173').split(',').filter(Boolean),
  logLevel: env.LOG_LEVEL ?? 'warn',
  mocks: mockAddresses(productsFolder, Number(env.MOCKS_FIRST_PORT ?? 4010)),
  ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
  ...(env.TRUST_PROXY && { trustProxy: env.TRUST_PROXY }),
})

let jobs: Jobs | undefined
async function stop(status: number): Promise<void> {
  isStopping = true
  const running = { app, jobs, endPools: pools.end, closeDatabase: database.close }
  const finished = await shutDown(running, Number(env.SHUTDOWN_GRACE_MS ?? 10_000))
  process.exit(finished || status !== exitStatus.finished ? status : exitStatus.cut)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isStopping) {
      app.log.warn('another signal: the process ends at once')
      process.exit(exitStatus.cut)
    }
    // Another signal cuts the wait short.
    if (isDraining) return hurry.abort()
    isDraining = true
    app.drain.begin()
    await pause(drainMs(env.DRAIN_SECONDS || '0'), undefined, { signal: hurry.signal }).catch(() => {})
    if (!isStopping) await stop(exitStatus.finished)
  })
}
// What nobody waited for must not take the others' calls with it.
process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled'))
// Nobody knows what state it left behind: whoever watches the process starts a new one, after the others' calls had their time.
process.on('uncaughtException', (error) => {
  app.log.fatal({ err: error }, 'an error that nothing caught: the process ends')
  if (!isStopping) stop(exitStatus.failed)
})

try {
  // PORT=0 takes any free port; the welcome names it.
  const address = await app.listen({ port, host })
  printWelcome({ port: Number(new URL(address).port || 80), demo })
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(inUse ? `Port ${port} is taken. Choose another: PORT=8081 npm start` : error)
  await stop(exitStatus.couldNotStart)
}
// Only who answers works off the queue.
const tasksDb = dbOn(pools.tasks)
const work = {
  db: tasksDb,
  clock,
  settings,
  log: app.log,
  mailer: env.SMTP_URL ? mailer : outboxMailer(tasksDb),
}
jobs = startJobs(pools.queue, work, (error) => app.log.error({ err: error }, 'job failed'))
