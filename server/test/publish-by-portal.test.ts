// The command of operators, for pipelines that reach the portal alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishOptionsFrom } from '../src/publishing/command.ts'
import { portalAccessFrom, publishByPortal } from '../src/publishing/publish-by-portal.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'
import { createServiceAccount, type ServiceAccount } from './support/staff.ts'

const server = await serverOfFile()
const { db } = server
const desk = openDesk()
afterAll(() => desk.close())
desk.file('types.json', { Hours: { type: 'object', properties: { opens: { type: 'string' } } } })
const components = { schemas: { Hours: { $ref: 'types.json#/Hours' }, Ticket: { type: 'object' } } }
const args = [desk.file('museum.json', museum({ components })), '--publisher', 'acme', '--tag', 'museum']

let account: ServiceAccount
let env: { readonly SWITCHBOARD_SERVICE_KEY: string; readonly SWITCHBOARD_PORTAL: string }
beforeAll(async () => {
  const { access_token: token } = await server.signIn('admin')
  account = await createServiceAccount(server, { token, name: 'Museum release' })
  env = {
    SWITCHBOARD_SERVICE_KEY: account.service_key,
    SWITCHBOARD_PORTAL: `${server.url}/portal-api/`,
  }
})

/** The command’s work, in this process. */
async function publish(changes: object, ...more: readonly string[]): Promise<string> {
  const access = portalAccessFrom({ ...env, ...changes })
  const options = publishOptionsFrom([...args, ...more])
  if (!access || !options) throw new Error('There is no key, or only help was asked for.')
  return (await publishByPortal(access, options)).join('\n')
}
const published = () =>
  db.selectFrom('apis').select(['name', 'full_version']).where('publisher', '=', 'acme').execute()

test.each([
  ['a key that the portal doesn’t know', { SWITCHBOARD_SERVICE_KEY: 'sb_service_x' }, [], '(401)'],
  ['no portal', { SWITCHBOARD_PORTAL: '' }, [], 'SWITCHBOARD_PORTAL=https://'],
  ['another address', { SWITCHBOARD_PORTAL: 'http://127.0.0.1:1' }, [], 'can’t be reached'],
  ['an end', {}, ['--ends', '2027-03-31'], 'omit --upstream-file'],
  ['an invalid publisher', {}, ['--publisher', 'A b'], 'publisher'],
])('%s publishes nothing, and says why', async (_, changes, more, reason) => {
  await expect(publish(changes, ...more)).rejects.toThrow(reason)
  expect(await published()).toEqual([])
})

test('a dry run says what would be published, and changes nothing', async () => {
  expect(await publish({}, '--dry-run')).toContain('Museum 1.4.2 at /api/acme/museum/v1')
  expect(await published()).toEqual([])
})

test('the command publishes a file with those that it references, and the audit log names the account', async () => {
  const more = { env: { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' } }
  const run = await desk.runWith(server, more, ...args, '--price', '0.25')
  expect(run).toMatchObject({ code: 0, err: '' })
  expect(run.out).toContain('Museum 1.4.2 at /api/acme/museum/v1')
  expect(run.out).not.toContain(account.service_key)
  expect(await published()).toEqual([{ name: 'Museum', full_version: '1.4.2' }])
  const rows = await db
    .selectFrom('audit_log')
    .select('action')
    .where('actor_id', '=', account.service_account_id)
    .execute()
  expect(rows).toEqual([{ action: 'admin.api.publish' }])
})
