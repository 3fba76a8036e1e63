// A server process is killed while it publishes, in the middle and at the last table that it writes: the catalogue is the old one,
// whole; once it has answered, the new one, whole.
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hostileDocument } from '../soak/hostile-documents.ts'
import { demoPassword } from '../src/seed/personas.ts'
import { newDatabase, type TestDatabase } from './support/database.ts'
import { type Installation, openInstallation, type RunningServer } from './support/process.ts'
import { museum } from './support/publishing.ts'

let database: TestDatabase
let installation: Installation
let running: RunningServer
const start = async () => {
  running = await installation.start({ DATABASE_URL: database.url, DEMO_DATA: 'false' })
}
beforeAll(async () => {
  database = await newDatabase('seeded')
  installation = openInstallation()
  await start()
})
afterAll(async () => {
  await installation.kill()
  await database.close()
})

/** All that a publication writes. */
const tables = [
  'apis',
  'api_references',
  'api_reference_operations',
  'api_reference_errors',
  'api_releases',
  'products',
  'product_versions',
  'catalogue_version',
] as const

async function catalogue() {
  const rows = new Map<string, unknown>()
  for (const table of tables) {
    const { rows: hashes } =
      await sql`SELECT md5(string_agg(row_to_json(t)::text, E'\n' ORDER BY row_to_json(t)::text)) AS sum
      FROM ${sql.table(table)} AS t`.execute(database.db)
    rows.set(table, hashes[0])
  }
  const audited = await database.db
    .selectFrom('audit_log')
    .select('subject')
    .where('action', '=', 'admin.api.publish')
    .execute()
  const keys = await database.db
    .selectFrom('idempotency_keys')
    .select('key_hash')
    .where('operation', '=', 'adminPublishApi')
    .execute()
  return { rows, audited: audited.length, keys: keys.length }
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({ email: 'iris@switchboard.example', password: demoPassword })
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${running.url}/portal-api/login`, { method: 'POST', headers, body })
  const { data } = (await response.json()) as { data: { access_token: string } }
  return data.access_token
}

const document = (version: string) => {
  const { '/hours': hours } = museum().paths
  return JSON.stringify(museum({ info: { title: 'Museum', version }, paths: { '/hours': hours } }))
}
const fields = { publisher: 'acme', tag: 'museum' }

function post(path: string, token: string, form: Readonly<Record<string, string>>, key?: string) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, ...form })) {
    if (name === 'document') body.set(name, new Blob([value]), 'museum.json')
    else body.set(name, value)
  }
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(key && { 'Idempotency-Key': `publish-museum-${key}` }),
  }
  return fetch(`${running.url}/portal-api/api/admin/apis${path}`, { method: 'POST', headers, body })
}

const checkedForm = (token: string, version: string) =>
  checked(token, { document: document(version), price: version === '1.4.2' ? '0.40' : '0.60' })

/** With the digest of its check. */
async function checked(token: string, form: Readonly<Record<string, string>>) {
  const response = await post('/check', token, form)
  const { data } = (await response.json()) as { data: { digest: string } }
  return { ...form, digest: data.digest }
}

const waitingFor = async (table: string) => {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM pg_locks
    WHERE relation = ${table}::regclass AND NOT granted`.execute(database.db)
  return Number(rows[0]?.count)
}

async function killed(): Promise<void> {
  running.child.kill('SIGKILL')
  if (running.child.exitCode === null && running.child.signalCode === null) await once(running.child, 'exit')
}

test('killed in the middle, the old catalogue is there, whole; killed after its answer, the new one', {
  timeout: 180_000,
}, async () => {
  let token = await signIn()
  const first = await post('', token, await checkedForm(token, '1.4.2'), 'first')
  expect([first.status, await first.text()]).toEqual([201, expect.any(String)])
  const before = await catalogue()

  for (const table of ['product_versions', 'audit_log']) {
    token = await signIn()
    const form = await checkedForm(token, '1.5.0')
    await database.db.transaction().execute(async (tx) => {
      await sql`LOCK TABLE ${sql.table(table)} IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
      const sent = post('', token, form, table).catch(() => undefined)
      await expect.poll(() => waitingFor(table), { timeout: 30_000 }).toBeGreaterThan(0)
      await killed()
      await sent
    })
    // Its requests still wait in the database, until that notices the closed connection.
    await expect.poll(() => waitingFor(table)).toBe(0)
    await expect.poll(catalogue, { timeout: 10_000 }).toEqual(before)
    await start()
  }

  token = await signIn()
  const form = await checkedForm(token, '1.5.0')
  const response = await post('', token, form, 'last')
  expect(response.status).toBe(201)
  await killed()
  const after = await catalogue()
  expect([after.audited, after.keys]).toEqual([before.audited + 1, before.keys + 1])
  for (const table of ['apis', 'api_references', 'api_releases', 'product_versions'])
    expect([table, after.rows.get(table)]).not.toEqual([table, before.rows.get(table)])
  // A client that lost the response repeats the request and gets it: nothing is published twice.
  await start()
  const again = await post('', token, form, 'last')
  expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([201, 'true'])
  expect(await catalogue()).toEqual(after)
})

const procfs = existsSync('/proc/self/stat')

test.runIf(procfs)(
  'the process that publishes ends with the server, in the middle of a document',
  async () => {
    await start()
    const token = await signIn()
    // Checked in seconds, published in minutes.
    const form = await checked(token, { document: hostileDocument('text of headings', 5, 1), tag: 'endless' })
    const pid = await vi.waitUntil(() => childOf(running.child.pid, 'publish-process'))
    const before = statOf(pid).ticks
    post('', token, form, 'endless').catch(() => {})
    await vi.waitUntil(() => statOf(pid).ticks > before + 200, { timeout: 60_000 })
    await killed()
    await vi.waitUntil(() => !existsSync(`/proc/${pid}`), { timeout: 5_000 })
  },
  240_000,
)

function childOf(parent: number | undefined, name: string): string | undefined {
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))
  return pids.find((pid) => statOf(pid).parent === parent && commandOf(pid).includes(name))
}

const commandOf = (pid: string): string => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

/** See proc(5): the fields after the name, which may contain spaces. Ticks are hundredths of a second. */
function statOf(pid: string): { readonly parent: number; readonly ticks: number } {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    return { parent: 0, ticks: 0 }
  }
}
