import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { CouldNotRun } from '../src/engine/could-not-run.ts'
import { readOptions } from '../src/options.ts'
import { type Faults, type Museum, openMuseum } from './support/museum.ts'
import { runChecker } from './support/run-checker.ts'

const folder = mkdtempSync(join(tmpdir(), 'conformance-'))
const contract = join(import.meta.dirname, 'fixtures/museum.yaml')
const open: { close(): unknown }[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

async function museum(faults?: Faults): Promise<Museum> {
  const opened = await openMuseum(faults)
  open.push(opened)
  return opened
}

const visit = ({ url }: Museum, ...args: string[]) =>
  runChecker(
    '--url',
    url,
    '--contract',
    contract,
    '--header',
    'X-API-Key: k3y-of-nobody',
    '--rate',
    '0',
    ...args,
  )

describe('words that the command line doesn’t take, and why', () => {
  test.each([
    [['--url', 'ftp://x'], 'is not an http or https address'],
    [['--url', 'http://x', '--loud'], "Unknown option '--loud'"],
    [['--url', 'http://x', '--user', 'jun'], '--user takes an email address and a password'],
    [
      ['--url', 'http://x', '--user', 'jun@x:a', '--other', 'JUN@x:b'],
      '--user and --other are the same account',
    ],
    [
      ['--url', 'http://x', '--user', 'jun@x:a', '--admin', 'jun@x:a'],
      '--user and --admin are the same account',
    ],
    [
      ['--url', 'http://x', '--member', 'jun@x:a', '--member', 'jun@x:a'],
      '--member and --member are the same',
    ],
    [['--url', 'http://x', '--rate', 'fast'], '--rate takes a number'],
    [['--url', 'http://x', '--time-budget', 'long'], '--time-budget takes a time'],
    [['--url', 'http://x', '--report', 'pdf=x'], 'Formats: json, junit, html, sarif'],
    [['--url', 'http://x', '--header', 'secret'], '--header takes a name and a value'],
  ])('%s', (args, why) => {
    const read = () => readOptions(args)
    expect(read).toThrow(CouldNotRun)
    expect(read).toThrow(why)
  })
})

describe('exit status 2, and why', () => {
  test.concurrent.each([
    [[], '--url is missing'],
    [['--url', 'http://x', '--only', 'nothing/*'], 'nothing/* matches no rule or operation'],
    [['--url', 'http://x', '--contract', 'none.yaml'], 'none.yaml can’t be read'],
    [['--url', 'http://x', '--contract', import.meta.filename], 'is'],
    [['--url', 'http://x', '--sign', import.meta.filename], 'doesn’t contain an Ed25519 private key'],
    [['--url', 'http://127.0.0.1:1'], 'can’t be reached: connect ECONNREFUSED'],
  ])('%s', async (args, why) => {
    const { code, error } = await runChecker(...args)
    expect([code, error]).toEqual([2, expect.stringContaining(why)])
    expect(error).not.toContain('    at ')
  })

  test('an address at which something else answers', async () => {
    const server = createServer((_request, response) => response.end('<h1>Welcome</h1>')).listen(0)
    open.push(server)
    const { code, error } = await runChecker(
      '--url',
      `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    )
    expect([code, error]).toEqual([2, expect.stringContaining('doesn’t serve the Switchboard portal API')])
  })
})

test('what readers are told to run is the package itself, not a name that anybody may take', () => {
  const root = join(import.meta.dirname, '../../..')
  const listed = execFileSync('git', ['grep', '-IhoE', 'npx (-[-a-z]+ )*[@a-z/-]*switchboard[a-z/-]*'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect([...new Set(listed.trim().split('\n'))].sort()).toEqual([
    'npx -p @switchboard/sdk',
    'npx @switchboard/conformance',
  ])
})

test('exit status 0: --help and --version', async () => {
  expect(await runChecker('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--time-budget') })
  expect(await runChecker('--version')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  })
})

test('exit status 0: a backend that keeps a contract of others, whatever the seed', async () => {
  const backend = await museum()
  for (const seed of ['1', '2', '3']) {
    const { code, out } = await visit(backend, '--seed', seed)
    expect([code, out]).toEqual([0, expect.stringContaining('keeps the Museum 2.1.0')])
  }
})

describe('exit status 1, and the operation is named', () => {
  test.each([
    ['a value of another type', { priceIsText: true }, 'must be number'],
    ['whatever is sent is taken', { takesAnything: true }, 'a 4xx: limit breaks'],
    ['no key is needed', { needsNoKey: true }, 'a caller without a key'],
  ])('%s', async (_name, faults, sentence) => {
    const { code, out } = await visit(await museum(faults))
    expect([code, out]).toEqual([1, expect.stringContaining(sentence)])
    expect(out).toMatch(/✗ (GET|POST) \/tickets {2}(listTickets|buyTicket)/)
    expect(out).toContain('curl -i')
    expect(out).not.toContain('k3y-of-nobody')
  })
})

test('a backend that is busy for a moment is asked again, as Retry-After says', async () => {
  const { code, out } = await visit(await museum({ busyCalls: 2 }), '--only', 'listTickets')
  expect([code, out]).toEqual([0, expect.stringContaining('keeps the Museum')])
})

test('a backend that stays busy has a fault', async () => {
  const { code, out } = await visit(await museum({ busyCalls: 10_000 }), '--only', 'listTickets')
  expect([code, out]).toEqual([1, expect.stringContaining('got       503')])
})

test('--read-only sends nothing but GET, and says what it left out', async () => {
  const backend = await museum()
  const { out } = await visit(backend, '--read-only')
  expect(backend.calls.filter((call) => !call.startsWith('GET'))).toEqual([])
  expect(out).toContain('--read-only was given: buyTicket')
})

test('--only and --skip choose operations and rules', async () => {
  const backend = await museum()
  await visit(backend, '--only', 'listTickets', '--skip', 'negative/*', '--skip', 'roles/*')
  expect([...new Set(backend.calls)]).toEqual(['GET /', 'GET /tickets'])
})

test('--time-budget ends a run, and the report says so', async () => {
  const { code, out } = await visit(await museum(), '--rate', '2', '--time-budget', '1s')
  expect([code, out]).toEqual([3, expect.stringContaining('the time budget ran out')])
  expect(out).toContain('not everything that should be checked was')
})

test('exit status 3: a run without a fault that could not check everything, unless that is allowed', async () => {
  const opened = await museum({ isLimited: true })
  const files = ['json', 'junit', 'html', 'sarif'].map(
    (format) => [format, join(folder, `${format}-3`)] as const,
  )
  const reports = files.flatMap(([format, file]) => ['--report', `${format}=${file}`])
  const { code, out } = await visit(opened, ...reports)
  expect([code, out]).toEqual([
    3,
    expect.stringMatching(/^Not checked\n( .*\n)* {4}it only ever returned 429: buyTicket$/m),
  ])
  for (const [, file] of files) expect(readFileSync(file, 'utf8')).toContain('it only ever returned 429')
  expect(await visit(opened, '--allow-incomplete')).toMatchObject({ code: 0 })
})

test('--seed repeats a run: the same requests', async () => {
  const counts = await Promise.all(
    ['4', '4'].map(async (seed) => {
      const backend = await museum()
      await visit(backend, '--seed', seed)
      return backend.calls.toSorted()
    }),
  )
  expect(counts[0]).toEqual(counts[1])
})

test('--report writes each format, and no secret', async () => {
  const files = ['json', 'junit', 'html', 'sarif'].map((format) => [format, join(folder, format)] as const)
  const backend = await museum({ priceIsText: true })
  await visit(backend, ...files.flatMap(([format, file]) => ['--report', `${format}=${file}`]))
  for (const [, file] of files) {
    const report = readFileSync(file, 'utf8')
    expect(report).toContain('listTickets')
    expect(report).not.toContain('k3y-of-nobody')
  }
})

test('a document that is no OpenAPI is refused', async () => {
  const file = join(folder, 'other.yaml')
  writeFileSync(file, 'hello: there\n')
  const { code, error } = await runChecker('--url', 'http://x', '--contract', file)
  expect([code, error]).toEqual([2, expect.stringContaining('is not an OpenAPI 3 document')])
})
