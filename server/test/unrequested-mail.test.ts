// Mails that their recipient did not ask for: few, whoever has them sent.
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { queueUnrequestedMail } from '../src/platform/mail/queue.ts'
import { purgeMailTurns } from '../src/platform/mail/recipient-throttle.ts'
import { captchaOf } from './support/captcha.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const { db } = server
const stranger = 'stranger@elsewhere.example'
let owner: string

beforeEach(async () => {
  await sql`DELETE FROM mail_turns`.execute(db)
  for (const table of ['outbox', 'team_invitations'] as const) await db.deleteFrom(table).execute()
  owner = (await server.signIn('business')).access_token
})

const team = (path: string, body: object) =>
  server.ask('POST', `/portal-api/api/team/${path}`, { token: owner, body })
const invite = (email = stranger) => team('invitations', { email, role: 'VIEWER' })
async function withdraw({ body }: Awaited<ReturnType<typeof invite>>) {
  const { invitation_id } = body.data as { invitation_id: string }
  return team('invitations/withdraw', { invitation_id })
}
const contact = async () => {
  const person = {
    first_name: 'Ana',
    last_name: 'Cruz',
    email: stranger,
    message: 'Is anybody there at all?',
  }
  const body = { ...person, captcha: await captchaOf(server) }
  return server.ask('POST', '/portal-api/api/contact-us', { body })
}
const mailed = async (address = stranger) => (await server.mailsTo(address)).length

test('inviteMember 429: who is invited and withdrawn in turns gets one mail', async () => {
  expect((await withdraw(await invite())).status).toBe(200)
  for (let round = 0; round < 5; round += 1) {
    const again = await invite()
    expect([again.status, again.body.code]).toEqual([429, 'resend_too_soon'])
    expect(again.headers.get('Retry-After')).toBe('300')
  }
  expect(await mailed()).toBe(1)
  // Nothing of an invitation that was not mailed is left.
  const { body } = await server.ask('GET', '/portal-api/api/team', { token: owner })
  expect((body.data as { invitations: unknown[] }).invitations).toEqual([])
  server.advance(300)
  expect((await invite()).status).toBe(201)
  expect(await mailed()).toBe(2)
})

test('429: whatever sent the one before; a copy of a message is left out, and the message is not', async () => {
  const first = await contact()
  expect((first.body.data as { message: string }).message).toContain('A copy is on its way to you.')
  expect((await invite()).status).toBe(429)
  const second = await contact()
  expect([second.status, (second.body.data as { message: string }).message]).toEqual([
    202,
    'Thanks. We’ll reply within one working day.',
  ])
  expect(await mailed()).toBe(1)
  expect(await mailed(server.parts.settings.supportEmail)).toBe(2)
})

test('429: the same with an account and without one, and however the address is written', async () => {
  for (const [first, second] of [
    ['jun@example.com', 'JUN@example.com'],
    ['nobody@example.com', 'nobody+1@example.com'],
  ]) {
    expect((await withdraw(await invite(first))).status).toBe(200)
    const again = await invite(second)
    expect([again.status, again.body.detail]).toEqual([
      429,
      'This address was emailed a short while ago. You can email it again in 300 seconds.',
    ])
  }
  expect((await invite('else@example.com')).status).toBe(201)
})

describe('one inbox', () => {
  const mail = { id: 'test.1', to: stranger, subject: 'x', text: 'x', html: 'x' }
  const send = () => queueUnrequestedMail(db, mail, server.parts.clock())

  test('gets five a day, and then waits for the first of them to be a day old', async () => {
    const waits: number[] = []
    for (let round = 0; round < 6; round += 1) {
      waits.push(await send())
      server.advance(600)
    }
    expect(waits).toEqual([0, 0, 0, 0, 0, 86_400 - 5 * 600])
    server.advance(86_400 - 6 * 600)
    expect([await send(), await send()]).toEqual([0, 600])
  })

  test('gets one of many that are sent at once', async () => {
    const waits = await Promise.all(Array.from({ length: 6 }, send))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(1)
  })

  test('is forgotten after a day', async () => {
    await send()
    await purgeMailTurns(server.parts)
    expect(await send()).toBe(300)
    server.advance(86_400)
    await purgeMailTurns(server.parts)
    expect((await sql`SELECT FROM mail_turns`.execute(db)).rows).toEqual([])
  })
})
