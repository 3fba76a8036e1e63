import { describe, expect, it } from 'vitest'
import { createPortal } from '../src/index.ts'
import { scenario } from '../src/mock.ts'
import { credits, login, payment, startAuthServer } from './support/auth-server.ts'
import { paymentBody as body } from './support/payment.ts'
import { person, signedIn } from './support/session.ts'

describe('idempotency key', () => {
  it('is new for each call of an operation that takes one, and left out for others', async () => {
    const server = await startAuthServer()
    const { portal } = signedIn(server.url)
    await portal.POST('/api/payment', { body })
    await portal.POST('/api/payment', { body })
    await portal.GET('/api/wallet/credits')
    const [one, two] = server.sent(payment).map(({ headers }) => headers['idempotency-key'])
    expect(one).toMatch(/^[0-9a-z]{8,28}$/)
    expect(two).not.toBe(one)
    expect(server.sent(credits)[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  it('is the caller’s when the caller has one', async () => {
    const server = await startAuthServer()
    const { portal } = signedIn(server.url)
    await portal.POST('/api/payment', { body, params: { header: { 'Idempotency-Key': 'intent-0001' } } })
    await portal.POST('/api/payment', { body, headers: { 'Idempotency-Key': 'intent-0002' } })
    const keys = server.sent(payment).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual(['intent-0001', 'intent-0002'])
  })
})

describe('request id', () => {
  it('is sent with each call, the caller’s if there is one', async () => {
    const server = await startAuthServer()
    const { portal } = signedIn(server.url)
    await portal.GET('/api/wallet/credits')
    await portal.GET('/api/wallet/credits', { headers: { 'X-Request-Id': 'mine' } })
    const [own, fromCaller] = server.sent(credits).map(({ headers }) => headers['x-request-id'])
    expect(own).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
    expect(fromCaller).toBe('mine')
  })
})

describe('mock scenarios', () => {
  const wish = scenario('getWalletCredits', 200, 'zeroBalance')

  it('reach a mock, at sign-in too', async () => {
    const server = await startAuthServer()
    const portal = createPortal({ baseUrl: server.url, mock: true })
    await portal.session.login(person, scenario('login', 200, 'admin'))
    await portal.GET('/api/wallet/credits', wish)
    expect(server.sent(login)[0]?.headers.prefer).toBe('code=200, example=admin')
    expect(server.sent(credits)[0]?.headers.prefer).toBe('code=200, example=zeroBalance')
  })

  it('are dropped on the way to anything else', async () => {
    const server = await startAuthServer()
    const portal = createPortal({ baseUrl: server.url })
    await portal.session.login(person, scenario('login', 200, 'admin'))
    await portal.GET('/api/wallet/credits', wish)
    await portal.GET('/api/wallet/credits', { headers: { Prefer: 'return=minimal' } })
    expect(server.sent(login)[0]?.headers).not.toHaveProperty('prefer')
    expect(server.sent(credits).map(({ headers }) => headers.prefer)).toEqual([
      undefined,
      ' return=minimal'.trim(),
    ])
  })
})
