// A checked document is saved, seen by holders of its preview address, and published as it was saved.
import { afterAll, describe, expect, test } from 'vitest'
import { purgeDrafts } from '../src/publishing/drafts/repo.ts'
import { type Check, formOf, portalOf } from './support/admin-apis.ts'
import { museum } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
let token: string
let portal: ReturnType<typeof portalOf>
/** Sessions end meanwhile. */
async function wait(seconds: number): Promise<void> {
  server.advance(seconds)
  token = (await server.signIn('admin')).access_token
  portal = portalOf(server, token)
}
await wait(0)
const twin = await server.twin()
afterAll(() => twin.close())

type Fields = Readonly<Record<string, string>>
const address = '/portal-api/api/admin/apis/drafts'
const secret = 'https://secret-upstream.example'
const base = museum()
const parcel = (version = '1.1.0', changes: object = {}) =>
  museum({
    info: {
      title: 'Parcel Tracking',
      version,
      description: 'Where is it?',
    },
    servers: [{ url: `${secret}/v1` }],
    security: [{ oauth: [] }],
    components: {
      ...base.components,
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: `${secret}/token`, scopes: {} } },
        },
      },
    },
    ...changes,
  })
const digestOf = async (content: unknown, fields: Fields) =>
  ((await portal.check(content, fields)).body.data as Check).digest ?? ''
const save = (content: unknown, fields: Fields) =>
  server.ask('POST', address, { token, body: formOf(content, fields) })
const saved = async (tag: string, content: unknown = parcel()) => {
  const fields = { publisher: 'acme', tag }
  const { status, body } = await save(content, { ...fields, digest: await digestOf(content, fields) })
  expect(status).toBe(201)
  return body.data
}
const tokenOf = ({ preview_url }: { readonly preview_url: string }) => preview_url.split('/').at(-1) ?? ''
const preview = (preview_token: string) =>
  server.ask('POST', '/portal-api/api/previews', { body: { preview_token } })
const operation = (preview_token: string, operation_id = 'getHours') =>
  server.ask('POST', '/portal-api/api/previews/operation', { body: { preview_token, operation_id } })
const list = async () => (await server.ask('GET', address, { token })).body.data
const renew = (draft_id: string) => server.ask('POST', `${address}/address`, { token, body: { draft_id } })
const remove = (draft_id: string) => server.ask('POST', `${address}/delete`, { token, body: { draft_id } })
const checkDraft = (draft_id: string) =>
  server.ask('POST', '/portal-api/api/admin/apis/check', { token, body: fieldsOnly({ draft_id }) })
const publishDraft = (draft_id: string, digest: string, { to = server, key = crypto.randomUUID() } = {}) =>
  to.ask('POST', '/portal-api/api/admin/apis', {
    token,
    body: fieldsOnly({ draft_id, digest }),
    headers: { 'Idempotency-Key': key },
  })
const actions = async (subject: string) =>
  (
    await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action)

function fieldsOnly(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('201: saved, listed without its address, seen by holders of that, and nowhere else', async () => {
  const { preview_url, ...draft } = await saved('parcel')
  expect(await list()).toEqual([draft])
  expect(draft).toMatchObject({ name: 'Parcel Tracking', version: 'v1', saved_by_name: 'Iris Tan' })
  const { status, headers, body } = await preview(tokenOf({ preview_url }))
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(body.data).toMatchObject({
    api: {
      api: 'parcel',
      operations: [{ operation_id: 'getHours' }, { operation_id: 'buyTicket', price: '1.50' }],
    },
    reference: { title: 'Parcel Tracking' },
    published_at: null,
    expires_at: draft.preview_expires_at,
  })
  const opened = await operation(tokenOf({ preview_url }))
  expect(opened.body.data).toMatchObject({ operation_id: 'getHours', path: '/hours' })
  const answers = JSON.stringify([body, opened.body])
  for (const hidden of ['secret-upstream', 'oauth']) expect(answers).not.toContain(hidden)

  const row = await server.db.selectFrom('api_drafts').select('token_hash').executeTakeFirstOrThrow()
  expect(row.token_hash).toHaveLength(32)
  for (const path of [
    ...['/portal-api/api/catalogue', '/portal-api/api/search-index', '/portal-api/api/api-list-public'],
    ...[
      '/portal-api/api/status',
      '/portal-api/api/prices',
      '/portal-api/changelog.xml',
      '/portal-api/changelog.json',
    ],
    ...['/changelog.xml', '/changelog.json', '/sitemap.xml', '/llms.txt', '/llms-full.txt', '/pricing.md'],
    ...['/portal-api/api/catalogue/address?publisher=acme&tag=parcel', '/api/acme/parcel/v1.md'],
    ...['/portal-api/api/api-reference?api=parcel&version=v1', '/openapi/parcel-1.1.0.yaml'],
    ...['/mock/parcel@v1/hours', '/gateway/acme/parcel/v1/hours'],
  ]) {
    const text = await (await fetch(`${server.url}${path}`)).text()
    expect([path, /Parcel Tracking|buyTicket/.test(text)]).toEqual([path, false])
  }
  expect(await actions('parcel')).toEqual(['admin.api.draft_save'])
})

test('200: a new address ends the one of before; deleted, it ends too', async () => {
  const first = await saved('renewed')
  const second = (await renew(first.draft_id)).body.data
  const third = (await renew(first.draft_id)).body.data
  const answers = async () =>
    Promise.all([first, second, third].map(async (one) => (await preview(tokenOf(one))).status))
  expect(await answers()).toEqual([404, 404, 200])
  expect((await remove(first.draft_id)).status).toBe(200)
  expect(await answers()).toEqual([404, 404, 404])
  expect((await operation(tokenOf(third))).status).toBe(404)
  expect([(await renew(first.draft_id)).status, (await remove(first.draft_id)).status]).toEqual([404, 404])
  expect((await checkDraft(first.draft_id)).body.code).toBe('check_outdated')
  expect(await actions('renewed')).toEqual(
    ['save', 'address', 'address', 'delete'].map((deed) => `admin.api.draft_${deed}`),
  )
})

test('404 and 410: guesses learn nothing, 14 days and no second more', async () => {
  expect((await preview('guessed')).body).toMatchObject({ status: 404, code: 'not_found' })
  const draft = await saved('expiring')
  expect((await operation(tokenOf(draft), 'nothing')).status).toBe(404)
  const at = new Date(draft.preview_expires_at)
  await wait((at.getTime() - server.parts.clock().getTime()) / 1000 - 1)
  expect((await preview(tokenOf(draft))).status).toBe(200)
  server.advance(1)
  for (const late of [await preview(tokenOf(draft)), await operation(tokenOf(draft))])
    expect([late.status, late.body.code]).toEqual([410, 'verification_expired'])
  const renewed = (await renew(draft.draft_id)).body.data
  expect((await preview(tokenOf(renewed))).status).toBe(200)
})

describe('a draft is published', () => {
  test('201: as it was saved, once, also by a repeated request; its address leads there until it expires', async () => {
    const draft = await saved('published')
    const { digest, preview: seen } = (await checkDraft(draft.draft_id)).body.data as Check
    expect(seen?.api.api).toBe('published')
    const key = crypto.randomUUID()
    const answers = [
      await publishDraft(draft.draft_id, digest ?? '', { key }),
      await publishDraft(draft.draft_id, digest ?? '', { key }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.headers.get('idempotent-replayed')).toBe('true')
    expect((await publishDraft(draft.draft_id, digest ?? '')).body.code).toBe('check_outdated')
    expect((await list()).map(({ draft_id }) => draft_id)).not.toContain(draft.draft_id)
    const { api, reference, published_at } = (await preview(tokenOf(draft))).body.data
    expect([api.publisher, api.tag, api.version, reference, published_at === null]).toEqual([
      ...['acme', 'published', 'v1', null, false],
    ])
    expect((await operation(tokenOf(draft))).status).toBe(404)
    expect((await remove(draft.draft_id)).status).toBe(404)
    expect(await actions('published')).toEqual(['admin.api.draft_save', 'admin.api.publish'])
    await purgeDrafts(server.parts)
    expect((await preview(tokenOf(draft))).status).toBe(200)
    await wait(15 * 86_400)
    await purgeDrafts(server.parts)
    expect((await preview(tokenOf(draft))).status).toBe(404)
  })

  test('409: somebody published since; checked again, the administrator sees what changed', async () => {
    const draft = await saved('overtaken')
    const { digest } = (await checkDraft(draft.draft_id)).body.data as Check
    await portal.publish(parcel('1.0.0', { paths: { '/hours': base.paths['/hours'] } }), {
      publisher: 'acme',
      tag: 'overtaken',
    })
    const late = await publishDraft(draft.draft_id, digest ?? '')
    expect([late.status, late.body.code]).toEqual([409, 'check_outdated'])
    const again = (await checkDraft(draft.draft_id)).body.data as Check
    expect(again.preview).toMatchObject({
      replaces: { full_version: '1.0.0' },
      changes: [{ kind: 'ADDED' }],
    })
    expect((await publishDraft(draft.draft_id, again.digest ?? '')).status).toBe(201)
  })

  test('409: of two administrators who publish it at once at two servers, one wins', async () => {
    const draft = await saved('raced')
    const { digest } = (await checkDraft(draft.draft_id)).body.data as Check
    const both = await Promise.all(
      [server, twin].map((to) => publishDraft(draft.draft_id, digest ?? '', { to })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})

test('409 and 422: not what was checked, 50 drafts, no document', async () => {
  const fields = { publisher: 'acme', tag: 'full' }
  const digest = await digestOf(parcel(), fields)
  expect((await save(parcel('1.2.0'), { ...fields, digest })).body.code).toBe('check_outdated')
  const { draft_id, ...rest } = await server.db
    .selectFrom('api_drafts')
    .selectAll()
    .limit(1)
    .executeTakeFirstOrThrow()
  const copy = (number: number) => ({
    ...rest,
    draft_id: `drf_copy${number}`,
    token_hash: Buffer.from(`copy ${number}`),
    ...{
      page: JSON.stringify(rest.page),
      options: '{}',
      reference: '{}',
      operations: '{}',
      published_at: null,
    },
  })
  const left = 50 - (await list()).length
  await server.db
    .insertInto('api_drafts')
    .values(Array.from({ length: left }, (_, n) => copy(n)))
    .execute()
  const full = await save(parcel(), { ...fields, digest })
  expect([full.status, full.body.code, full.body.detail]).toEqual([
    ...[409, 'draft_limit', expect.stringContaining('50 drafts')],
  ])
  expect((await save('no: document', { ...fields, digest })).status).toBe(422)
  const none = await server.ask('POST', address, { token, body: fieldsOnly({ draft_id, digest }) })
  expect(none.body.errors).toEqual([expect.objectContaining({ pointer: '#/document', code: 'required' })])
})
