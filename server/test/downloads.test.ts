import validation from '@har-sdk/validator'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { reading } from '../src/modules/reference/repo.ts'
import { headingsOf, nodesOfType, wordsOf } from './support/markdown.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile({ settings: { publicUrl: 'https://portal.example' } })

const names = [
  'sim-swap-1.2.0',
  'number-verification-2.0.0',
  'one-time-password-1.1.0',
  'messaging-1.4.0',
  'device-location-0.9.0',
  'quality-on-demand-1.0.0',
]

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, { headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const download = async (file: string) => (await get(`/openapi/${file}`)).text

describe.each(names)('%s', (name) => {
  test('the document says the same in YAML and JSON, and is valid OpenAPI', async () => {
    const json = JSON.parse(await download(`${name}.json`))
    expect(json).toEqual(parse(await download(`${name}.yaml`)))
    expect(await new Validator().validate(json)).toMatchObject({ valid: true })
  })

  test('the Postman collection is valid by Postman’s schema', async () => {
    const collection = JSON.parse(await download(`${name}.postman.json`))
    expect(await new validation.PostmanValidator().verify(collection)).toEqual([])
  })

  test('the Markdown has every operation, each with its price, fields, errors and a call', async () => {
    const { operations } = await readDocument(name)
    const whole = await download(`${name}.md`)
    for (const { operationId, summary, price, fields, codes } of operations) {
      const text = await download(`${name}/${operationId}.md`)
      expect(headingsOf(text).slice(0, 2)).toEqual([`# ${summary}`, '## Price'])
      expect(text).toContain(Number(price) === 0 ? 'Free' : `${price} credits a`)
      const cells = nodesOfType(text, 'tableCell').map(wordsOf)
      expect(cells).toEqual(expect.arrayContaining([...fields, ...codes]))
      expect(text).toContain('--header "X-API-Key: $SWITCHBOARD_KEY"')
      expect(headingsOf(whole)).toContain(`## ${summary}`)
    }
  })
})

interface Raw {
  operationId: string
  summary: string
  'x-price': { credits: string }
  parameters?: { name: string }[]
  responses: Record<
    string,
    { content?: Record<string, { examples?: Record<string, { value: { code?: string } }> }> }
  >
}

/** The facts that the Markdown must contain, read from the document itself. */
async function readDocument(name: string) {
  const document = JSON.parse(await download(`${name}.json`))
  const at = <Value>(value: Value & { $ref?: string }): Value =>
    value?.$ref
      ? value.$ref
          .slice(2)
          .split('/')
          .reduce((whole, key) => whole[key], document)
      : value
  const items = Object.values(document.paths).flatMap((item) => Object.values(item as object)) as Raw[]
  const operations = items.filter(({ operationId }) => operationId)
  return {
    operations: operations.map((raw) => ({
      operationId: raw.operationId,
      summary: raw.summary,
      price: raw['x-price'].credits,
      fields: (raw.parameters ?? []).map((parameter) => at(parameter).name),
      codes: Object.values(raw.responses)
        .flatMap((response) => Object.values(at(response).content ?? {}))
        .flatMap(({ examples = {} }) => Object.values(examples))
        .flatMap((example) => at(example).value.code ?? []),
    })),
  }
}

test('a Postman collection sends a test value to the gateway, and saves the answers of the examples', async () => {
  const { info, variable, item } = JSON.parse(await download('number-verification-2.0.0.postman.json'))
  expect(info).toMatchObject({ name: 'Number Verification v2', version: '2.0.0' })
  expect(variable).toContainEqual({
    key: 'testUrl',
    value: 'https://portal.example/gateway/lumina/number-verification/v2',
    type: 'string',
  })
  const [verify] = item[0].item
  expect(JSON.parse(verify.request.body.raw).phoneNumber).toBe('+639175550101')
  const mismatch = verify.response.find(({ name }: { name: string }) => name.includes('another number'))
  expect(JSON.parse(mismatch.body)).toEqual({ devicePhoneNumberVerified: false })
  expect(JSON.parse(mismatch.originalRequest.body.raw).phoneNumber).toBe('+639175550102')
})

test('beside the price stand the limits of each plan, as they are now', async () => {
  const limits = async () =>
    (await download('sim-swap-1.2.0/checkSimSwap.md')).match(/^Limits: (.*)\. \[Prices and limits\]/m)?.[1]
  expect(await limits()).toBe(
    'up to 100 calls a second, 3,000 a minute, 100,000 a day on Pay as you go; up to 200 calls a second, 6,000 a minute, 300,000 a day on Growth; up to 300 calls a second, 10,000 a minute, 5,000,000 a month on Business monthly; no limit on SIM Swap monthly; up to 500 calls a second, 20,000 a minute on Scale yearly',
  )
  const setLimits = (limits: object) =>
    server.db
      .updateTable('plans')
      .set({ limits: JSON.stringify(limits) })
      .where('plan_name', '=', 'SIM Swap monthly')
      .execute()
  await setLimits({ calls_per_second: 500 })
  expect(await limits()).toMatch(/; up to 500 calls a second on SIM Swap monthly;/)
  const { info } = JSON.parse(await download('sim-swap-1.2.0.postman.json'))
  expect(info.description).toContain('Limits: up to 100 calls a second')
  expect((await download('sim-swap-1.2.0.md')).match(/^Limits: /gm)).toHaveLength(1)
  await setLimits({})
})

test('an error is told with its cause and its mend', async () => {
  const text = await download('number-verification-2.0.0/verifyNumber.md')
  expect(text).toMatch(/\| 404 \| `not_on_mobile_data` \| [^|]*The phone is on Wi-Fi\. \|/)
  expect(text).toContain('Ask the user to switch to mobile data, or send a code instead.')
  expect(text).toMatch(/"pointer": "#\/phoneNumber",[^}]*"message": "Write it as \+639175550101\."/)
})

test.each([
  ['lumina-otp-1.1.0.yaml', 'one-time-password-1.1.0.yaml', 'application/yaml', 'attachment'],
  ['lumina-otp-1.1.0.json', 'one-time-password-1.1.0.json', 'application/json', 'attachment'],
  ['lumina-otp-1.1.0.postman.json', 'one-time-password-1.1.0.postman.json', 'application/json', 'attachment'],
  ['lumina-otp-1.1.0.md', 'one-time-password-1.1.0.md', 'text/markdown', 'inline'],
  ['beacon-device-location-0.9.0.yaml', 'device-location-0.9.0.yaml', 'application/yaml', 'attachment'],
])('saved as %s', async (saved, file, type, disposition) => {
  const { status, headers } = await get(`/openapi/${file}`)
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toContain(type)
  expect(headers.get('Content-Disposition')).toBe(`${disposition}; filename="${saved}"`)
})

test('304: who has a file does not get it again, until it is another', async () => {
  const { headers } = await get('/openapi/messaging-1.4.0.md')
  const tag = headers.get('ETag') ?? ''
  const ask = (value: string) => get('/openapi/messaging-1.4.0.md', { 'If-None-Match': value })
  expect(await ask(tag)).toMatchObject({ status: 304, text: '' })
  expect((await ask(`"other", ${tag.replace(/^W\//, '')}`)).status).toBe(304)
  expect((await ask('"other"')).status).toBe(200)
  expect(headers.get('Cache-Control')).toBe('public, max-age=60, must-revalidate')
  await server.db.updateTable('apis').set({ status: 'BETA' }).where('api', '=', 'messaging').execute()
  expect(await ask(tag)).toMatchObject({ status: 200, text: expect.stringContaining('**Beta.**') })
})

test('a large file is sent small to those who take it so', async () => {
  const response = await fetch(`${server.url}/openapi/sim-swap-1.2.0.postman.json`, {
    headers: { 'Accept-Encoding': 'br' },
  })
  expect(response.headers.get('Content-Encoding')).toBe('br')
  expect(response.headers.get('Vary')).toContain('accept-encoding')
  expect(await response.json()).toMatchObject({ info: { name: 'SIM Swap v1' } })
})

test('a file that is still to be made, and one that never will', async () => {
  const setReading = (reading: number) =>
    server.db.updateTable('api_references').set({ reading }).where('api', '=', 'device-location').execute()
  await server.db.deleteFrom('api_texts').where('api', '=', 'device-location').execute()
  await setReading(0)
  const { status, headers } = await get('/openapi/device-location-0.9.0.md')
  expect([status, headers.get('Retry-After')]).toEqual([503, '30'])
  await setReading(reading)
  expect((await get('/openapi/device-location-0.9.0.md')).status).toBe(404)
})

test.each([
  'nothing-1.0.0.yaml',
  'messaging-1.4.0.txt',
  'messaging-1.4.0',
  'messaging-9.9.9.postman.json',
  'messaging-1.4.0/nothing.md',
  'messaging-1.4.0/sendMessage.json',
  'nothing-1.0.0/sendMessage.md',
  '%00.md',
  'messaging-1.4.0/%00.md',
])('404 not_found: %s', async (file) => {
  const { status, headers, text } = await get(`/openapi/${file}`, { Accept: 'text/html' })
  expect([status, JSON.parse(text).code]).toEqual([404, 'not_found'])
  expect(headers.get('Content-Type')).toContain('application/problem+json')
})
