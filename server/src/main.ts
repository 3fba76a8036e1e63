// The process: environment, database, listening, and a graceful end. Settings: server/README.md.
import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { mockAddresses } from './gateway/mock-addresses.ts'
import { mockProgram } from './gateway/mock-program.ts'
import { PublishedMocks } from './gateway/published-mocks.ts'
import { startJobs } from './jobs.ts'
import { BrokenContent, contentIn } from './modules/content/read-content.ts'
import { firstOwnerLink } from './modules/setup/first-owner.ts'
import { outsideOrigins, UnusableOrigins } from './pages/outside-origins.ts'
import { startBrand } from './platform/brand/brand.ts'
import { ChangeFeed } from './platform/db/change-feed.ts'
import { dbOn } from './platform/db/client.ts'
import { UnusableMigrations } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { openPools } from './platform/db/pools.ts'
import { Replica } from './platform/db/replica.ts'
import type { Jobs } from './platform/jobs/run.ts'
import { outboxMailer, smtpMailer } from './platform/mail/mailer.ts'
import { checkSettings, startWarning } from './platform/settings/checklist.ts'
import { type Deployment, readDeployment } from './platform/settings/deployment.ts'
import { InvalidSettings } from './platform/settings/read-environment.ts'
import { ExposedDemo, prepareDatabase } from './prepare-database.ts'
import { Publisher, readAllAgain } from './publishing/publisher.ts'
import { exitStatus, shutDown } from './shutdown.ts'
import { printWelcome } from './welcome.ts'

let deployment: Deployment
try {
  deployment = readDeployment(process.env)
  // Before the database starts: a slip in a text, or in what the app was built with, needs none to be seen.
  contentIn(deployment.settings.contentFolder)
  outsideOrigins(deployment.appFolder)
} catch (error) {
  const isTheirs =
    error instanceof BrokenContent || error instanceof InvalidSettings || error instanceof UnusableOrigins
  console.error(isTheirs ? error.message : error)
  process.exit(exitStatus.couldNotStart)
}
const { port, demo, isLocal, databaseUrl, dataDir, productsFolder, smtpUrl, settings } = deployment
const { brandFolder } = deployment
startBrand({ folder: brandFolder, settings }, ({ message }) =>
  app.log.error(`The last good brand stays in force. ${message}`),
)
const warning = startWarning(deployment)
if (warning) console.error(warning)

if (!databaseUrl) mkdirSync(dataDir, { recursive: true })
const database = await openDatabase({ url: databaseUrl, dataDir })
const clock = () => new Date()
try {
  const rejectsDemo = !demo && !isLocal
  await prepareDatabase(database.url, {
    clock,
    settings,
    rejectsDemo,
    ...(demo && { products: productsFolder }),
  })
} catch (error) {
  const isTheirs = error instanceof UnusableMigrations || error instanceof ExposedDemo
  console.error('The database can’t be prepared:', isTheirs ? error.message : error)
  await database.close()
  process.exit(exitStatus.couldNotStart)
}

const tracing =
  deployment.tracing &&
  (await import('./platform/tracing/open-telemetry.ts')).startTracing({
    ...deployment.tracing,
    onFailure: (error) => app.log.warn({ err: error }, 'traces couldn’t be exported'),
  })
const pools = openPools({
  url: database.url,
  tracing,
  onLostConnection: database.recover,
  statementTimeoutMs: deployment.databaseStatementTimeoutMs,
})
const db = dbOn(pools.requests)
const replica =
  deployment.databaseReadUrl === undefined
    ? undefined
    : new Replica({
        url: deployment.databaseReadUrl,
        primary: db,
        statementTimeoutMs: deployment.databaseStatementTimeoutMs,
        onChange(failure) {
          if (failure) app.log.warn({ err: failure }, 'the replica isn’t read from')
          else app.log.info('the replica is read from')
        },
      })
const { publicUrl } = settings
const mailer = smtpUrl ? smtpMailer({ url: smtpUrl, from: deployment.mailFrom, publicUrl }) : outboxMailer(db)
const changes = new ChangeFeed({
  url: database.url,
  onError(error) {
    app.log.warn({ err: error }, 'change notifications are interrupted')
    database.recover()
  },
})
const publisher = new Publisher({ url: database.url, clock })
const publishedMocks = new PublishedMocks(db, mockProgram)
let isStopping = false
const hurry = new AbortController()
const app = await buildApp({
  db,
  ...(replica && { replica }),
  clock,
  settings,
  mailer,
  showOutbox: !smtpUrl && demo,
  appFolder: deployment.appFolder,
  corsOrigins: deployment.corsOrigins,
  logLevel: deployment.logLevel,
  changes,
  publisher,
  publishedMocks,
  mocks: mockAddresses(productsFolder, deployment.mocksFirstPort),
  ...(deployment.metricsToken && { metricsToken: deployment.metricsToken }),
  ...(deployment.trustProxy && { trustProxy: deployment.trustProxy }),
  ...(tracing && { tracing }),
  pools: { requests: pools.requests, queue: pools.queue, tasks: pools.tasks },
  backupFolder: deployment.backupFolder,
  findings: checkSettings(deployment),
})
changes.start()
replica?.start()
let jobs: Jobs | undefined
async function stop(status: number): Promise<void> {
  isStopping = true
  const endPools = () =>
    Promise.all([pools.end(), changes.stop(), publisher.stop(), publishedMocks.stop(), replica?.stop()]).then(
      () => {},
    )
  const running = { app, jobs, endPools, closeDatabase: database.close }
  const finished = await shutDown(running, deployment.shutdownGraceMs)
  await tracing?.stop()
  process.exit(finished || status !== exitStatus.finished ? status : exitStatus.cut)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isStopping) {
      app.log.warn('another signal: the process ends immediately')
      process.exit(exitStatus.cut)
    }
    // Another signal cuts the wait short.
    if (app.drain.begun) return hurry.abort()
    app.drain.begin()
    await pause(deployment.drainMs, undefined, { signal: hurry.signal }).catch(() => {})
    if (!isStopping) await stop(exitStatus.finished)
  })
}
// A rejection in background work must not take down other callers' requests.
process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled'))
// The process is in an unknown state: its supervisor starts a new one, once the requests in flight have had their
// time.
process.on('uncaughtException', (error) => {
  app.log.fatal({ err: error }, 'uncaught error: the process ends')
  if (!isStopping) stop(exitStatus.failed)
})

try {
  // PORT=0 takes any free port; the welcome names it.
  const address = await app.listen({ port, host: deployment.host })
  const ownerLink = demo ? undefined : await firstOwnerLink({ db, now: clock(), publicUrl })
  printWelcome({ port: Number(new URL(address).port || 80), demo, ownerLink })
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
  mailer: smtpUrl ? mailer : outboxMailer(tasksDb),
  tracing,
}
readAllAgain({
  db: tasksDb,
  run: (job) => publisher.run(job),
  warn: (text) => app.log.warn(text),
}).catch((error) => isStopping || app.log.error({ err: error }, 'documents couldn’t be read again'))
jobs = startJobs(pools, work, (error) => app.log.error({ err: error }, 'job failed'))
