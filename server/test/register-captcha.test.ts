import { afterAll, beforeAll, expect, test } from 'vitest'
import { captchaOf } from './support/captcha.ts'
import { startServer, type TestServer } from './support/server.ts'
import { testSettings } from './support/world.ts'

let server: TestServer
beforeAll(async () => {
  const forms = ['contact_us', 'register'] as const
  server = await startServer({ settings: { captcha: { ...testSettings.captcha, forms } } })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
})

const register = (captcha: string | undefined, on = server) =>
  on.ask('POST', '/portal-api/api/register', {
    body: {
      email: 'new@example.com',
      password: 'mango-tree-by-the-well',
      tc_agree: true,
      one_shared_globe: true,
      ...(captcha !== undefined && { captcha }),
    },
  })
const refusal = { status: 422, body: { errors: [{ pointer: '#/captcha', code: 'captcha_refused' }] } }

test('register 422: where the deployment asks for a captcha, without one, with a wrong one, with a taken one', async () => {
  expect(await register(undefined)).toMatchObject(refusal)
  expect(await register('x')).toMatchObject(refusal)
  expect(await server.mailsTo('new@example.com')).toEqual([])
  const captcha = await captchaOf(server)
  expect((await register(captcha)).status).toBe(202)
  expect(await register(captcha)).toMatchObject(refusal)
})

test('register 422: where it does not ask, a wrong one is refused all the same', async () => {
  const open = await startServer()
  expect(await register('x', open)).toMatchObject(refusal)
  expect((await register(undefined, open)).status).toBe(202)
  await open.close()
  await open.database.close()
})
