import { beforeEach, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { teamCalls } from './support/teams.ts'

const server = await serverOfFile()
const { db } = server
const { read, profile, tokenOf, invite, accept } = teamCalls(server)
const jun = 'jun@example.com'

let owner: string
beforeEach(async () => {
  await db.deleteFrom('team_invitations').execute()
  await db.deleteFrom('team_members').where('user_id', 'in', ['usr_jun7Q2', 'usr_rico6G']).execute()
  owner = await tokenOf('business')
})

/** Invited, and in. */
async function join(role = 'DEVELOPER', persona = 'user', email = jun): Promise<string> {
  const token = await tokenOf(persona)
  const { status } = await accept(token, await invite(owner, email, role))
  expect(status).toBe(200)
  return token
}

const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

describe('what a role may by what it asks for', () => {
  const subscribe = (token: string, body: object) =>
    server.ask('POST', '/portal-api/api/user-subscription', { token, body })

  test('keys are made by an owner or a developer, plans that cost are begun by an owner or a billing member', async () => {
    const [developer, billing] = [await tokenOf('developer'), await tokenOf('billing')]
    const api = 'one-time-password'
    expect(code(await subscribe(billing, { api }))).toEqual([403, 'team_role'])
    // The account is on that plan already.
    const monthly = { api, product_id: 'prd_one-time-password-month' }
    expect((await subscribe(developer, monthly)).status).toBe(201)
    const { id } = await server.db
      .selectFrom('subscriptions')
      .select('id')
      .where('user_id', '=', 'usr_mara3K')
      .where('api', '=', 'sim-swap')
      .executeTakeFirstOrThrow()
    const own = { api: 'sim-swap', product_id: 'prd_sim-swap-own', user_subscription_id: id }
    expect(code(await subscribe(developer, own))).toEqual([403, 'team_role'])
  })
})

describe('deleteAccount', () => {
  const remove = (token: string) =>
    server.ask('POST', '/portal-api/api/profile/delete', { token, body: { password: 'switchboard-demo' } })

  test('of an owner: members act for themselves again, and are told why', async () => {
    const tess = await tokenOf('lowBalance')
    const token = await tokenOf('keyInGrace')
    expect((await accept(token, await invite(tess, 'rico@sakay.example', 'VIEWER'))).status).toBe(200)
    await invite(owner, 'tess@bantaypay.example')
    expect((await remove(tess)).status).toBe(200)
    expect((await profile(token)).team).toMatchObject({ role: 'OWNER', account_id: 'usr_rico6G' })
    const notices = await server.ask('GET', '/portal-api/api/notifications', { token })
    expect(notices.body.data[0]?.message).toBe(
      'Bantay Pay was closed by its owner. You act for your own account again.',
    )
    expect(
      await db.selectFrom('team_invitations').selectAll().where('email', 'like', 'tess%').execute(),
    ).toEqual([])
  })

  test('of a member: the account of the team goes on', async () => {
    const token = await join('DEVELOPER', 'keyInGrace', 'rico@sakay.example')
    const before = await server.ask('GET', '/portal-api/api/user-subscription', { token: owner })
    expect((await remove(token)).status).toBe(200)
    const after = await server.ask('GET', '/portal-api/api/user-subscription', { token: owner })
    expect(after.body.data).toEqual(before.body.data)
    expect((await read(owner)).members.map(({ user_id }) => user_id)).not.toContain('usr_rico6G')
  })
})
