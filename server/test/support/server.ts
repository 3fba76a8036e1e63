import { join } from 'node:path'
import { buildApp } from '../../src/app.ts'
import { type Db, openDb } from '../../src/db/client.ts'
import { personas } from '../../src/seed/personas.ts'
import { demoPassword, seed } from '../../src/seed/seed.ts'
import { defaultSettings } from '../../src/settings.ts'
import { newDatabase, type TestDatabase } from './database.ts'

export const repo = join(import.meta.dirname, '../../..')
export const start = new Date('2026-11-21T01:42:00Z')

interface Ask {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

interface Asked {
  readonly status: number
  readonly headers: Headers
  // Tests look into answers freely; each was checked against the contract before it was sent.
  readonly body: { data?: never; code?: string; errors?: { pointer: string }[] } & Record<string, never>
}

export interface TestServer {
  readonly db: Db
  readonly url: string
  readonly database: TestDatabase
  /** Moves the server's clock. */
  advance(seconds: number): void
  ask(method: string, path: string, ask?: Ask): Promise<Asked>
  signIn(persona: string): Promise<{ access_token: string; refresh_token: string }>
  /** A second process, as it were, on the same database, with connections of its own. */
  twin(options?: { readonly poolSize: number }): Promise<TestServer>
  close(): Promise<void>
}

/** The real server on a real database with the demo accounts, its answers held against the contract. */
export async function startServer(appFolder?: string): Promise<TestServer> {
  const database = await newDatabase()
  const time = { now: start }
  const clock = () => time.now
  await seed(database.db, { clock, settings: defaultSettings, products: join(repo, 'mocks/dist') })
  return serve({ database, db: database.db, time, appFolder })
}

interface Served {
  readonly database: TestDatabase
  readonly db: Db
  readonly time: { now: Date }
  readonly appFolder?: string | undefined
}

async function serve({ database, db, time, appFolder }: Served): Promise<TestServer> {
  const corsOrigins = ['https://portal.example']
  const app = await buildApp({
    db,
    clock: () => time.now,
    validateAnswers: true,
    logLevel: 'silent',
    corsOrigins,
    ...(appFolder && { appFolder }),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  async function ask(method: string, path: string, { token, body, headers }: Ask = {}): Promise<Asked> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = answer.headers.get('Content-Type')?.includes('json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : { text } }
  }

  return {
    db,
    url,
    database,
    ask,
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
    async twin(options) {
      const own = openDb({ url: database.url, ...options })
      const twin = await serve({ database, db: own, time })
      return {
        ...twin,
        async close() {
          await twin.close()
          await own.destroy()
        },
      }
    },
    close: () => app.close(),
  }
}
