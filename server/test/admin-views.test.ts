import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
let iris: string
beforeAll(async () => {
  iris = (await server.signIn('admin')).access_token
})

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token = iris) =>
  server.ask(method, `/portal-api/api/admin/views${path}`, { token, ...(body && { body }) })
const views = async (token = iris) =>
  (await call('GET', '', undefined, token)).body.data as unknown as { view_id: string; name: string }[]
const save = (name: string, rest: object = {}) =>
  call('POST', '', { list: 'accounts', name, query: 'status=SUSPENDED', ...rest })
const idOf = async (name: string) => (await views()).find((view) => view.name === name)?.view_id ?? ''

test('200: the same name of the same list gets the new filters, in whatever case; of another list it is another view', async () => {
  await save('Mine')
  await save('MINE', { query: 'keys=GRACE' })
  await save('Mine', { list: 'keys', query: '' })
  const mine = (await views()).filter(({ name }) => name.toLowerCase() === 'mine')
  expect(mine).toMatchObject(
    [
      { list: 'accounts', name: 'MINE', query: 'keys=GRACE' },
      { list: 'keys', name: 'Mine', query: '' },
    ].toSorted((one) => (mine[0]?.name === one.name ? -1 : 1)),
  )
})

test('422 name_taken: a view isn’t renamed over another one; its own name in another case is free', async () => {
  await save('First')
  await save('Second')
  const view_id = await idOf('Second')
  const taken = await call('PUT', '', { view_id, name: 'first' })
  expect([taken.status, taken.body.errors]).toMatchObject([422, [{ pointer: '#/name', code: 'name_taken' }]])
  expect((await call('PUT', '', { view_id, name: 'SECOND' })).status).toBe(200)
})

test('422: a name without a letter, an unknown list, a query that leads elsewhere', async () => {
  expect((await save('   ')).status).toBe(422)
  expect((await save('x', { list: 'secrets' })).status).toBe(422)
  expect((await save('x', { query: 'a=b#c' })).status).toBe(422)
})

test('200: two that save the same name at once leave one view', async () => {
  const both = await Promise.all([save('At once', { query: 'a=1' }), save('at once', { query: 'a=2' })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await views()).filter(({ name }) => /^at once$/i.test(name))).toHaveLength(1)
})

test('404: nobody changes another administrator’s view, or one that is gone', async () => {
  await save('Private')
  const view_id = await idOf('Private')
  await server.db
    .updateTable('users')
    .set({ user_type: 'ADMIN' })
    .where('email', '=', 'tess@bantaypay.example')
    .execute()
  const other = (await server.signIn('lowBalance')).access_token
  expect(await views(other)).toEqual([])
  expect((await call('PUT', '', { view_id, name: 'Stolen' }, other)).status).toBe(404)
  expect((await call('POST', '/remove', { view_id }, other)).status).toBe(404)
  expect((await call('POST', '/remove', { view_id: 'viw_gone' })).status).toBe(404)
  expect(await idOf('Private')).toBe(view_id)
})
