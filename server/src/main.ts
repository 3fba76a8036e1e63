// The process: environment, database, listening, and a graceful end. Settings: server/README.md.
import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { contentIn } from './content/content-in.ts'
import { BrokenContent } from './content/read-content.ts'
import { dbOn, openPool } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open-database.ts'
import { type Deployment, readDeployment } from './environment/deployment.ts'
import { UnusableSettings } from './environment/read-environment.ts'
import { mockAddresses } from './gateway/mock-addresses.ts'
import { tendCallPartitions } from './gateway/partitions.ts'
import { startJobs } from './jobs/run.ts'
import { outboxMailer, smtpMailer } from './mail/mailer.ts'
import { googleIssuer } from './modules/accounts/google/issuer.ts'
import { setMarketZone } from './modules/ledger/market-zone.ts'
import { outsideOrigins, UnusableOrigins } from './pages/outside-origins.ts'
import { seed } from './seed/seed.ts'
import { printWelcome } from './welcome.ts'

let deployment: Deployment
try {
  deployment = readDeployment(process.env)
  // Before the database starts: a slip in a text, or in what the app was built with, needs none to be seen.
  contentIn(deployment.settings.contentFolder)
  outsideOrigins(deployment.appFolder)
} catch (error) {
  const isTheirs =
    error instanceof BrokenContent || error instanceof UnusableSettings || error instanceof UnusableOrigins
  console.error(isTheirs ? error.message : error)
  process.exit(1)
}
const { port, demo, databaseUrl, dataDir, productsFolder, smtpUrl, settings } = deployment

if (!databaseUrl) mkdirSync(dataDir, { recursive: true })
const database = await openDatabase({ url: databaseUrl, dataDir })
const pool = openPool({ url: database.url, onLostConnection: database.recover })
const db = dbOn(pool)
await migrate(db, pool)
await setMarketZone(db, settings.timeZone)
const clock = () => new Date()
await tendCallPartitions({ db, clock, settings })
if (demo) await seed(db, { clock, settings, products: productsFolder })

const { publicUrl, googleClientId } = settings
const mailer = smtpUrl ? smtpMailer({ url: smtpUrl, from: deployment.mailFrom, publicUrl }) : outboxMailer(db)
let stopping = false
const hurry = new AbortController()
const app = await buildApp({
  db,
  clock,
  settings,
  mailer,
  isDraining: () => stopping,
  showOutbox: !smtpUrl && demo,
  ...(googleClientId && { google: googleIssuer({ clientId: googleClientId }) }),
  appFolder: deployment.appFolder,
  corsOrigins: deployment.corsOrigins,
  logLevel: deployment.logLevel,
  mocks: mockAddresses(productsFolder, deployment.mocksFirstPort),
  ...(deployment.metricsToken && { metricsToken: deployment.metricsToken }),
  ...(deployment.trustProxy && { trustProxy: deployment.trustProxy }),
})
const jobs = startJobs(pool, { db, clock, settings, mailer, log: app.log }, (error) =>
  app.log.error({ err: error }, 'job failed'),
)

// What nobody waited for must not take the others' calls with it.
process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'unhandled'))

async function stop(): Promise<void> {
  await app.close()
  await jobs.stop()
  await db.destroy()
  await database.close()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    // Another signal cuts the wait short.
    if (stopping) return hurry.abort()
    stopping = true
    await pause(deployment.drainMs, undefined, { signal: hurry.signal }).catch(() => {})
    await stop()
    process.exit(0)
  })
}

try {
  // PORT=0 takes any free port; the welcome names it.
  const address = await app.listen({ port, host: deployment.host })
  printWelcome({ port: Number(new URL(address).port || 80), demo })
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(inUse ? `Port ${port} is taken. Choose another: PORT=8081 npm start` : error)
  await stop()
  process.exit(1)
}
