import { MutationCache, MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { createPortal } from '../../src/index.ts'
import { invalidateAfterEvents, invalidateStale, mutationOptions } from '../../src/react-query.ts'
import { startServer } from '../support/server.ts'

vi.mock('../../src/generated/invalidations.ts', () => {
  throw new Error('The network is gone.')
})

it('a write is done, and every read stale, where what it makes stale cannot be fetched', async () => {
  const server = await startServer({ 'PUT /api/profile': () => ({ status: 200, body: { data: {} } }) })
  const client = new QueryClient({ mutationCache: new MutationCache({ onSuccess: invalidateStale }) })
  client.setQueryData(['a read'], 'before')
  const portal = createPortal({ baseUrl: server.url })
  const observer = new MutationObserver(client, mutationOptions(portal, 'put', '/api/profile'))
  expect(await observer.mutate({ body: { firstname: 'Ada' } as never })).toEqual({ data: {} })
  expect(client.getQueryState(['a read'])?.isInvalidated).toBe(true)
})

it('after an event, too', async () => {
  const client = new QueryClient()
  client.setQueryData(['a read'], 'before')
  await invalidateAfterEvents(client, [{ type: 'account', operation: 'PUT /api/profile' }])
  expect(client.getQueryState(['a read'])?.isInvalidated).toBe(true)
})
