import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Listener, listen } from '../../scripts/listen.ts'
import { startServer, type TestServer } from './support/server.ts'

// Stands in for Google: its next verdict, and the requests it got.
let google: Listener
let verdict: string | undefined
let requests: { path: string | undefined; form: URLSearchParams }[]
let server: TestServer
beforeAll(async () => {
  const standIn = createServer(async (request, response) => {
    requests.push({ path: request.url, form: new URLSearchParams(await text(request)) })
    if (verdict !== undefined) response.end(verdict)
  })
  google = await listen(standIn)
  const verifyUrl = `${google.url}/siteverify`
  server = await startServer({
    settings: {
      captcha: {
        kind: 'recaptcha',
        siteKey: 'site-key',
        secret: 'the-secret',
        verifyUrl,
        timeoutMs: 300,
        forms: ['contact_us'],
      },
    },
  })
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  await google.close()
})
beforeEach(() => {
  requests = []
  say({ success: true, score: 0.9, action: 'contact_us' })
})

const say = (what: object) => {
  verdict = JSON.stringify(what)
}
const newAnswer = () => `03AFcWeA5d-${randomUUID()}`
const send = (captcha = newAnswer()) =>
  server.ask('POST', '/portal-api/api/contact-us', {
    body: {
      first_name: 'Mara',
      last_name: 'Santos',
      email: 'mara@lakbay.example',
      message: 'How is Device Location billed?',
      captcha,
    },
  })
const refusal = { status: 422, body: { errors: [{ pointer: '#/captcha', code: 'captcha_refused' }] } }

test('202: Google is asked with the secret and the answer, and confirms', async () => {
  expect((await send('03AFcWeA5d')).status).toBe(202)
  expect(requests[0]?.path).toBe('/siteverify')
  expect(Object.fromEntries(requests[0]?.form ?? [])).toEqual({
    secret: 'the-secret',
    response: '03AFcWeA5d',
  })
})

test('202: the lowest score that is taken', async () => {
  say({ success: true, score: 0.5, action: 'contact_us' })
  expect((await send()).status).toBe(202)
})

test.each([
  ['no success', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a low score', { success: true, score: 0.4, action: 'contact_us' }],
  ['no score, as of another kind of captcha', { success: true, action: 'contact_us' }],
  ['another form', { success: true, score: 0.9, action: 'register' }],
  ['no form', { success: true, score: 0.9 }],
  ['a secret that Google does not know', { success: false, 'error-codes': ['invalid-input-secret'] }],
])('422: %s', async (_what, verdictText) => {
  say(verdictText)
  expect(await send()).toMatchObject(refusal)
})

test.each(['', 'null', '<html>'])('422: Google answers %j', async (body) => {
  verdict = body
  expect(await send()).toMatchObject(refusal)
})

test('422: an answer is taken once, whatever Google says, also when copies come at once', async () => {
  const answer = newAnswer()
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => send(answer)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([202, 422, 422, 422])
})

test('there is no challenge to take, and the app is told which captcha it is', async () => {
  const challenge = await server.ask('GET', '/captcha/challenge', { headers: { Accept: 'text/html' } })
  expect([challenge.status, challenge.body.code]).toEqual([404, 'not_found'])
  const { body, headers } = await server.ask('GET', '/portal-config.json')
  expect(body).toEqual({
    captcha: { kind: 'recaptcha', siteKey: 'site-key', forms: ['contact_us'] },
    providers: [{ id: 'google', name: 'Google' }],
    webhooks: { privateAddresses: false },
  })
  expect(headers.get('Content-Security-Policy')).toContain(
    "script-src 'self' https://www.google.com/recaptcha/",
  )
})

test('422: Google does not answer', async () => {
  verdict = undefined
  expect(await send()).toMatchObject(refusal)
})

test('422: Google cannot be reached', async () => {
  await google.close()
  expect(await send()).toMatchObject(refusal)
})
