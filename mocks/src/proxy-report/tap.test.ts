import type { RequestListener } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { closesAfterOne, startBackend } from '../../test/backend.ts'
import { LiveStreams } from './live-streams.ts'
import { openTap } from './tap.ts'

async function tapOf(answer: RequestListener) {
  let requests = 0
  const address = await startBackend((incoming, outgoing) => {
    requests++
    answer(incoming, outgoing)
  })
  const broken: string[] = []
  const notes = { broken: (...reported: string[]) => broken.push(reported.join(' ')), response() {} }
  const tap = await openTap(new URL(address), notes, new LiveStreams())
  onTestFinished(() => tap.close())
  return { url: tap.url, broken, requests: () => requests }
}

const echo: RequestListener = (incoming, outgoing) => incoming.pipe(outgoing)

test('a backend that closes an idle connection is not reported for the request that came too late', async () => {
  const { url, broken } = await tapOf(closesAfterOne(echo))
  for (let call = 0; call < 4; call++) expect((await fetch(url)).status).toBe(200)
  expect(broken).toEqual([])
})

test('a request that may change something is sent once, on a new connection', async () => {
  const { url, broken, requests } = await tapOf(closesAfterOne(echo))
  await fetch(url)
  for (const body of ['first', 'second']) {
    const response = await fetch(url, { method: 'POST', body })
    expect(await response.text()).toBe(body)
  }
  expect(requests()).toBe(3)
  expect(broken).toEqual([])
})

test('a backend that breaks off a new connection is asked once, and reported', async () => {
  const { url, broken, requests } = await tapOf(({ socket }) => socket.destroy())
  expect((await fetch(url)).status).toBe(502)
  expect(requests()).toBe(1)
  expect(broken).toEqual(['GET / socket hang up'])
})

test('a response that breaks off on a kept connection is reported, and not asked for again', async () => {
  const { url, broken, requests } = await tapOf((incoming, outgoing) => {
    if (incoming.url === '/') return outgoing.end('whole')
    outgoing.writeHead(200, { 'Content-Length': '10' }).write('half', () => incoming.socket.resetAndDestroy())
  })
  await (await fetch(url)).text()
  expect((await fetch(new URL('/half', url))).status).toBe(502)
  await (await fetch(url)).text()
  expect(requests()).toBe(3)
  expect(broken).toEqual([expect.stringContaining('GET /half')])
})
