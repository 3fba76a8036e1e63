import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateAfter, invalidateAfterEvents, queryKey } from '../../src/react-query.ts'

test('a first read that was on its way before a write is stale once it is there', async () => {
  const queryClient = new QueryClient()
  const answer = Promise.withResolvers<string>()
  const key = queryKey('/api/webhooks')
  const reading = queryClient.prefetchQuery({ queryKey: key, queryFn: () => answer.promise })
  await invalidateAfter(queryClient, 'put', '/api/webhooks')
  answer.resolve('as it was before')
  await reading
  await expect.poll(() => queryClient.getQueryState(key)?.isInvalidated).toBe(true)
})

test.each([
  ['a kind of event', [{ type: 'read' }], ['/api/notifications']],
  ['several kinds', [{ type: 'read' }, { type: 'team' }], ['/api/notifications', '/api/profile']],
  ['a write', [{ type: 'account', operation: 'POST /api/webhooks' }], ['/api/team', '/api/webhooks']],
  ['a write that this version does not know', [{ type: 'account', operation: 'PUT /new' }], ['/api/team']],
  ['a change that no write has made', [{ type: 'account' }], ['/api/team']],
  ['an event that this version does not know', [{ type: 'newer' as 'read' }], []],
  ['a stream that lives', [{ type: 'heartbeat' }], []],
] as const)('%s makes stale what the contract says, and nothing else', async (_what, events, stale) => {
  const queryClient = new QueryClient()
  const paths = ['/api/notifications', '/api/profile', '/api/team', '/api/wallet/credits', '/api/webhooks']
  for (const path of paths) queryClient.setQueryData(queryKey(path), 'read')
  await invalidateAfterEvents(queryClient, events)
  expect(paths.filter((path) => queryClient.getQueryState(queryKey(path))?.isInvalidated)).toEqual(stale)
})

test('what several events make stale is read again once', async () => {
  const queryClient = new QueryClient()
  let reads = 0
  const queryFn = () => {
    reads += 1
    return reads
  }
  const observer = new QueryObserver(queryClient, { queryKey: queryKey('/api/wallet/credits'), queryFn })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => reads).toBe(1)
  await invalidateAfterEvents(queryClient, [
    { type: 'calls' },
    { type: 'created', notification_id: 'ntf_1' },
    { type: 'account', operation: 'POST /api/payment' },
  ])
  stop()
  expect(reads).toBe(2)
})
