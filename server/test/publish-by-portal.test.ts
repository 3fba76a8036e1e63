// The command of operators, for pipelines that reach the portal alone.
import { expect, test } from 'vitest'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'
import { createServiceAccount } from './support/staff.ts'

const server = await serverOfFile()
const { db } = server

test('publish-api publishes with its key through the portal, and a dry run changes nothing', async () => {
  const desk = openDesk()
  const { access_token } = await server.signIn('admin')
  try {
    const { service_key, service_account_id } = await createServiceAccount(server, {
      token: access_token,
      name: 'Museum release',
    })
    const types = { Hours: { type: 'object', properties: { opens: { type: 'string' } } } }
    desk.file('types.json', types)
    const components = { schemas: { Hours: { $ref: 'types.json#/Hours' }, Ticket: { type: 'object' } } }
    const args = [desk.file('museum.json', museum({ components })), '--publisher', 'acme', '--tag', 'museum']
    const env = {
      SWITCHBOARD_SERVICE_KEY: service_key,
      SWITCHBOARD_PORTAL: `${server.url}/portal-api/`,
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    }
    const publish = (...more: readonly string[]) => desk.runWith(server, { env }, ...args, ...more)
    expect(await publish('--dry-run')).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('dry run'),
    })
    const published = () =>
      db.selectFrom('apis').select(['name', 'full_version']).where('publisher', '=', 'acme').execute()
    expect(await published()).toEqual([])
    const run = await publish('--price', '0.25')
    expect(run).toMatchObject({ code: 0, err: '' })
    expect(run.out).toContain('Museum 1.4.2 at /api/acme/museum/v1')
    expect(run.out).not.toContain(service_key)
    expect(await published()).toEqual([{ name: 'Museum', full_version: '1.4.2' }])
    const rows = await db
      .selectFrom('audit_log')
      .select('action')
      .where('actor_id', '=', service_account_id)
      .execute()
    expect(rows).toEqual([{ action: 'admin.api.publish' }])

    const refused = await desk.runWith(
      server,
      { env: { ...env, SWITCHBOARD_SERVICE_KEY: 'sb_service_x' } },
      ...args,
    )
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('The portal rejected it (401)')])
    const nowhere = await desk.runWith(server, { env: { ...env, SWITCHBOARD_PORTAL: '' } }, ...args)
    expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('SWITCHBOARD_PORTAL=https://')])
    const ending = await publish('--ends', '2027-03-31')
    expect([ending.code, ending.err]).toEqual([1, expect.stringContaining('omit --upstream-file')])
  } finally {
    desk.close()
  }
})
