// Verification forms that were begun: kept for their person, by revision, and gone when they are sent.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kybForm } from './support/kyb-form.ts'
import { serverOfFile, type TestServer } from './support/server.ts'
import { forgetVerifications } from './support/verifications.ts'

const path = '/portal-api/api/user-subscription/kyb'
const kybFolder = mkdtempSync(join(tmpdir(), 'switchboard-kyb-drafts-'))
const server = await serverOfFile({ settings: { kybFolder } })
let twin: TestServer
let token: string
beforeAll(async () => {
  twin = await server.twin()
  token = (await server.signIn('user')).access_token
})
afterAll(async () => {
  await twin.close()
  rmSync(kybFolder, { recursive: true })
})
beforeEach(async () => {
  await forgetVerifications(server, 'usr_jun7Q2')
  await sql`DELETE FROM kyb_drafts`.execute(server.db)
})

const sim = { publisher: 'lumina', tag: 'sim-swap' }
const values = { business_name: 'Dela Cruz Trading', 'answers.retention': 'day', declaration: 'true' }
const save = (body: object, { to = server, as = token } = {}) =>
  to.ask('PUT', `${path}/draft`, { token: as, body: { ...sim, ...body } })
const read = async (as = token, query = 'publisher=lumina&tag=sim-swap') =>
  (await server.ask('GET', `${path}/draft?${query}`, { token: as })).body.data
const first = async () =>
  (await save({ revision: null, values })).body.data as { revision: string; saved_at: string }

describe('200', () => {
  test('nothing was begun', async () => {
    expect(await read()).toEqual({ ...sim, revision: null, saved_at: null, values: {} })
    expect(await read(token, 'publisher=beacon')).toEqual({
      ...{ publisher: 'beacon', tag: null, revision: null, saved_at: null, values: {} },
    })
  })

  test('what is kept is read again, by this person, of this form, and nobody reads it in the database', async () => {
    const { revision, saved_at } = await first()
    expect(await read()).toEqual({ ...sim, revision, saved_at, values })
    expect(await read(token, 'publisher=lumina')).toMatchObject({ revision: null })
    const other = (await server.signIn('lowBalance')).access_token
    expect(await read(other)).toMatchObject({ revision: null, values: {} })
    const { sealed } = await server.db.selectFrom('kyb_drafts').select('sealed').executeTakeFirstOrThrow()
    expect(sealed.includes('Dela Cruz')).toBe(false)
    // Laid into the row of somebody else it does not open.
    await sql`UPDATE kyb_drafts SET user_id = 'usr_tess8L'`.execute(server.db)
    expect(await read(other)).toMatchObject({ values: {} })
  })

  test('each change has a revision of its own; without values it is forgotten, and none comes again', async () => {
    const { revision } = await first()
    const second = (await save({ revision, values: { business_name: 'Two' } })).body.data
    expect(second.revision).not.toBe(revision)
    expect(await read()).toMatchObject({ values: { business_name: 'Two' } })
    expect((await save({ revision: second.revision, values: {} })).body.data).toMatchObject({
      revision: null,
    })
    expect(await read()).toMatchObject({ revision: null, values: {} })
    await first()
    expect((await save({ revision, values: { business_name: 'Late' } })).status).toBe(409)
  })
})

describe('409', () => {
  const kept = async () => (await read()).values

  test('draft_changed: another browser was quicker, and what it saved stays', async () => {
    const { revision } = await first()
    const theirs = { business_name: 'Theirs' }
    await save({ revision, values: theirs })
    for (const old of [revision, null]) {
      const late = await save({ revision: old, values: { business_name: 'Mine' } })
      expect([late.status, late.body.code]).toEqual([409, 'draft_changed'])
    }
    expect(await kept()).toEqual(theirs)
  })

  test('of twenty that save the same revision at once, at two servers, one is kept and the others are told', async () => {
    const revision = async (round: string) => (round === 'none' ? null : (await first()).revision)
    for (const round of ['none', 'a first one']) {
      const from = await revision(round)
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          save({ revision: from, values: { business_name: `${index}` } }, { to: index % 2 ? twin : server }),
        ),
      )
      expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)])
      const taken = all.findIndex(({ status }) => status === 200)
      expect(await kept()).toEqual({ business_name: `${taken}` })
      await sql`DELETE FROM kyb_drafts`.execute(server.db)
    }
  })

  test('the form was sent: its draft is gone, and a late one does not come back', async () => {
    const { revision } = await first()
    expect((await server.ask('POST', path, { token, body: kybForm({}) })).status).toBe(201)
    expect(await read()).toMatchObject({ revision: null, values: {} })
    for (const late of [revision, null]) {
      const response = await save({ revision: late, values })
      expect([response.status, response.body.code]).toEqual([409, 'kyb_in_review'])
    }
    expect(await read()).toMatchObject({ revision: null })
  })

  test('a form that is sent while its draft is saved leaves none, whoever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      await forgetVerifications(server, 'usr_jun7Q2')
      const [sent] = await Promise.all([
        server.ask('POST', path, { token, body: kybForm({}) }),
        ...Array.from({ length: 4 }, () => save({ revision: null, values }, { to: twin })),
      ])
      expect([sent.status, (await read()).revision]).toEqual([201, null])
    }
  })
})

test('the account takes its drafts along: they are in its export', async () => {
  await first()
  const text = await (
    await fetch(`${server.url}/portal-api/api/profile/export`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).text()
  expect(JSON.parse(text).data.business_verification_drafts).toMatchObject([{ ...sim, form: values }])
})
