// The people who act for one account: invitations, access, and its end.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailedToken } from './support/mailed.ts'
import { serverOfFile } from './support/server.ts'
import { mara, teamCalls } from './support/teams.ts'

const server = await serverOfFile()
const { db } = server
const { post, read, profile, tokenOf, invite, accept } = teamCalls(server)
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

describe('getTeam 200', () => {
  test('the owner first, with who is invited; each finds themselves, and is told their role', async () => {
    await invite(owner, 'rosa@lakbay.example')
    const team = await read(owner)
    expect(team).toMatchObject({ account_id: mara, account_name: 'Lakbay Freight', role: 'OWNER' })
    expect(team.members.map(({ role, you }) => [role, you])).toEqual([
      ['OWNER', true],
      ['BILLING', false],
      ['DEVELOPER', false],
      ['VIEWER', false],
    ])
    expect(team.members[0]?.last_active_at).toBe(server.parts.clock().toISOString())
    expect(team.invitations.map(({ email }) => email)).toEqual(['rosa@lakbay.example'])
    const viewer = await read(await tokenOf('viewer'))
    expect(viewer.role).toBe('VIEWER')
    expect(viewer.members.find(({ you }) => you)?.email).toBe('viewer@lakbay.example')
  })
})

describe('an invitation', () => {
  test('inviteMember 201: a link is mailed, and no column holds its token', async () => {
    const token = await invite(owner, jun)
    const [mail] = await server.mailsTo(jun)
    expect(mail?.subject).toBe('Join Lakbay Freight on Switchboard')
    expect(mail?.text).toContain(
      'Mara Santos invites you to join the Lakbay Freight team on Switchboard as a developer',
    )
    const { rows } = await sql<{
      row: string
    }>`SELECT team_invitations::text AS row FROM team_invitations`.execute(db)
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
    const { rows: logged } = await sql<{ row: string }>`SELECT audit_log::text AS row FROM audit_log`.execute(
      db,
    )
    expect(logged.map(({ row }) => row).join()).not.toContain(jun)
  })

  test('readInvitation 200: before anybody signs in, and as often as a scanner likes', async () => {
    const invitation_token = await invite(owner, jun, 'BILLING')
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await post(undefined, 'invitation', { invitation_token })
      expect([status, body.data]).toMatchObject([
        200,
        { account_name: 'Lakbay Freight', invited_by: 'Mara Santos', email: jun, role: 'BILLING' },
      ])
    }
  })

  test('acceptInvitation 200: wallet and subscriptions are the team’s from the next request on, deeds the member’s', async () => {
    const before = await server.ask('GET', '/portal-api/api/wallet/credits', { token: await tokenOf('user') })
    const token = await join('BILLING')
    expect((await profile(token)).team).toEqual({
      account_id: mara,
      account_name: 'Lakbay Freight',
      role: 'BILLING',
    })
    expect((await profile(token)).plan_name).toBe('Business monthly')
    const [own, theirs] = await Promise.all(
      [token, owner].map((as) => server.ask('GET', '/portal-api/api/wallet/credits', { token: as })),
    )
    expect(own?.body.data).toEqual(theirs?.body.data)
    expect(own?.body.data).not.toEqual(before.body.data)

    await server.ask('PUT', '/portal-api/api/wallet/threshold', { token, body: { threshold1: '750' } })
    const marks = await server.ask('GET', '/portal-api/api/wallet/threshold', { token: owner })
    expect(marks.body.data.threshold1).toBe('750.00')
    const activity = await server.ask('GET', '/portal-api/api/team/activity', { token: owner })
    expect(activity.body.data.slice(0, 2)).toMatchObject([
      { action: 'wallet.threshold', user_id: 'usr_jun7Q2', name: 'Jun Dela Cruz', subject: mara },
      { action: 'team.join', user_id: 'usr_jun7Q2' },
    ])
    const notices = await server.ask('GET', '/portal-api/api/notifications', { token: owner })
    expect(notices.body.data.map(({ message }) => message)).toContain(
      'Jun Dela Cruz joined your team as a billing member.',
    )
  })

  test('resendInvitation 200: the newer link works, the older one no more; 429 within five minutes', async () => {
    const first = await invite(owner, jun)
    const { invitations } = await read(owner)
    const invitation_id = invitations[0]?.invitation_id
    const early = await post(owner, 'invitations/resend', { invitation_id })
    expect([...code(early), early.headers.get('Retry-After')]).toEqual([429, 'resend_too_soon', '300'])
    server.advance(301)
    expect((await post(owner, 'invitations/resend', { invitation_id })).status).toBe(200)
    const second = await mailedToken(server, jun)
    const token = await tokenOf('user')
    expect(code(await accept(token, first))).toEqual([404, 'verification_unknown'])
    expect((await accept(token, second)).status).toBe(200)
  })

  test('404: unknown, and withdrawn; 410: used, and too old', async () => {
    const token = await tokenOf('user')
    expect(code(await accept(token, 'tinv_made-up'))).toEqual([404, 'verification_unknown'])
    const withdrawn = await invite(owner, jun)
    const { invitations } = await read(owner)
    const body = { invitation_id: invitations[0]?.invitation_id }
    expect((await post(owner, 'invitations/withdraw', body)).status).toBe(200)
    for (const path of ['invitations/withdraw', 'invitations/resend'])
      expect(code(await post(owner, path, body))).toEqual([404, 'not_found'])
    const late = await invite(owner, jun)
    const both = async (invitation_token: string) => [
      code(await accept(token, invitation_token)),
      code(await post(undefined, 'invitation', { invitation_token })),
    ]
    expect(await both(withdrawn)).toEqual(Array(2).fill([404, 'verification_unknown']))
    await db.updateTable('team_invitations').set({ expires_at: server.parts.clock() }).execute()
    expect(await both(late)).toEqual(Array(2).fill([410, 'verification_expired']))
    await db.deleteFrom('team_invitations').execute()
    const used = await invite(owner, jun)
    expect((await accept(token, used)).status).toBe(200)
    expect(await both(used)).toEqual(Array(2).fill([410, 'verification_used']))
  })

  test('acceptInvitation 403: of another address; it stays good for its own', async () => {
    const link = await invite(owner, jun)
    const rico = await tokenOf('keyInGrace')
    const response = await accept(rico, link)
    expect(code(response)).toEqual([403, 'team_invitation_foreign'])
    expect(response.body.detail).toContain(jun)
    expect((await accept(await tokenOf('user'), link)).status).toBe(200)
  })

  test('inviteMember 403: without a business; 409: a member, oneself, somebody invited', async () => {
    const alone = await post(await tokenOf('user'), 'invitations', { email: 'x@example.com', role: 'VIEWER' })
    expect(code(alone)).toEqual([403, 'kyb_required'])
    for (const email of ['Dev@lakbay.example', 'mara@lakbay.example'])
      expect(code(await post(owner, 'invitations', { email, role: 'VIEWER' }))).toEqual([
        409,
        'team_member_exists',
      ])
    await invite(owner, jun)
    const again = await post(owner, 'invitations', { email: 'JUN@example.com', role: 'VIEWER' })
    expect(code(again)).toEqual([409, 'team_invitation_open'])
  })

  test('inviteMember 409 team_full, 422: ownership is not given', async () => {
    const now = server.parts.clock()
    await db
      .insertInto('team_invitations')
      .values(
        Array.from({ length: 47 }, (_, index) => ({
          ...{
            id: `tmi_${index}`,
            account_id: mara,
            email: `p${index}@example.com`,
            role: 'VIEWER' as const,
          },
          ...{ token_hash: Buffer.from(`${index}`), invited_at: now, sent_at: now, expires_at: now },
          security_version: 0,
        })),
      )
      .execute()
    expect(code(await post(owner, 'invitations', { email: jun, role: 'VIEWER' }))).toEqual([409, 'team_full'])
    expect((await post(owner, 'invitations', { email: jun, role: 'OWNER' })).status).toBe(422)
  })
})

describe('members', () => {
  test('changeMemberRole 200: it holds from the next request on, and the member is told', async () => {
    const token = await join('VIEWER')
    const pay = () =>
      server.ask('PUT', '/portal-api/api/wallet/threshold', { token, body: { threshold1: '400' } })
    const refused = await pay()
    expect(code(refused)).toEqual([403, 'team_role'])
    expect(refused.body.detail).toBe(
      'You are a viewer of Lakbay Freight. The owner or a billing member can do this.',
    )
    const { status, body } = await post(owner, 'members/role', { user_id: 'usr_jun7Q2', role: 'BILLING' })
    expect([status, body.data]).toMatchObject([200, { role: 'BILLING', email: jun }])
    expect((await pay()).status).toBe(200)
    const notices = await server.ask('GET', '/portal-api/api/notifications', { token })
    expect(notices.body.data.map(({ message }) => message)).toContain(
      'You’re now a billing member of Lakbay Freight.',
    )
  })

  test('removeMember 200, leaveTeam 200: their own account is theirs again, as it was', async () => {
    const credits = async (token: string) =>
      (await server.ask('GET', '/portal-api/api/wallet/credits', { token })).body.data
    const own = await credits(await tokenOf('user'))
    const token = await join()
    expect((await post(owner, 'members/remove', { user_id: 'usr_jun7Q2' })).status).toBe(200)
    expect(await credits(token)).toEqual(own)
    await join()
    const left = await post(token, 'leave')
    expect([left.status, left.body.data]).toMatchObject([200, { team: null }])
    expect(await credits(token)).toEqual(own)
    expect(code(await post(token, 'leave'))).toEqual([409, 'team_not_joined'])
    expect(code(await post(owner, 'leave'))).toEqual([409, 'team_not_joined'])
  })

  test('404: a stranger’s member, a stranger’s invitation, and oneself', async () => {
    await invite(owner, jun)
    const { invitations } = await read(owner)
    const tess = await tokenOf('lowBalance')
    const invitation_id = invitations[0]?.invitation_id
    for (const path of ['invitations/resend', 'invitations/withdraw'])
      expect(code(await post(tess, path, { invitation_id }))).toEqual([404, 'not_found'])
    for (const [as, user_id] of [
      [tess, 'usr_dina4D'],
      [tess, mara],
      [owner, mara],
      [owner, 'usr_jun7Q2'],
    ] as const) {
      expect(code(await post(as, 'members/role', { user_id, role: 'VIEWER' }))).toEqual([404, 'not_found'])
      expect(code(await post(as, 'members/remove', { user_id }))).toEqual([404, 'not_found'])
    }
    expect((await read(owner)).members).toHaveLength(4)
    expect((await read(tess)).members).toHaveLength(1)
    const activity = await server.ask('GET', '/portal-api/api/team/activity', { token: tess })
    expect(activity.body.data).toEqual([])
  })

  test('acceptInvitation 409: in a team already, or with members of their own', async () => {
    await join()
    const tess = await tokenOf('lowBalance')
    const other = await invite(tess, jun)
    expect(code(await accept(await tokenOf('user'), other))).toEqual([409, 'team_joined'])
    const toMara = await invite(tess, 'mara@lakbay.example')
    expect(code(await accept(owner, toMara))).toEqual([409, 'team_owned'])
  })

  test('whoever joins has no invitations out any more', async () => {
    const rico = await tokenOf('keyInGrace')
    const fromRico = await invite(rico, jun)
    expect((await accept(rico, await invite(owner, 'rico@sakay.example'))).status).toBe(200)
    expect(code(await accept(await tokenOf('user'), fromRico))).toEqual([404, 'verification_unknown'])
  })

  test('a suspended account is closed to its members, too', async () => {
    const token = await join()
    await db.updateTable('users').set({ status: 'SUSPENDED' }).where('id', '=', mara).execute()
    const credits = await server.ask('GET', '/portal-api/api/wallet/credits', { token })
    expect(code(credits)).toEqual([403, 'account_suspended'])
    expect((await server.ask('GET', '/portal-api/api/profile', { token })).status).toBe(200)
    await db.updateTable('users').set({ status: 'ACTIVE' }).where('id', '=', mara).execute()
  })
})
