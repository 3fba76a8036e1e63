import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { parseJsonFeed, parseRssFeed } from 'feedsmith'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { escapeXml } from '../src/modules/discovery/escape-xml.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

const get = async (path: string) => {
  const response = await fetch(`${server.url}${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return { type: response.headers.get('Content-Type'), text: await response.text() }
}

const hostile = 'a <script>alert(1)</script> & "quotes" ]]> \u0001\uD800 end'

test('the changelog as RSS and as JSON Feed: the same releases, as a parser of feeds reads them', async () => {
  await server.db
    .updateTable('api_releases')
    .set({
      changes: JSON.stringify({
        changes: [{ kind: 'CHANGED', breaking: true, text: hostile, operations: [] }],
        changes_left_out: 3,
      }),
    })
    .where('full_version', '=', '1.2.0')
    .execute()
  const rss = await get('/changelog.xml')
  const json = await get('/changelog.json')
  expect([rss.type, json.type]).toEqual(['application/rss+xml; charset=utf-8', 'application/feed+json'])
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(rss.text).close()

  const feed = parseRssFeed(rss.text)
  const other = parseJsonFeed(json.text)
  expect(feed.title).toBe(other.title)
  const { items = [] } = feed
  expect(items.map(({ guid }) => guid?.value)).toEqual(other.items?.map(({ id }) => id))
  expect(items.map(({ title }) => title)).toEqual(other.items?.map(({ title }) => title))
  expect(items.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'SIM Swap 1.2.0, with breaking changes',
      'Number Verification 2.0.0, with breaking changes',
    ]),
  )
  const days = other.items?.map(({ date_published }) => Number(date_published)) ?? []
  expect(days).toEqual([...days].sort((one, next) => next - one))
  for (const { link = '' } of items) expect(link).toMatch(/^https?:\/\/[^/]+\/api\/.+\?part=changelog$/)
  const simSwap = items.find(({ title }) => title?.startsWith('SIM Swap'))
  expect(simSwap?.description).toContain('Breaking: a &lt;script&gt;alert(1)&lt;/script&gt; &amp;')
  expect(simSwap?.description).toContain('<br>And 3 more.')
})

test('the feeds of one API have its releases alone, under an address of their own', async () => {
  const of = async (ending: string) => (await get(`/changelog.${ending}?api=number-verification`)).text
  const rss = parseRssFeed(await of('xml'))
  const json = parseJsonFeed(await of('json'))
  expect([rss.title, json.title]).toEqual(Array(2).fill('Number Verification changelog'))
  const titles = json.items?.map(({ title }) => title)
  expect(titles).toEqual(['Number Verification 2.0.0, with breaking changes', 'Number Verification 1.0.0'])
  expect(rss.items?.map(({ title }) => title)).toEqual(titles)
  expect(json.feed_url).toMatch(/\/changelog\.json\?api=number-verification$/)
  expect(rss.atom?.links?.[0]?.href).toMatch(/\/changelog\.xml\?api=number-verification$/)
  for (const api of ['nothing', '', '%00']) {
    const response = await fetch(`${server.url}/changelog.json?api=${api}`)
    expect([api, response.status]).toEqual([api, 404])
  }
})

test('without releases the feeds are empty, and still feeds', async () => {
  await server.db.deleteFrom('api_releases').execute()
  expect(parseRssFeed((await get('/changelog.xml')).text).title).toBe('Switchboard API changelog')
  expect(JSON.parse((await get('/changelog.json')).text).items).toEqual([])
})

test('a text of anybody is XML: signs are escaped, what XML cannot write is left out', () => {
  expect(escapeXml(hostile)).toBe(
    'a &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot; ]]&gt;  end',
  )
})

test('checksums are those of the documents, under the names that they are saved by', async () => {
  const { text } = await get('/openapi/sim-swap-1.2.0.sha256')
  const digest = async (path: string) =>
    createHash('sha256')
      .update((await get(path)).text)
      .digest('hex')
  expect(text).toBe(
    `${await digest('/openapi/sim-swap-1.2.0.yaml')}  lumina-sim-swap-1.2.0.yaml\n` +
      `${await digest('/openapi/sim-swap-1.2.0.json')}  lumina-sim-swap-1.2.0.json\n`,
  )
})

test('a Postman environment has a base URL and a key for each mode, the keys as secrets and empty', async () => {
  const collection = JSON.parse((await get('/openapi/device-location-0.9.0.postman.json')).text)
  const environment = JSON.parse((await get('/openapi/device-location-0.9.0.postman-environment.json')).text)
  const plain = ({ key, value }: { key: string; value: string }) => [key, value]
  const derived = ['baseUrl', 'apiKey']
  expect(environment.values.map(plain)).toEqual(
    collection.variable.map(plain).filter(([key]: readonly string[]) => !derived.includes(key ?? '')),
  )
  const secrets = environment.values.filter(({ type }: { type: string }) => type === 'secret')
  expect(secrets.map(plain)).toEqual([
    ['testKey', ''],
    ['liveKey', ''],
  ])
  expect(environment).toMatchObject({
    name: 'beacon-device-location-0.9.0',
    _postman_variable_scope: 'environment',
  })
})

test.each(['mock', 'test', 'live'])('the collection sends its requests in mode %s', async (mode) => {
  const collection = JSON.parse((await get('/openapi/device-location-0.9.0.postman.json')).text)
  const variables = new Map<string, string>(
    collection.variable.map(({ key, value }: { key: string; value: string }) => [key, value]),
  )
  variables.set('mode', mode).set('testKey', 'sb_test_a').set('liveKey', 'sb_live_b')
  const [{ listen, script }] = collection.event
  expect(listen).toBe('prerequest')
  runInNewContext(script.exec.join('\n'), { pm: { variables } })
  const path = mode === 'mock' ? '/mock/device-location@v0' : '/gateway/beacon/v0'
  expect(new URL(variables.get('baseUrl') ?? '').pathname).toBe(path)
  expect(variables.get('apiKey')).toBe({ mock: 'mock', test: 'sb_test_a', live: 'sb_live_b' }[mode])
})

test('a mode that there is not sends nothing', async () => {
  const collection = JSON.parse((await get('/openapi/device-location-0.9.0.postman.json')).text)
  const run = () =>
    runInNewContext(collection.event[0].script.exec.join('\n'), {
      pm: { variables: new Map([['mode', 'Live']]) },
    })
  expect(run).toThrow('Set the variable mode to mock, test or live.')
})
