import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { demoPassword } from '../src/seed/personas.ts'
import { eventually } from './support/eventually.ts'
import { receiverOfFile, webhookOwner } from './support/receiver.ts'
import { serverOfFile } from './support/server.ts'
import { repo } from './support/world.ts'

const server = await serverOfFile()
const receiver = await receiverOfFile()
const owner = await webhookOwner(server, 'user')
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let child: ChildProcess | undefined
afterEach(() => child?.kill('SIGKILL'))

function listen(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const command = ['--conditions=@switchboard/source', join(repo, 'sdk/bin/main.ts'), 'listen', ...args]
  const own = spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      SWITCHBOARD_PORTAL: `${server.url}/portal-api`,
      SWITCHBOARD_EMAIL: 'jun@example.com',
      SWITCHBOARD_PASSWORD: demoPassword,
      SWITCHBOARD_WEBHOOK_SECRET: secret,
      ...env,
    },
  })
  child = own
  const out: string[] = []
  own.stdout.on('data', (text) => out.push(`${text}`))
  own.stderr.on('data', (text) => out.push(`${text}`))
  const ended = new Promise<number | null>((resolve) => own.on('close', resolve))
  return { own, ended, text: () => out.join('') }
}

test.each([
  ['a wrong password', [], { SWITCHBOARD_PASSWORD: 'wrong' }, /Wrong email address or password/],
  ['no portal', [], { SWITCHBOARD_PORTAL: 'http://127.0.0.1:1/portal-api' }, /can’t be reached/],
  ['no password', [], { SWITCHBOARD_PASSWORD: '' }, /SWITCHBOARD_PASSWORD/],
  ['no URL', ['--forward-to', 'localhost:3000'], {}, /isn’t a URL/],
  ['an unknown option', ['--forward', 'x'], {}, /--forward/],
  ['an unknown event', ['--events', 'payment.paid'], {}, /no event payment\.paid.*payment\.settled/],
  ['no webhook', [], {}, /You have no webhook/],
] as const)('ends with 1 and a sentence: %s', async (_what, args, env, sentence) => {
  const run = listen(args, env)
  expect(await run.ended).toBe(1)
  expect(run.text()).toMatch(sentence)
  expect(run.text()).not.toMatch(/^\s+at /m)
})

/** The portal, which can be away, or know nobody. */
async function portalInBetween() {
  const state = { mode: 'open' as 'open' | 'away' | 'ended' }
  const between = createServer(async (request, response) => {
    if (state.mode === 'away') return request.socket.destroy()
    if (state.mode === 'ended') {
      response.writeHead(401, { 'Content-Type': 'application/problem+json' })
      return response.end(JSON.stringify({ status: 401, code: 'token_expired', title: 'Session expired' }))
    }
    const { method = 'GET', headers } = request
    const body = method === 'GET' ? undefined : await buffer(request)
    const sent = { authorization: headers.authorization ?? '', 'content-type': 'application/json' }
    const answer = await fetch(`${server.url}${request.url}`, {
      method,
      headers: sent,
      ...(body && { body }),
    })
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' })
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void between.close())
  const { port } = between.address() as AddressInfo
  return Object.assign(state, { url: `http://127.0.0.1:${port}/portal-api` })
}

test('a portal that is away is waited for, and nothing is missed; a session that has ended ends the run', async () => {
  const { id } = await owner.add('https://1.1.1.1/hooks')
  const portal = await portalInBetween()
  const run = listen([], { SWITCHBOARD_PORTAL: portal.url })
  await eventually(async () => expect(run.text()).toContain('Ready.'))
  portal.mode = 'away'
  await eventually(async () => expect(run.text()).toContain('Trying again'))
  await owner.ask('POST', '/test', { webhook_id: id, event: 'payment.settled' })
  portal.mode = 'open'
  await eventually(async () =>
    expect(run.text()).toMatch(/payment\.settled {2}evt_\S+[\s\S]*The portal is back/),
  )
  portal.mode = 'ended'
  expect(await run.ended).toBe(1)
  expect(run.text()).toContain('Your session ended.')
})

test('repeats events to a local server as the portal signs them, and ends by Ctrl-C', async () => {
  const { id } = await owner.add('https://1.1.1.1/hooks', ['payment.settled', 'api.deprecated'])
  const send = (event: string) => owner.ask('POST', '/test', { webhook_id: id, event })
  await send('payment.settled')
  const run = listen(['--forward-to', `${receiver.url}/hook`, '--events', 'payment.settled'])
  await eventually(async () => expect(run.text()).toContain('Ready.'))
  await send('api.deprecated')
  await send('payment.settled')
  await eventually(async () => expect(receiver.received).toHaveLength(1))
  const [sent] = receiver.received
  const headers = sent?.headers as Record<string, string>
  const event = new Webhook(secret).verify(sent?.body ?? '', headers)
  expect(event).toMatchObject({ type: 'payment.settled' })
  await eventually(async () => expect(run.text()).toMatch(/→ 200 in \d+ ms {2}v1,\S+ verified/))
  run.own.kill('SIGINT')
  expect(await run.ended).toBe(0)
  expect(run.text()).not.toContain(demoPassword)
})
