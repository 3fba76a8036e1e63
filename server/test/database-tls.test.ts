// A database that takes encrypted connections alone, as that of docs/cluster.md does.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, liveKey, signIn } from '../soak/portal.ts'
import { checkDatabaseServer } from '../src/platform/db/check-server.ts'
import { dbOn, openPool } from '../src/platform/db/client.ts'
import { startDatabaseProxy } from './support/database-proxy.ts'
import {
  type EncryptedDatabase,
  elsewhere,
  encryptedRole,
  startEncryptedDatabase,
} from './support/encrypted-database.ts'
import { type Installation, openInstallation } from './support/process.ts'
import { ok, startUpstream, type Upstream } from './support/upstream.ts'
import { repo } from './support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchboard-tls-'))
let database: EncryptedDatabase
let upstream: Upstream
let installation: Installation
beforeAll(async () => {
  upstream = await startUpstream()
  installation = openInstallation()
  database = await startEncryptedDatabase(folder)
})
afterAll(async () => {
  await installation.kill()
  await database.close()
  await upstream.close()
  rmSync(folder, { recursive: true })
})

const connections = async () =>
  (
    await database.query(`SELECT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
      WHERE usename = '${encryptedRole}'`)
  ).rows

test.each([
  ['isn’t encrypted', () => database.urlWith('sslmode=disable'), /no encryption/],
  ['trusts another authority', () => database.trusting('other'), /certificate/],
])('a connection that %s is made by nobody, and a start says why', async (_name, url, why) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@switchboard/source', 'server/src/main.ts'],
    { cwd: repo, encoding: 'utf8', env: { PATH: process.env.PATH, DATABASE_URL: url(), PORT: '0' } },
  )
  expect(status).not.toBe(0)
  expect(stderr).toMatch(why)
  expect(await connections()).toEqual([])
})

test('a server, its jobs and its listener use encrypted connections alone, and find the database again after a crash', async () => {
  const { url } = await installation.start({
    DATABASE_URL: database.trusting('own'),
    DEMO_DATA: 'true',
    APP_DIR: folder,
    UPSTREAMS: JSON.stringify({ messaging: upstream.url }),
  })
  const key = await liveKey(url, await signIn(url, 'user'))
  const call = () =>
    ask('POST', `${url}/gateway/lumina/messaging/v1/messages`, {
      headers: { 'X-API-Key': key },
      body: { to: '+639175550120', text: 'Encrypted' },
    })
  upstream.answer = ok
  expect((await call()).status).toBe(200)
  const used = await connections()
  expect([used.length > 2, used.filter(({ ssl }) => !ssl)]).toEqual([true, []])
  await database.kill()
  await database.start()
  await expect.poll(async () => (await call()).status, { timeout: 20_000 }).toBe(200)
})

test('`npm run doctor` advises encryption where the database is on another machine', async () => {
  const plain = await startDatabaseProxy(database.url, elsewhere)
  const encrypted = await startDatabaseProxy(database.trusting('own'), elsewhere)
  const advised = async (url: string) => {
    const pool = openPool({ url, poolSize: 1 })
    const findings = await checkDatabaseServer(dbOn(pool))
    await pool.end()
    return findings.some(({ about }) => about === 'database encryption')
  }
  expect(await advised(database.url)).toBe(false)
  expect(await advised(plain.url)).toBe(true)
  expect(await advised(encrypted.url)).toBe(false)
  await plain.close()
  await encrypted.close()
})
