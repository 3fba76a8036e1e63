// A disk without space, as far as any machine can have one: soak/full-disk.ts fills real ones.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kybForm } from './support/kyb-form.ts'
import { startServer, type TestServer } from './support/server.ts'

const disk = { isFull: false }
const { writeFile } = fs
/** As a full disk does it: the file is there, with a part of what it should hold. */
const writeFileOrFail: typeof writeFile = async (file, content, options) => {
  if (!disk.isFull) return writeFile(file, content, options)
  await writeFile(file, (content as Buffer).subarray(0, 5), options)
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
}

function replaceWriteFile(replacement: typeof writeFile): void {
  fs.writeFile = replacement
  syncBuiltinESMExports()
}

let server: TestServer
let kybFolder: string
beforeAll(async () => {
  replaceWriteFile(writeFileOrFail)
  kybFolder = mkdtempSync(join(tmpdir(), 'switchboard-full-disk-'))
  server = await startServer({ settings: { kybFolder } })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  rmSync(kybFolder, { recursive: true })
  replaceWriteFile(writeFile)
})
beforeEach(() => {
  disk.isFull = false
})

test('503 when the disk of the database is full, and nothing is half done', async () => {
  const { access_token: token } = await server.signIn('user')
  const change = (threshold1: string) =>
    server.ask('PUT', '/portal-api/api/wallet/threshold', { token, body: { threshold1 } })
  const read = async () => (await server.ask('GET', '/portal-api/api/wallet/threshold', { token })).body
  expect((await change('701')).status).toBe(200)
  const before = await read()
  await server.database.pool.query(`CREATE FUNCTION no_space() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
    CREATE TRIGGER no_space BEFORE INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION no_space()`)
  const response = await change('702')
  await server.database.pool.query('DROP FUNCTION no_space CASCADE')
  expect([response.status, response.body.code]).toEqual([503, 'unavailable'])
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await read()).toEqual(before)
})

test('503 when the disk of the documents is full: nothing is kept, and the form can be sent again', async () => {
  const { access_token: token } = await server.signIn('user')
  const send = () => server.ask('POST', '/portal-api/api/user-subscription/kyb', { token, body: kybForm() })
  disk.isFull = true
  const response = await send()
  expect([response.status, response.body.code]).toEqual([503, 'unavailable'])
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(readdirSync(kybFolder)).toEqual([])
  disk.isFull = false
  expect((await send()).status).toBe(201)
})
