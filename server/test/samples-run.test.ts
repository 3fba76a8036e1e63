// Documentation that rots is worse than none: every sample of every operation of the demo APIs, as its page shows it with a test
// key, is run against the gateway, and prints what the API answers.
import { STATUS_CODES } from 'node:http'
import { format } from 'node:util'
import type { HttpRequest } from '@switchboard/oas/request'
import { languages, printSnippet } from '@switchboard/oas/snippets'
import type { components } from '@switchboard/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createConsole } from '../../app/src/public/try-it/state/console.ts'
import { createKeys } from '../../app/src/public/try-it/state/keys.ts'
import { complaintsOfSamples } from '../../app/test/compile-samples.ts'
import { runSample } from '../../app/test/run-sample.ts'
import { listContracts, startMocks } from '../../mocks/src/index.ts'
import { listProducts } from '../../mocks/src/products.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { subscriber } from './support/subscribers.ts'

type Schemas = components['schemas']

const products = (await listProducts()).map(({ name }) => name)
const contracts = (await listContracts()).filter(({ name }) => products.includes(name))
const mocks = await startMocks({ contracts, ports: () => 0 })
const server = await serverOfFile({ mocks: new Map(products.map((name) => [name, mocks.url(name)])) })
afterAll(() => mocks.close())

interface PrintedSample {
  readonly what: string
  readonly call: HttpRequest
  readonly answer: { readonly status: number; readonly text: string }
}
const shown: PrintedSample[] = []

/** The console's initial request for an operation, once a test key was typed. */
function consoleCall(api: Schemas['ApiVersion'], operation: Schemas['ReferenceOperation'], key: string) {
  const keys = createKeys()
  keys.switchTo('TEST')
  keys.hold(api.api, 'TEST', key)
  const portal = new URL(`${server.url}/portal-api`)
  const send = () => Promise.reject(new Error('Nothing is sent.'))
  const quiet = { send, onCharged() {}, onBooked() {}, now: () => 0 }
  return createConsole({ api, operation, keys, portal, ...quiet }).call()
}

async function send({ method, url, headers, body }: HttpRequest) {
  const response = await fetch(url, { method, headers: headers.map(([name, value]) => [name, value]), body })
  return { status: response.status, text: await response.text() }
}

async function dataOf<Data>(method: string, path: string, body?: object): Promise<Data> {
  const response = await server.ask(method, `/portal-api/api/${path}`, { body })
  expect(response.status, path).toBe(200)
  return response.body.data as Data
}

beforeAll(async () => {
  const jun = await subscriber(server, 'user')
  const subscribed = new Set((await jun.subscriptions()).map(({ api }) => api))
  for (const { api, version } of await dataOf<Schemas['PublicApi'][]>('GET', 'api-list-public')) {
    if (!subscribed.has(api)) await jun.subscribed({ api })
    const { secret } = await giveKey(server, { userId: 'usr_jun7Q2', api, type: 'TEST' })
    const described = await dataOf<Schemas['ApiVersion']>('POST', 'sync', { api, version })
    for (const { operation_id } of described.operations) {
      const of = new URLSearchParams({ api, version, operation_id })
      const operation = await dataOf<Schemas['ReferenceOperation']>('GET', `api-reference/operation?${of}`)
      const call = consoleCall(described, operation, secret)
      const response = await send(call)
      expect(response.status, operation_id).toBeLessThan(300)
      shown.push({ what: `${api} ${version} ${operation_id}`, call, answer: response })
    }
  }
}, 120_000)

/** Each language's output for a response. */
const printed: Readonly<Record<string, (response: PrintedSample['answer']) => string>> = {
  curl: ({ text }) => text,
  python: ({ status, text }) => text || `${status} ${STATUS_CODES[status]}`,
  javascript: ({ status, text }) => `${status} ${text}`,
  typescript: ({ status, text }) => format(text === '' ? status : JSON.parse(text)),
}

test('the languages that the page calls verified are those that are run here', () => {
  const verified = languages.filter(({ isVerified }) => isVerified).map(({ id }) => id)
  expect(verified.toSorted()).toEqual(Object.keys(printed).toSorted())
})

/** So many programs at a time. */
const atOnce = 4

describe.each(languages.filter(({ id }) => id in printed))('the $name samples', (language) => {
  test('print what the API answers at the gateway', { timeout: 240_000 }, async () => {
    expect(shown.length).toBeGreaterThan(15)
    for (let first = 0; first < shown.length; first += atOnce) {
      const some = shown.slice(first, first + atOnce)
      const outputs = await Promise.all(
        some.map(async ({ call }) => runSample(language.id, await printSnippet(call, language))),
      )
      some.forEach(({ what, answer }, index) => {
        expect(outputs[index]?.trim(), what).toBe(printed[language.id]?.(answer).trim())
      })
    }
  })
})

test('every API of ours has a typed client, and every TypeScript sample compiles', async () => {
  expect(new Set(shown.flatMap(({ call }) => call.client?.api ?? []))).toEqual(new Set(products))
  const typeScript = languages.find(({ id }) => id === 'typescript')
  const samples: Record<string, string> = {}
  for (const { what, call } of shown) {
    const sample = typeScript ? await printSnippet(call, typeScript) : ''
    expect(sample.includes('createApi('), what).toBe(call.client !== undefined)
    samples[what.replaceAll(' ', '-')] = sample
  }
  expect(await complaintsOfSamples(samples)).toBe('')
})
