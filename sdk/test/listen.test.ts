// `switchboard-webhooks listen`, where something else than the portal answers at its address.
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ListenError } from '../bin/checked-fetch.ts'
import { listen } from '../bin/listen.ts'

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

/** A session that works, one webhook, and an event that is new at the second look. */
function honest(): Record<string, RequestListener> {
  let looks = 0
  const row = { delivery_id: 'dlv_1', event_id: 'evt_1', event: 'payment.settled' }
  return {
    'POST /login': (_request, response) =>
      json(response, { data: { access_token: 'a', refresh_token: 'r' } }),
    'POST /api/logout': (_request, response) => json(response, { data: {} }),
    'GET /api/webhooks': (_request, response) => json(response, { data: [{ webhook_id: 'whk_1' }] }),
    'GET /api/webhooks/deliveries': (_request, response) =>
      json(response, { data: looks++ === 0 ? [] : [row] }),
    'GET /api/webhooks/delivery': (_request, response) =>
      json(response, { data: { payload: '{"type":"payment.settled"}' } }),
  }
}

async function run(lie: Record<string, RequestListener>) {
  const answers = { ...honest(), ...lie }
  const portal = await serve((request, response) => {
    const answer = answers[`${request.method} ${request.url?.split('?')[0]}`]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  const options = { portal, email: 'jun@example.com', password: 'secret', secret: undefined, code: undefined }
  const printed: string[] = []
  const stop = new AbortController()
  const print = (line: string) => {
    printed.push(line)
    if (line.includes('verified')) stop.abort()
  }
  const end = await listen(
    { ...options, forwardTo: undefined, events: [], webhook: undefined },
    { print, signal: stop.signal, maxMs: 2_000 },
  ).catch((error) => error)
  return { end, printed: printed.join('\n') }
}

test('an honest portal: its events are printed', async () => {
  const { end, printed } = await run({})
  expect(end).toBeUndefined()
  expect(printed).toContain('payment.settled  evt_1')
})

const html: RequestListener = (_request, response) =>
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Log in to the Wi-Fi</p>')
const sends =
  (body: unknown): RequestListener =>
  (_request, response) =>
    json(response, body)
const endless: RequestListener = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}
const stalled: RequestListener = (_request, response) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"data":')
let rows = 0
const always: RequestListener = (_request, response) =>
  json(response, {
    data: Array.from({ length: 100 }, () => ({
      delivery_id: `d${++rows}`,
      event_id: `e${rows}`,
      event: 'x',
    })),
  })
const look = 'GET /api/webhooks/deliveries'
const row = { delivery_id: 'd', event_id: 'e', event: 'x' }

test.each<[string, string, RequestListener, RegExp]>([
  ['a page at the login', 'POST /login', html, /POST \/login isn’t JSON \(text\/html\)/],
  ['a login without tokens', 'POST /login', sends({ data: {} }), /makes no sense/],
  ['a login of nothing', 'POST /login', sends(null), /makes no sense/],
  [
    'text that says it is JSON',
    'POST /login',
    (_request, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end('{'),
    /isn’t JSON/,
  ],
  ['a page in the place of webhooks', 'GET /api/webhooks', html, /isn’t JSON/],
  ['webhooks that are no list', 'GET /api/webhooks', sends({ data: { length: 1 } }), /makes no sense/],
  ['webhooks of nothing', 'GET /api/webhooks', sends({ data: [null] }), /makes no sense/],
  ['an answer without data', look, sends({}), /makes no sense/],
  ['deliveries without names', look, sends({ data: [{ ...row, event_id: undefined }] }), /makes no sense/],
  ['names that break a line', look, sends({ data: [{ ...row, event: 'a\r\nx: y' }] }), /makes no sense/],
  ['names that steer a terminal', look, sends({ data: [{ ...row, event: '\u001b[2J' }] }), /makes no sense/],
  ['a list without end', look, always, /doesn’t end: 100 pages/],
  [
    'an event that is no text',
    'GET /api/webhooks/delivery',
    sends({ data: { payload: {} } }),
    /makes no sense/,
  ],
  ['an event of nothing', 'GET /api/webhooks/delivery', sends({ data: null }), /makes no sense|unreadable/],
  ['a line without end', look, endless, /more than 10 MB/],
  ['an answer that stops in its midst', look, stalled, /doesn’t end/],
])('ends with a sentence: %s', async (_what, call, lie, sentence) => {
  const { end, printed } = await run({ [call]: lie })
  expect(end).toBeInstanceOf(ListenError)
  expect(end.message).toMatch(sentence)
  expect(printed).not.toContain('reached')
})

test.each([301, 302, 307, 308])('a redirect (%i) is told, and the password stays here', async (status) => {
  const elsewhere: string[] = []
  const thief = await serve((request, response) => {
    elsewhere.push(`${request.url}`)
    json(response, {})
  })
  const lead: RequestListener = (_request, response) =>
    response.writeHead(status, { Location: `${thief}/login` }).end()
  const { end } = await run({ 'POST /login': lead })
  expect(end).toBeInstanceOf(ListenError)
  expect(end.message).toContain(`redirects POST /login to ${thief}/login`)
  expect(elsewhere).toEqual([])
})
