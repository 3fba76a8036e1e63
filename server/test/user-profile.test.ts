// One user as administrators see them, and their notes for each other.
import type { components } from '@switchboard/sdk'
import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'

const server = await serverOfFile()
const [jun, mara] = ['usr_jun7Q2', 'usr_mara3K']
let iris: Subscriber
beforeAll(async () => {
  iris = await subscriber(server, 'admin')
})

async function read(user_id: string) {
  const { status, body } = await iris.ask('GET', `admin/user-profile?user_id=${user_id}`)
  expect(status).toBe(200)
  return body.data as components['schemas']['AdminUserProfile']
}
const note = (user_id: string, text: string) => iris.ask('POST', 'admin/notes', { user_id, text })

test('adminGetUserProfile 200: plan, log-in, second factor, team, verifications and payments, of this user alone', async () => {
  await server.signIn('business')
  const profile = await read(mara)
  expect(profile).toMatchObject({ user_id: mara, plan_type: 'POSTPAID' })
  expect(Date.parse(profile.last_login_date ?? '')).toBeGreaterThanOrEqual(Date.parse(profile.registered_at))
  expect(profile.team?.[0]).toMatchObject({ user_id: mara, role: 'OWNER' })
  expect(profile.verifications.map(({ business_name }) => business_name)).toContain(
    'Lakbay Freight Corporation',
  )
  expect(profile.payments_total).toBe(profile.payments.length)
  expect(profile.payments.every(({ checkout_url }) => checkout_url === null)).toBe(true)
  expect((await read(jun)).verifications).not.toEqual(profile.verifications)
})

test('adminAddNote 201: a note stays with its user, newest first, says who wrote it, and is in the audit log and their export', async () => {
  expect((await note(jun, '  First.  ')).status).toBe(201)
  await server.db
    .updateTable('admin_notes')
    .set({ written_at: new Date('2020-01-01') })
    .execute()
  expect((await note(jun, 'Second.')).body.data).toMatchObject({
    text: 'Second.',
    written_by_name: 'Iris Tan',
  })
  expect((await read(jun)).notes.map(({ text }) => text)).toEqual(['Second.', 'First.'])
  expect((await read(mara)).notes).toEqual([])
  const { body } = await iris.ask('GET', `admin/audit-log?subject=${jun}`)
  expect(JSON.stringify(body.data)).toContain('Added a note')
  expect(JSON.stringify(body.data)).not.toContain('Second.')
})

test('adminAddNote 422 and 404: blanks, the 201st note, and nobody', async () => {
  expect((await note(jun, ' ')).status).toBe(422)
  expect((await note('usr_nobody', 'A note')).status).toBe(404)
  const rows = Array.from({ length: 199 }, (_, index) => ({
    ...{ id: `not_${index}`, user_id: jun, text: 'A note', written_at: new Date(), written_by: 'usr_iris9A' },
  }))
  await server.db.insertInto('admin_notes').values(rows).execute()
  const full = await note(jun, 'One more')
  expect([full.status, full.body.errors]).toMatchObject([422, [{ pointer: '#/text', code: 'above_maximum' }]])
})

test('adminGetUserProfile 404 and 422', async () => {
  expect((await iris.ask('GET', 'admin/user-profile?user_id=usr_nobody')).status).toBe(404)
  expect((await iris.ask('GET', 'admin/user-profile')).status).toBe(422)
})
