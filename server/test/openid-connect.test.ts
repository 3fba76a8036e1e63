// Logging in at a real provider: the flow begins at one process and ends at another.
import { afterAll, expect, test, vi } from 'vitest'
import { startOidcProvider } from '../../scripts/testing/providers/openid.ts'
import { browserOf } from './support/browser-of.ts'
import { startLyingProvider } from './support/lying-provider.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'

const publicUrl = 'http://portal.example'
const real = await startOidcProvider({ callbacks: [`${publicUrl}/sign-in/acme/callback`] })
const rotating = await startLyingProvider(() => new Date())
const settings = {
  publicUrl,
  identityProviders: [
    real.settings,
    { ...real.settings, id: 'rotating', name: 'Rotating', issuer: rotating.issuer },
  ],
}
const server = await serverOfFile({ settings })
const twin = await twinOfFile(server)
// The real provider has a clock of its own.
server.advance((Date.now() - server.parts.clock().getTime()) / 1000)
afterAll(() => Promise.all([real.close(), rotating.close()]))

/** Through the provider's pages, to the callback, which nobody has opened yet. */
async function callbackOf(email: string, browser = browserOf(publicUrl)) {
  let at = (await browser.open(new URL(`${publicUrl}/sign-in/acme`), server)).location as URL
  const forms = [{ prompt: 'login', login: email, password: 'any' }, { prompt: 'consent' }]
  while (at.origin !== publicUrl) {
    const form = at.pathname.startsWith('/interaction/') ? forms.shift() : undefined
    const { location } = await browser.open(at, server, form)
    if (!location) throw new Error(`${at} leads nowhere.`)
    at = location
  }
  return { browser, callback: at }
}

const end = async ({ browser, callback }: Awaited<ReturnType<typeof callbackOf>>) =>
  (await browser.open(callback, twin)).location as URL

async function sessionBy(page: URL): Promise<string> {
  const body = { sso_token: page.searchParams.get('token') }
  const response = await server.ask('POST', '/portal-api/sso-verify', { body })
  expect(response.status).toBe(200)
  return (response.body.data as { access_token: string }).access_token
}

test('a newcomer is registered with what the provider says of them, and logs in again', async () => {
  for (const newly_registered of [true, false]) {
    const page = await end(await callbackOf('rosa@example.com'))
    expect(page.pathname).toBe('/sso-verify')
    const token = await sessionBy(page)
    const { body } = await server.ask('GET', '/portal-api/api/profile', { token })
    expect(body.data).toMatchObject({
      ...{ email: 'rosa@example.com', firstname: 'Real', sso_by: 'acme', has_password: false },
      ...(newly_registered && { newly_registered, tc_agree: false }),
    })
  }
})

test('code injection: a code that somebody else’s browser was given is worth nothing', async () => {
  const attacker = await callbackOf('rosa@example.com')
  const victim = await callbackOf('vera@example.com')
  const code = attacker.callback.searchParams.get('code') ?? ''
  victim.callback.searchParams.set('code', code)
  expect((await end(victim)).searchParams.get('failed')).toBe('refused')
})

test('the cookie of an attempt is for its browser alone, and goes with its end', async () => {
  const response = await fetch(`${server.url}/sign-in/acme`, { redirect: 'manual' })
  expect(response.headers.get('Set-Cookie')).toMatch(
    /^sign-in=[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
  )
  const flow = await callbackOf('rosa@example.com')
  await end(flow)
  expect(flow.browser.cookies().size).toBe(0)
})

test('keys of the provider change, and the old one is worth nothing from then on', async () => {
  const signIn = async () => {
    const browser = browserOf(publicUrl)
    const { location } = await browser.open(new URL(`${publicUrl}/sign-in/rotating`), server)
    return (await browser.open(rotating.authorize(location as URL), server)).location
  }
  expect((await signIn())?.pathname).toBe('/sso-verify')
  await rotating.rotate()
  // Half a minute later: unknown keys are looked for no more often.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
  server.advance(31)
  expect((await signIn())?.pathname).toBe('/sso-verify')
  vi.useRealTimers()
})

test('a provider that can’t be reached leaves the log-in page as it is', async () => {
  const gone = await server.twin({
    settings: { identityProviders: [{ ...real.settings, issuer: 'http://127.0.0.1:9' }] },
  })
  const response = await fetch(`${gone.url}/sign-in/acme`, { redirect: 'manual' })
  expect(response.headers.get('Location')).toBe(`${publicUrl}/login?failed=unavailable&provider=acme`)
  await gone.close()
})

test('404: a provider that nobody set up', async () => {
  expect((await fetch(`${server.url}/sign-in/nobody`)).status).toBe(404)
})
