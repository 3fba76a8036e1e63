// Events of the stream, and the reads they make stale.
import { queryKey } from '@switchboard/sdk/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { fakePortal, json } from '../../../../test/fake-portal.ts'
import { jun, memberOf } from '../../../../test/profiles.ts'
import { createTestApp } from '../../../../test/render-app.tsx'
import { createLiveNotifications } from './live-notifications.ts'

const reads = [
  '/api/wallet/credits',
  '/api/transactions',
  '/api/api-usage/summary',
  '/api/user-api-response',
  '/api/user-subscription',
  '/api/notifications',
  '/api/webhooks',
  '/api/team/activity',
] as const

// Its first import takes as long as the machine is busy, and the fake clock runs meanwhile.
beforeAll(() => import('@switchboard/sdk/stream'))

let detach: (() => void) | undefined
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] }),
)
afterEach(() => {
  detach?.()
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
})

/** Says this and stays open, so that nobody connects again. */
const openStream = (text: string) =>
  new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) })

/** Which of the reads are stale once the stream has said these, in one browser. */
async function staleAfter(event: object, profile = jun) {
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: { request: (_name: string, _options: object, run: () => unknown) => Promise.resolve(run()) },
  })
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage() {}
      close() {}
    },
  )
  const { sent } = fakePortal({
    'GET /api/profile': json({ data: profile }),
    'GET /api/notifications/stream': () =>
      new Response(openStream(`data: ${JSON.stringify(event)}\n\n`), {
        headers: { 'Content-Type': 'text/event-stream' },
      }),
  })
  const services = createTestApp(jun)
  const { queryClient } = services
  for (const path of reads) queryClient.setQueryData(queryKey(path), { data: [] })
  detach = createLiveNotifications(services).attach()
  // It leaves the page two seconds to itself first.
  await vi.advanceTimersByTimeAsync(2_000)
  const stale = () => reads.filter((path) => queryClient.getQueryState(queryKey(path))?.isInvalidated)
  return { stale, sent, services }
}

test('calls: what calls change is read again, and nothing else', async () => {
  const { stale } = await staleAfter({ type: 'calls' })
  await eventually(() => expect(stale()).toEqual(reads.slice(0, 4)))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stale()).toEqual(reads.slice(0, 4))
})

test('a change by another of the team: what the contract says of it, and what the team did', async () => {
  const { stale } = await staleAfter({ type: 'account', operation: 'POST /api/webhooks' })
  await eventually(() => expect(stale()).toEqual(['/api/webhooks', '/api/team/activity']))
})

test('another role: the profile is read again, and nothing of the account before is shown', async () => {
  const { services, sent } = await staleAfter({ type: 'team' }, memberOf('VIEWER'))
  const { state } = services.session
  await eventually(() => expect(state.current).toMatchObject({ profile: { team: { role: 'VIEWER' } } }))
  expect(sent.map(({ operation }) => operation)).toContain('GET /api/profile')
  await eventually(() =>
    expect(services.queryClient.getQueryData(queryKey('/api/wallet/credits'))).toBeUndefined(),
  )
})

test('what somebody changed of themselves in another browser is seen in this one', async () => {
  const renamed = { ...jun, firstname: 'Juno' }
  const { services } = await staleAfter({ type: 'account', operation: 'PUT /api/profile' }, renamed)
  const { state } = services.session
  await eventually(() => expect(state.current).toMatchObject({ profile: { firstname: 'Juno' } }))
})

test('a stream that begins: whatever may have been told before is read again', async () => {
  const { stale, sent } = await staleAfter({ type: 'ready' })
  await eventually(() => expect(stale()).toEqual(reads))
  await eventually(() => expect(sent.map(({ operation }) => operation)).toContain('GET /api/profile'))
})

test('notifications that were read elsewhere: the lists of them, and nothing else', async () => {
  const { stale, sent } = await staleAfter({ type: 'read' })
  await eventually(() => expect(stale()).toEqual(['/api/notifications']))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([stale(), sent.map(({ operation }) => operation)]).toEqual([
    ['/api/notifications'],
    ['GET /api/notifications/stream'],
  ])
})

test('a stream that begins where nothing has changed since the page did: nothing is read again', async () => {
  const { stale, sent } = await staleAfter({ type: 'ready', unchanged: true })
  await eventually(() => expect(sent).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([stale(), sent.map(({ operation }) => operation)]).toEqual([[], ['GET /api/notifications/stream']])
})
