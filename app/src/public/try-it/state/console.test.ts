import type { HttpRequest } from '@switchboard/oas/request'
import { expect, test, vi } from 'vitest'
import type { Outcome } from '../sending/send.ts'
import { api, operation } from '../test/operation.ts'
import { createConsole } from './console.ts'
import { createKeys } from './keys.ts'

const response: Outcome = { kind: 'response', status: 200, ms: 1, headers: [], body: new Blob(), text: '' }

function createTestConsole(rest: Parameters<typeof operation>[0] = {}) {
  const keys = createKeys()
  const send = vi.fn(async (_call: HttpRequest, _signal: AbortSignal): Promise<Outcome> => response)
  const onBooked = vi.fn()
  const parts = {
    api,
    operation: operation(rest),
    keys,
    portal: new URL('http://portal.test/portal-api'),
    send,
    onBooked,
  }
  return { keys, send, onBooked, console: createConsole({ ...parts, now: () => 5 }) }
}

const testKey = `sb_test_${'a'.repeat(38)}`
const liveKey = `sb_live_${'a'.repeat(38)}`

test('what nobody answers for is never sent, and its call is still shown', async () => {
  const send = vi.fn(async (): Promise<Outcome> => response)
  const console = createConsole({
    api: { ...api, servers: [] },
    operation: operation(),
    keys: createKeys(),
    portal: new URL('http://portal.test/portal-api'),
    send,
    onBooked: vi.fn(),
    now: () => 5,
  })
  await console.send()
  expect(send).not.toHaveBeenCalled()
  expect(console.call()).toMatchObject({ url: 'http://portal.test/gateway/lumina/sim-swap/v1/check' })
  expect(console.call().headers).toContainEqual(['X-API-Key', 'YOUR_API_KEY'])
})

test('the mock is reached at the first click, with the first example', async () => {
  const { console, send } = createTestConsole()
  await console.send()
  expect(send.mock.calls[0]?.[0]).toEqual(console.call())
  expect(console.call()).toMatchObject({ method: 'POST', url: 'http://portal.test/mock/sim-swap/check' })
  expect(JSON.parse(console.call().body ?? '')).toEqual({ phoneNumber: '+639175550101', maxAge: 24 })
  expect(console.state.outcome).toEqual({ came: response, from: 'MOCK' })
})

test('a scenario is asked for by id or name, in the mock only', () => {
  const { console, keys } = createTestConsole()
  console.ask('creditsShort')
  expect(console.state.scenario).toBe('402 creditsShort')
  expect(console.call().headers).toContainEqual(['Prefer', 'code=402, example=creditsShort'])
  keys.switchTo('TEST')
  expect(console.call().headers.map(([name]) => name)).not.toContain('Prefer')
  console.ask('no such')
  expect(console.state.scenario).toBe('')
})

test.each([
  ['TEST', ''],
  ['TEST', liveKey],
  ['LIVE', testKey],
] as const)('in %s with key %j nothing is sent, and the reason is said', async (environment, key) => {
  const { console, keys, send } = createTestConsole()
  keys.switchTo(environment)
  keys.hold('sim-swap', environment, key)
  await console.send()
  expect(send).not.toHaveBeenCalled()
  expect(console.state.refused).toBe(true)
  expect(console.refusal()?.field).toBe('key')
})

test('each environment has its own key', () => {
  const { console, keys } = createTestConsole()
  keys.hold('sim-swap', 'TEST', testKey)
  keys.hold('sim-swap', 'LIVE', ` ${liveKey}\n`)
  keys.switchTo('LIVE')
  expect(console.call().headers).toContainEqual(['X-API-Key', liveKey])
})

test.each([
  ['TEST', testKey, 1],
  ['LIVE', liveKey, 1],
] as const)('a call in %s makes usage and balances stale', async (environment, key, times) => {
  const { console, keys, onBooked } = createTestConsole()
  keys.switchTo(environment)
  keys.hold('sim-swap', environment, key)
  await console.send()
  expect(onBooked).toHaveBeenCalledTimes(times)
})

test('the newest twenty calls are kept, without keys, and can be recalled', async () => {
  const { console, keys } = createTestConsole()
  keys.switchTo('TEST')
  keys.hold('sim-swap', 'TEST', testKey)
  for (let turn = 1; turn <= 22; turn += 1) {
    console.fill({ ...console.state.values, body: `{"turn":${turn}}` })
    await console.send()
  }
  const { history } = console.state
  expect(history.map(({ values }) => values.body).slice(0, 2)).toEqual(['{"turn":22}', '{"turn":21}'])
  expect(history).toHaveLength(20)
  expect(JSON.stringify(history)).not.toContain('sb_test_')
  keys.switchTo('MOCK')
  const oldest = history.at(-1)
  if (oldest) console.recall(oldest)
  expect(keys.state.environment).toBe('TEST')
  expect(console.state.values.body).toBe('{"turn":3}')
})

test('an address with a gap is not called', async () => {
  const input = {
    name: 'id',
    place: 'path',
    required: true,
    deprecated: false,
    description: '',
    schema: {},
    example: null,
  } as const
  const { console, send } = createTestConsole({ path: '/sessions/{id}', inputs: [input] })
  await console.send()
  expect(send).not.toHaveBeenCalled()
  expect(console.refusal()).toEqual({ field: 'path id', text: 'Fill in id. It’s part of the URL.' })
})

test('a second click does not send twice, and a call can be stopped', async () => {
  const { console, send } = createTestConsole()
  let signal: AbortSignal | undefined
  send.mockImplementation((_call, options) => {
    signal = options
    return new Promise((resolve) => {
      options.addEventListener('abort', () => resolve({ kind: 'failure', reason: 'stopped', ms: 1 }))
    })
  })
  const first = console.send()
  await console.send()
  expect(send).toHaveBeenCalledTimes(1)
  console.stop()
  await first
  expect(signal?.aborted).toBe(true)
  expect(console.state).toMatchObject({ sending: false, outcome: { came: { reason: 'stopped' } } })
})

const photos = (required: boolean) => ({
  body: {
    required,
    description: '',
    content: [
      {
        type: 'multipart/form-data',
        schema: { type: 'object', properties: { photo: { type: 'string', format: 'binary' } } },
        examples: [],
      },
    ],
  },
})

test('a form that may be left out is sent without a body while nothing of it is filled in', async () => {
  const { console, send } = createTestConsole(photos(false))
  expect(console.refusal()).toBeUndefined()
  // The sample shows a placeholder all the same.
  expect(console.call().parts).toMatchObject([{ name: 'photo', file: 'photo.bin' }])
  await console.send()
  expect(send.mock.calls[0]?.[0]).toMatchObject({ body: null })
  expect(send.mock.calls[0]?.[0]).not.toHaveProperty('parts')
})

test('a form that has to be sent asks for its file', async () => {
  const { console, send } = createTestConsole(photos(true))
  expect(console.refusal()).toEqual({ field: 'form photo', text: 'Choose a file for photo.' })
  await console.send()
  expect(send).not.toHaveBeenCalled()
})
