import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { fixture, startProducts } from '../test/running.ts'
import { listContracts } from './contracts.ts'
import { closed, listen } from './listen.ts'
import { startMocks } from './start-mocks.ts'

const contracts = await listContracts()
const simSwap = contracts.filter(({ name }) => name === 'sim-swap')

test('portal is at 4010, content at 4011, products follow in alphabetical order', () => {
  expect(contracts.map(({ name, port }) => [port, name])).toEqual([
    [4010, 'portal'],
    [4011, 'content'],
    [4012, 'device-location'],
    [4013, 'messaging'],
    [4014, 'number-verification'],
    [4015, 'one-time-password'],
    [4016, 'quality-on-demand'],
    [4017, 'sim-swap'],
  ])
})

test('every contract of the repository starts', async () => {
  const mocks = await startMocks({ ports: () => 0 })
  await mocks.close()
  expect(mocks.servers.map(({ name }) => name)).toEqual(contracts.map(({ name }) => name))
  for (const { operations } of mocks.servers) expect(operations).toBeGreaterThan(0)
})

test('closing frees the ports', async () => {
  const first = await startMocks({ contracts: simSwap, ports: () => 0 })
  const port = Number(new URL(first.url('sim-swap')).port)
  await first.close()
  const second = await startMocks({ contracts: simSwap, ports: () => port })
  await second.close()
  expect(second.url('sim-swap')).toBe(first.url('sim-swap'))
})

test('a mock that does not run has no address', async () => {
  const mocks = await startMocks({ contracts: simSwap, ports: () => 0 })
  await mocks.close()
  expect(() => mocks.url('portal')).toThrow(expect.objectContaining({ code: 'contract_unknown' }))
})

test('of two paths that fit, the mock takes the one that the gateway charges', async () => {
  const contracts = [{ name: 'paths', file: fixture('paths.yaml'), port: 0 }]
  const mocks = await startMocks({ contracts, ports: () => 0 })
  const call = async (method: string, path: string) => {
    const response = await fetch(`${mocks.url('paths')}${path}`, { method })
    return response.ok ? response.text() : (response.headers.get('Allow') ?? response.status)
  }
  expect(await call('GET', '/reports/7.json')).toBe('getReportJson')
  expect(await call('GET', '/reports/7.jsonx')).toBe('getReport')
  expect(await call('POST', '/reports/7:cancel')).toBe('cancelReport')
  expect(await call('GET', '/reports/7:cancel')).toBe('getReport')
  // A test value beside fixed letters.
  expect(await call('GET', '/reports/lost.json')).toBe(404)
  expect(await call('DELETE', '/reports/7')).toBe('GET, POST')
  expect(await call('HEAD', '/reports/7')).toBe('GET, POST')
  expect(await call('PATCH', '/reports/7.json')).toBe('GET, POST')
  expect(await call('PUT', '/reports/7:cancel')).toBe('POST, GET')
  expect(await call('GET', '/reports/')).toBe(404)
  await mocks.close()
})

describe('when one mock cannot start', () => {
  test('a port in use is named, with the way out, and none is left running', async () => {
    const taken = createServer()
    const port = Number(new URL(await listen(taken, { name: 'other', port: 0, host: '127.0.0.1' })).port)
    const failed = startProducts({ ports: ({ name }) => (name === 'sim-swap' ? port : 0) })
    await expect(failed).rejects.toMatchObject({
      code: 'port_in_use',
      message: `Port ${port} of the sim-swap mock is in use. Stop the program that uses it, or move all mocks: FIRST_PORT=5010.`,
    })
    await expect.poll(openServers).toEqual(['TCPServerWrap'])
    await closed(taken)
  })

  test('an address of another machine is refused', async () => {
    const failed = startMocks({ contracts: simSwap, ports: () => 0, host: '192.0.2.1' })
    await expect(failed).rejects.toMatchObject({ code: 'listen_failed' })
  })

  test.each([
    ['missing.json', 'bundle_missing', 'npm run generate'],
    ['cut-off.txt', 'document_invalid', 'cut-off.txt can’t be mocked'],
    ['swagger.yaml', 'document_invalid', 'it has no `openapi: 3.x`'],
    ['no-operations.yaml', 'document_invalid', 'it has no operations'],
    ['dangling.yaml', 'document_invalid', 'Pong'],
  ])('%s is %s', async (name, code, words) => {
    const failed = startMocks({ contracts: [{ name, file: fixture(name), port: 0 }] })
    await expect(failed).rejects.toMatchObject({ code, message: expect.stringContaining(words) })
  })
})

// A closed server leaves this list a turn of the loop later; the one that stays is the one that held the port.
function openServers(): string[] {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap')
}
