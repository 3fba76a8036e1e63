// `npm run doctor` and a start, as an operator runs them.
import { spawnSync } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../src/migrate.ts'
import { dbOn, openPool } from '../src/platform/db/client.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { startWarning } from '../src/platform/settings/checklist.ts'
import { readDeployment } from '../src/platform/settings/deployment.ts'
import { newDatabase } from './support/database.ts'
import { repo } from './support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'switchboard-doctor-'))
chmodSync(folder, 0o755)
// As it is delivered: the tests’ own keeps nothing over a crash.
const embedded = await openDatabase({ url: undefined, dataDir: folder })
const pool = openPool({ url: embedded.url })
const db = dbOn(pool)
await migrate(db, pool)
const demo = await newDatabase('seeded')
afterAll(async () => {
  await demo.close()
  await db.destroy()
  await embedded.close()
  rmSync(folder, { recursive: true })
})

function writeBackup(name: string, finishedAt: Date): void {
  mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, name, 'backup.json'), JSON.stringify({ finished_at: finishedAt.toISOString() }))
}
writeBackup('last', new Date())
const content = join(folder, 'content')
cpSync(join(repo, 'server/content'), content, { recursive: true })
for (const page of ['terms-and-conditions', 'privacy-policy', 'privacy-notice'])
  appendFileSync(join(content, `pages/${page}.md`), '\nOur own.\n')

const ready = {
  DATABASE_URL: embedded.url,
  PUBLIC_URL: 'https://portal.example',
  SECRETS_KEY: 'kM3x-9wQpT2v-kM3x-9wQpT2v',
  SMTP_URL: 'smtps://portal:hunter2@mail.example',
  MAIL_FROM: 'Portal <no-reply@portal.example>',
  TRUST_PROXY: '10.0.4.2',
  METRICS_TOKEN: 'metrics-token-7Pq2',
  REQUIRE_ADMIN_SECOND_FACTOR: 'true',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
  BACKUP_DIR: folder,
  CONTENT_DIR: content,
  BRAND_DIR: join(repo, 'server/brands/tala'),
  ARCHIVE_URL: `file://${folder}/archive`,
  DRAIN_SECONDS: '5',
  CORS_ORIGINS: '',
  SUPPORT_EMAIL: 'support@portal.net',
  VIRUS_SCAN_COMMAND: 'clamdscan --no-summary --fdpass',
  KYB_DIR: folder,
}

const doctor = (env: Readonly<Record<string, string>>) => run('server/src/commands/doctor.ts', env)

function run(command: string, env: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@switchboard/source', command],
    { cwd: repo, encoding: 'utf8', env: { PATH: process.env.PATH, ...env } },
  )
  return { status, output: `${stdout}${stderr}` }
}

/** The subjects of findings, in the part of a report with this title. */
function about(output: string, title: string): readonly string[] {
  const [, part = ''] = output.split(`${title}\n`)
  return [...(part.split('\n\n')[0] ?? '').matchAll(/^ {2}(.*?): /gm)].map(([, name = '']) => name)
}

/** The parts of the checklist in a state. */
const parts = (output: string, state: string): readonly string[] =>
  [...output.matchAll(new RegExp(`^  ${state} +(.*?): `, 'gm'))].map(([, title = '']) => title)

test('a production that is set up: nothing is missing, and the payment provider is advised', () => {
  const { status, output } = doctor(ready)
  expect([status, about(output, 'Missing for production:')]).toEqual([0, []])
  expect(about(output, 'Advised:')).toEqual(['PAYMENT_PROVIDER'])
  expect(parts(output, 'done')).toEqual(['Domain and HTTPS', 'Your brand', 'Terms and privacy', 'Backups'])
  expect(parts(output, 'open')).toEqual(['Email', 'Payments', 'First API', 'Prices'])
  expect(parts(output, 'unknown')).toEqual(['Second factor'])
})

test('the demo’s terms stop production, and texts that can’t be used are said as at a start', () => {
  const { status, output } = doctor({ ...ready, CONTENT_DIR: '' })
  expect([status, about(output, 'Missing for production:')]).toEqual([1, []])
  expect(output).toContain(
    'Still the demo’s, or missing: terms and conditions, privacy policy, privacy notice.',
  )
  const slip = join(folder, 'slip')
  mkdirSync(join(slip, 'pages'), { recursive: true })
  writeFileSync(join(slip, 'pages/about-us.md'), 'No title.')
  const broken = doctor({ ...ready, CONTENT_DIR: slip })
  expect([broken.status, about(broken.output, 'Missing for production:')]).toEqual([
    1,
    ['CONTENT_DIR', 'pages/about-us.md'],
  ])
})

test('without any setting: a demo, with each essential one by name, and no secret', () => {
  const { status, output } = doctor({ DATA_DIR: join(folder, 'none'), SECRETS_KEY: '' })
  expect(status).toBe(1)
  expect(about(output, 'Missing for production:')).toEqual([
    ...['DEMO_DATA', 'PUBLIC_URL', 'SECRETS_KEY', 'SMTP_URL', 'MAIL_FROM', 'TRUST_PROXY'],
  ])
})

test.each([
  ['PUBLIC_URL', { PUBLIC_URL: 'http://portal.example' }],
  ['SECRETS_KEY', { SECRETS_KEY: '' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['TRUST_PROXY', { TRUST_PROXY: '' }],
  ['PAYMENT_PROVIDER', { PAYMENT_PROVIDER: 'sandbox' }],
  [
    'PAYMENT_SECRET_KEY',
    {
      PAYMENT_PROVIDER: 'stripe',
      PAYMENT_SECRET_KEY: 'sk_test_51Hq8zKdP3nX9v',
      PAYMENT_WEBHOOK_SECRET: 'whsec_7Pq2kM3xWbT5aB',
      ...{
        SELLER_NAME: 'Lumina Networks Inc.',
        SELLER_ADDRESS: '1 Ayala Ave, Makati',
        SELLER_TIN: '009-123-456-00000',
      },
    },
  ],
  ['WEBHOOKS_TO_PRIVATE_ADDRESSES', { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' }],
  ['DEMO_DATA', { DEMO_DATA: 'true' }],
])('a start in production says that %s is missing', (name, change) => {
  const warned = startWarning(readDeployment({ ...ready, ...change }))
  expect(warned).toMatch(new RegExp(`^Not ready for production:\n {2}${name}: .*\n.npm run doctor. .*$`))
  expect(startWarning(readDeployment(ready))).toBeUndefined()
})

test('a start of the demo on one’s own machine says nothing, and one that others reach without a demo why there is none', () => {
  expect(startWarning(readDeployment({}))).toBeUndefined()
  for (const env of [{ HOST: '0.0.0.0' }, { NODE_ENV: 'production' }])
    expect(startWarning(readDeployment(env))).toContain('No demo')
})

test('a database of the demo, ones that can lose what they acknowledged, and one that can’t be asked', async () => {
  expect(about(doctor({ ...ready, DATABASE_URL: demo.url }).output, 'Missing for production:')).toEqual([
    ...['database fsync', 'demo accounts'],
  ])
  const name = new URL(embedded.url).pathname.slice(1)
  await sql`ALTER DATABASE ${sql.id(name)} SET synchronous_commit = off`.execute(db)
  const lossy = doctor(ready)
  expect([lossy.status, about(lossy.output, 'Missing for production:')]).toEqual([
    1,
    ['database synchronous_commit'],
  ])
  await sql`ALTER DATABASE ${sql.id(name)} RESET synchronous_commit`.execute(db)
  const gone = doctor({ ...ready, DATABASE_URL: 'postgres://portal:hunter2@127.0.0.1:9/portal' })
  expect([gone.status, about(gone.output, 'Missing for production:')]).toEqual([1, ['database']])
  expect(gone.output).not.toContain('hunter2')
  const deaf = doctor({ ...ready, DATABASE_READ_URL: 'postgres://portal:hunter2@127.0.0.1:9/portal' })
  expect([deaf.status, about(deaf.output, 'Advised:')]).toEqual([0, ['PAYMENT_PROVIDER', 'replica']])
})

test('a role that only owns its database: doctor says what it has to be granted, and then the database can be prepared', async () => {
  await sql`CREATE ROLE plain LOGIN PASSWORD 'plain'`.execute(db)
  await sql`CREATE DATABASE plain OWNER plain`.execute(db)
  const own = Object.assign(new URL(embedded.url), {
    username: 'plain',
    password: 'plain',
    pathname: '/plain',
  })
  const missing = () => about(doctor({ ...ready, DATABASE_URL: own.href }).output, 'Missing for production:')
  expect(missing()).toEqual(['database privilege'])
  const plain = openPool({ url: own.href })
  await expect(migrate(dbOn(plain), plain)).rejects.toThrow('switchboard.ledger')
  await sql`GRANT SET ON PARAMETER "switchboard.ledger" TO plain`.execute(db)
  await migrate(dbOn(plain), plain)
  await plain.end()
  expect(missing()).toEqual([])
})

test('backups that have stopped', () => {
  writeBackup('last', new Date(Date.now() - 3 * 86_400_000))
  const { status, output } = doctor(ready)
  expect([status, parts(output, 'open')]).toEqual([1, expect.arrayContaining(['Backups'])])
  expect(output).toContain('3 days old')
  writeBackup('last', new Date())
})

test('a database of the demo is not served where others reach it, unless DEMO_DATA says so', () => {
  const { status, output } = run('server/src/main.ts', { ...ready, DATABASE_URL: demo.url, PORT: '0' })
  expect(status).toBe(1)
  expect(output).toMatch(/accounts of the demo.*DEMO_DATA=true/)
})

test('a start says it, too', () => {
  const { status, output } = run('server/src/main.ts', {
    ...ready,
    DATABASE_URL: 'postgres://portal:hunter2@127.0.0.1:9/portal',
    SECRETS_KEY: '',
  })
  expect(status).toBe(1)
  expect(output).toMatch(
    /^Not ready for production:\n {2}SECRETS_KEY: .*\n`npm run doctor` checks the rest\.\n/,
  )
})

test('settings that can’t be used are said as at a start', () => {
  const { status, output } = doctor({ ...ready, PORT: 'abc' })
  expect(status).toBe(1)
  expect(output).toContain('PORT=abc: use a whole number')
})
