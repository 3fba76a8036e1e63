import { setTimeout as pause } from 'node:timers/promises'
import { runOnce } from 'graphile-worker'
import type { Selectable } from 'kysely'
import { afterAll } from 'vitest'
import { noteMet } from '../../../scripts/testing/met.ts'
import { buildApp } from '../../src/app.ts'
import { PublishedMocks } from '../../src/gateway/published-mocks.ts'
import { taskList } from '../../src/jobs.ts'
import type { AppContext } from '../../src/platform/app-context.ts'
import { ChangeFeed } from '../../src/platform/db/change-feed.ts'
import { type Db, dbOn, openPool } from '../../src/platform/db/client.ts'
import type { Database } from '../../src/platform/db/generated/database.ts'
import type { PatientPool } from '../../src/platform/db/patient-pool.ts'
import { quiet } from '../../src/platform/jobs/migrate.ts'
import { outboxMailer } from '../../src/platform/mail/mailer.ts'
import type { Finding } from '../../src/platform/settings/checklist.ts'
import type { Settings } from '../../src/platform/settings/settings.ts'
import { Publisher } from '../../src/publishing/publisher.ts'
import { demoPassword, personas } from '../../src/seed/personas.ts'
import { newDatabase, type TestDatabase } from './database.ts'
import type { ResponseBody } from './response-body.ts'
import { start, testSettings } from './world.ts'

interface RequestOptions {
  readonly token?: string | undefined
  /** Sent as JSON; a text as it is, a FormData as a form. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface TestResponse<Method = string, Address = string> {
  readonly status: number
  readonly headers: Headers
  readonly body: ResponseBody<Method, Address>
}

export interface ServerOptions {
  readonly appFolder?: string
  readonly settings?: Partial<Settings>
  /** Where the mock of each published document listens. */
  readonly mocks?: ReadonlyMap<string, string>
  /** Runs the mocks of other documents, with these limits. */
  readonly publishedMocks?: { readonly program: URL } & ConstructorParameters<typeof PublishedMocks>[2]
  readonly mailer?: AppContext['mailer']
  readonly trustProxy?: string
  readonly metricsToken?: string
  readonly backupFolder?: string
  readonly findings?: readonly Finding[]
  /** How much time and memory publishing may take. */
  readonly publisher?: Partial<ConstructorParameters<typeof Publisher>[0]>
  /** Offers streams of events, heard of by these settings. */
  readonly streams?: Partial<ConstructorParameters<typeof ChangeFeed>[0]>
}

export interface TestServer {
  readonly db: Db
  readonly url: string
  readonly database: TestDatabase
  /** The context of this server's handlers and jobs. */
  readonly parts: AppContext & { readonly publisher: Publisher }
  /** Moves the server's clock. */
  advance(seconds: number): void
  ask<const Method extends string, const Address extends string>(
    method: Method,
    address: Address,
    ask?: RequestOptions,
  ): Promise<TestResponse<Method, Address>>
  signIn(persona: string): Promise<{ access_token: string; refresh_token: string }>
  /** Does the queued jobs that are due, to the last. */
  runJobs(): Promise<void>
  /** Emails to an address, newest first, once the queue is empty. */
  mailsTo(
    address: string,
  ): Promise<Pick<Selectable<Database['outbox']>, 'to' | 'reply_to' | 'subject' | 'text' | 'html'>[]>
  /** A second process, as it were, on the same database, with connections of its own. */
  twin(options?: { readonly poolSize?: number; readonly settings?: Partial<Settings> }): Promise<TestServer>
  close(): Promise<void>
}

/** The real server on a real database with the demo accounts, its answers held against the contract. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const database = await newDatabase('seeded')
  return serve({ database, db: database.db, pool: database.pool, time: { now: start }, options })
}

/**
 * The server of a test file, which ends with it: `const server = await serverOfFile()` at the top. Later set-ups of
 * the file close first, as later hooks run earlier.
 */
export async function serverOfFile(options: ServerOptions = {}): Promise<TestServer> {
  const server = await startServer(options)
  afterAll(async () => {
    await server.close()
    await server.database.close()
  })
  return server
}

/** Another server on the database of a file's server, as a second process would be; it ends before that one. */
export async function twinOfFile(server: TestServer): Promise<TestServer> {
  const twin = await server.twin()
  afterAll(() => twin.close())
  return twin
}

interface ServeOptions {
  readonly database: TestDatabase
  readonly db: Db
  readonly pool: PatientPool
  readonly time: { now: Date }
  readonly options: ServerOptions
}

async function serve({ database, db, pool, time, options }: ServeOptions): Promise<TestServer> {
  const { appFolder, mocks, trustProxy, metricsToken, mailer = outboxMailer(db) } = options
  const clock = () => time.now
  const settings = { ...testSettings, ...options.settings }
  const publisher = new Publisher({ url: database.url, clock, ...options.publisher })
  const parts: AppContext & { publisher: Publisher } = { db, clock, settings, mailer, log: silent, publisher }
  const publishedMocks =
    options.publishedMocks && new PublishedMocks(db, options.publishedMocks.program, options.publishedMocks)
  const changes =
    options.streams && new ChangeFeed({ url: database.url, onError() {}, probeMs: 500, ...options.streams })
  const app = await buildApp({
    publisher,
    db,
    clock,
    settings,
    mailer,
    validateAnswers: true,
    onAnswer: (operation, status) => noteMet('server', operation, status),
    logLevel: 'silent',
    showOutbox: true,
    corsOrigins: ['https://portal.example'],
    ...(appFolder && { appFolder }),
    ...(changes && { changes }),
    ...(mocks && { mocks }),
    ...(publishedMocks && { publishedMocks }),
    ...(trustProxy && { trustProxy }),
    ...(metricsToken && { metricsToken }),
    pools: { requests: pool },
    backupFolder: options.backupFolder,
    ...(options.findings && { findings: options.findings }),
  })
  changes?.start()
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  // Until it hears, no stream is let in.
  while (changes && changes.liveSince === undefined) await pause(5)
  const runJobs = () =>
    runOnce({ pgPool: pool, logger: quiet, taskList: taskList(parts), noHandleSignals: true })

  const ask: TestServer['ask'] = async (method, address, { token, body, headers } = {}) => {
    const response = await fetch(`${url}${address}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    })
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
  }

  return {
    db,
    url,
    database,
    parts,
    ask,
    runJobs,
    async mailsTo(address) {
      await runJobs()
      return db
        .selectFrom('outbox')
        .select(['to', 'reply_to', 'subject', 'text', 'html'])
        .where('to', '=', address)
        .orderBy('id', 'desc')
        .execute()
    },
    advance: (seconds) => {
      time.now = new Date(time.now.getTime() + seconds * 1000)
    },
    async signIn(name) {
      const email = personas.find((persona) => persona.name === name)?.email
      const { status, body } = await ask('POST', '/portal-api/login', {
        body: { email, password: demoPassword },
      })
      if (status !== 200) throw new Error(`${name} could not sign in: ${JSON.stringify(body)}`)
      return body.data as never
    },
    async twin({ poolSize, settings: ownSettings } = {}) {
      const ownPool = openPool({ url: database.url, ...(poolSize !== undefined && { poolSize }) })
      const own = dbOn(ownPool)
      const twinOptions = { ...options, settings: { ...options.settings, ...ownSettings } }
      const twin = await serve({ database, db: own, pool: ownPool, time, options: twinOptions })
      return {
        ...twin,
        async close() {
          await twin.close()
          await own.destroy()
        },
      }
    },
    async close() {
      await app.close()
      await changes?.stop()
      await publisher.stop()
      publishedMocks?.stop()
    },
  }
}

const silent: AppContext['log'] = { info() {}, warn() {}, error() {} }
