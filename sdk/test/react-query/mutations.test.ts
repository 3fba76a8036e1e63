import { MutationCache, MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { createPortal } from '../../src/index.ts'
import { invalidateAfter, invalidateStale, mutationOptions, queryOptions } from '../../src/react-query.ts'
import { credits, payment, problem } from '../support/auth-server.ts'
import { paymentBody as body } from '../support/payment.ts'
import { type Handler, startServer } from '../support/server.ts'

const created = { status: 201, body: { data: { reference_number: 'p1' } } }
const keysOf = (server: Awaited<ReturnType<typeof startServer>>) =>
  server.sent(payment).map(({ headers }) => headers['idempotency-key'])

async function paying(handler: Handler) {
  const server = await startServer({ [payment]: handler })
  const portal = createPortal({ baseUrl: server.url })
  const client = new QueryClient()
  const options = () => ({ ...mutationOptions(portal, 'post', '/api/payment'), retry: 2, retryDelay: 0 })
  return { server, client, options, observer: new MutationObserver(client, options()) }
}

describe('mutationOptions', () => {
  it('writes and answers the body', async () => {
    const { observer, server } = await paying(() => created)
    expect(await observer.mutate({ body })).toEqual(created.body)
    expect(JSON.parse(server.sent(payment)[0]?.body ?? '')).toEqual(body)
  })

  it('fails with ApiError', async () => {
    const { observer } = await paying(() => problem(409, 'idempotency_conflict'))
    await expect(observer.mutate({ body })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'idempotency_conflict',
    })
  })

  it('keeps the idempotency key across retries, and makes a new one for a new mutate', async () => {
    const { observer, server } = await paying((_call, times) =>
      times % 3 ? problem(503, 'unavailable') : created,
    )
    await observer.mutate({ body })
    await observer.mutate({ body })
    const keys = keysOf(server)
    expect(keys).toHaveLength(6)
    expect(new Set(keys.slice(0, 3)).size).toBe(1)
    expect(new Set(keys.slice(3)).size).toBe(1)
    expect(keys[3]).not.toBe(keys[0])
  })

  it('keeps it even when a component renders between two retries and hands in new options', async () => {
    const { observer, server, options } = await paying((_call, times) => {
      observer.setOptions(options())
      return times < 3 ? 'drop' : created
    })
    await observer.mutate({ body })
    expect(keysOf(server)).toHaveLength(3)
    expect(new Set(keysOf(server)).size).toBe(1)
  })

  it('uses the caller’s key, so that an intent can outlive the page', async () => {
    const { observer, server } = await paying(() => created)
    await observer.mutate({ body, headers: { 'Idempotency-Key': 'kept-in-the-draft' } })
    await observer.mutate({ body, params: { header: { 'Idempotency-Key': 'kept-in-the-draft' } } })
    expect(keysOf(server)).toEqual(['kept-in-the-draft', 'kept-in-the-draft'])
  })

  it('sends no key where the contract takes none', async () => {
    const server = await startServer({ 'PUT /api/profile': () => ({ status: 200, body: { data: {} } }) })
    const portal = createPortal({ baseUrl: server.url })
    const observer = new MutationObserver(new QueryClient(), mutationOptions(portal, 'put', '/api/profile'))
    await observer.mutate({ body: { firstname: 'Ada' } as never })
    expect(server.calls[0]?.headers).not.toHaveProperty('idempotency-key')
  })
})

describe('invalidateStale', () => {
  async function walletOnScreen(answer: Handler) {
    let balance = 10
    const server = await startServer({
      [credits]: () => ({ status: 200, body: { data: { wallet_credits: String(balance) } } }),
      'GET /api/faqs': () => ({ status: 200, body: { data: [] } }),
      'POST /api/redeem-starter': (call, times) => {
        balance = 110
        return answer(call, times)
      },
    })
    const portal = createPortal({ baseUrl: server.url })
    const client = new QueryClient({ mutationCache: new MutationCache({ onSuccess: invalidateStale }) })
    const wallet = new QueryObserver(client, queryOptions(portal, '/api/wallet/credits'))
    wallet.subscribe(() => {})
    await Promise.all([wallet.refetch(), client.fetchQuery(queryOptions(portal, '/api/faqs'))])
    const redeem = new MutationObserver(client, mutationOptions(portal, 'post', '/api/redeem-starter'))
    const shown = () => wallet.getCurrentResult().data?.data.wallet_credits
    return { server, client, portal, redeem, shown }
  }

  it('reads again what the contract says is stale, before the mutation counts as done', async () => {
    const { redeem, shown, server, client, portal } = await walletOnScreen(() => created)
    expect(shown()).toBe('10')
    await redeem.mutate()
    expect(shown()).toBe('110')
    expect(server.count('GET /api/faqs')).toBe(1)
    expect(client.getQueryState(queryOptions(portal, '/api/faqs').queryKey)?.isInvalidated).toBe(false)
  })

  it('leaves all as it is when the write failed', async () => {
    const { redeem, shown } = await walletOnScreen(() => problem(409, 'already_redeemed'))
    await expect(redeem.mutate()).rejects.toMatchObject({ code: 'already_redeemed' })
    expect(shown()).toBe('10')
  })

  it('can be asked for after a write that was no mutation', async () => {
    const { client, portal, shown } = await walletOnScreen(() => created)
    await portal.POST('/api/redeem-starter')
    await invalidateAfter(client, 'post', '/api/redeem-starter')
    expect(shown()).toBe('110')
  })
})
