import { expect, test, vi } from 'vitest'
import { abandonableReads } from './abandon-reads.ts'

/** A server that answers when it is told to, and notices when a caller is gone. */
function server() {
  const calls: { request: Request; answer: (response: Response) => void }[] = []
  const fetch = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      calls.push({ request, answer: resolve })
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  return { fetch, calls }
}
const get = (init?: RequestInit) => new Request('https://portal.test/api/profile', init)

test('reads come through, and are given up by their own signal', async () => {
  const { fetch, calls } = server()
  const reads = abandonableReads()
  const send = reads.layer(fetch)
  const read = send(get())
  calls[0]?.answer(new Response('it'))
  expect(await (await read).text()).toBe('it')

  const own = new AbortController()
  const cancelled = send(get({ signal: own.signal }))
  own.abort(new Error('gone'))
  await expect(cancelled).rejects.toThrow('gone')
})

test('once abandoned, reads under way are aborted and settle no more, and no other is sent; writes go on', async () => {
  const { fetch, calls } = server()
  const reads = abandonableReads()
  const send = reads.layer(fetch)
  const settled = vi.fn()
  void send(get()).then(settled, settled)
  const write = send(get({ method: 'POST', body: '{}' }))
  reads.abandon()
  void send(get()).then(settled, settled)
  expect(calls.map(({ request }) => [request.method, request.signal.aborted])).toEqual([
    ['GET', true],
    ['POST', false],
  ])
  calls[1]?.answer(new Response('written'))
  expect(await (await write).text()).toBe('written')
  expect(settled).not.toHaveBeenCalled()
})
