import { describe, expect, it } from 'vitest'
import {
  credits,
  creditsResponse,
  payment,
  problem,
  refresh,
  startAuthServer,
} from '../support/auth-server.ts'
import { gate, until } from '../support/gate.ts'
import { paymentBody } from '../support/payment.ts'
import { signedIn } from '../support/session.ts'

describe('401 or 403 with a refresh token held', () => {
  it('is refreshed once for all waiting calls, then each is sent once more', async () => {
    const server = await startAuthServer()
    server.expire()
    const { credits: call, onSessionEnd } = signedIn(server.url)
    const answers = await Promise.all(Array.from({ length: 20 }, call))
    expect(answers.map(({ response }) => response.status)).toEqual(Array(20).fill(200))
    expect(server.count(refresh)).toBe(1)
    expect(server.count(credits)).toBe(40)
    expect(onSessionEnd).not.toHaveBeenCalled()
  })

  it('does the same for 403', async () => {
    const server = await startAuthServer({
      [credits]: ({ token }) => (token === 'a2' ? creditsResponse : problem(403, 'forbidden')),
    })
    const { response } = await signedIn(server.url).credits()
    expect(response.status).toBe(200)
    expect(server.tokensOf(credits)).toEqual(['a1', 'a2'])
  })

  it('sends the body again intact, with the same idempotency key', async () => {
    const server = await startAuthServer()
    server.expire()
    const { response } = await signedIn(server.url).portal.POST('/api/payment', { body: paymentBody })
    const [first, second] = server.sent(payment)
    expect(response.status).toBe(201)
    expect(JSON.parse(second?.body ?? '')).toEqual(paymentBody)
    expect(second?.body).toBe(first?.body)
    expect(second?.headers['idempotency-key']).toMatch(/^[0-9a-z]{8,28}$/)
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  })

  it('does not refresh again for an answer that comes late, after the others were refreshed', async () => {
    const late = gate()
    const server = await startAuthServer()
    const { portal, credits: call } = signedIn(server.url)
    const normal = server.handlers[credits]
    server.handlers[credits] = async (request, times) => {
      if (times === 1) await late.opened
      return normal?.(request, times) ?? 'drop'
    }
    server.expire()
    const slow = call()
    await until(() => server.count(credits) > 0)
    await portal.GET('/api/wallet/credits')
    late.open()
    expect((await slow).response.status).toBe(200)
    expect(server.count(refresh)).toBe(1)
  })

  it('lets a caller go who gives up waiting, and the refresh go on for the others', async () => {
    const barrier = gate()
    const server = await startAuthServer()
    server.handlers[refresh] = async (request, times) => {
      await barrier.opened
      return server.trade(request, times)
    }
    server.expire()
    const { portal, credits: call } = signedIn(server.url)
    const impatient = new AbortController()
    const given = portal.GET('/api/wallet/credits', { signal: impatient.signal })
    const patient = call()
    await until(() => server.count(refresh) > 0)
    impatient.abort()
    await expect(given).rejects.toHaveProperty('name', 'AbortError')
    barrier.open()
    expect((await patient).response.status).toBe(200)
    expect(server.count(refresh)).toBe(1)
  })

  it('never sends a payment again when the connection broke', async () => {
    const server = await startAuthServer({ [payment]: () => 'drop' })
    const { portal } = signedIn(server.url)
    await expect(portal.POST('/api/payment', { body: paymentBody })).rejects.toThrow(TypeError)
    expect(server.count(payment)).toBe(1)
  })
})
