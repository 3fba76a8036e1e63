import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../model/call.ts'
import { type Language, languages } from './languages.ts'
import { sampleOf } from './sample.ts'

const run = promisify(execFile)

let folder: string
let base: string
let arrived: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]

const server = createServer(async (request, response) => {
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  arrived.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
  response.setHeader('Content-Type', 'application/json').end('{}')
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'switchboard-samples-'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

/** As a person does who copies the sample. */
const runners: Readonly<Record<string, (code: string) => Promise<unknown>>> = {
  curl: (code) => run('sh', ['-c', code]),
  javascript: (code) => inFile('sample.mjs', code, process.execPath),
  typescript: (code) => inFile('sample.ts', `${code}\nexport {}`, process.execPath),
  python: (code) => inFile('sample.py', code, 'python3'),
}

async function inFile(name: string, code: string, program: string): Promise<unknown> {
  const file = join(folder, name)
  await writeFile(file, code)
  return run(program, [file])
}

const json = ['Content-Type', 'application/json'] as const
const key = ['X-API-Key', 'mock'] as const

const calls: Readonly<Record<string, Omit<Call, 'url'> & { path: string }>> = {
  'a body': {
    method: 'POST',
    path: '/check',
    headers: [json, key],
    body: '{"phoneNumber":"+639175550101","maxAge":24}',
  },
  'a query and no body': {
    method: 'GET',
    path: '/messages?to=%2B639175550101&status=SENT',
    headers: [key],
    body: null,
  },
  'a path that was encoded': {
    method: 'DELETE',
    path: '/sessions/a%2Fb%27c%20d',
    headers: [key],
    body: null,
  },
  'a wish for a scenario': {
    method: 'POST',
    path: '/check',
    headers: [json, key, ['Prefer', 'code=402, example=creditsShort']],
    body: '{"a":true,"b":null,"c":[1,{"d":"e"}]}',
  },
  'quotes and lines': {
    method: 'PUT',
    path: '/a',
    headers: [json, ['X-Note', `it's "so" $HOME \`x\``]],
    body: JSON.stringify({ text: `it's "so"\n$HOME \\ \`x\` é €` }),
  },
  'text that looks like a file': {
    method: 'POST',
    path: '/a',
    headers: [['Content-Type', 'text/plain']],
    body: '@/etc/hostname',
  },
  'a body that is no JSON': { method: 'POST', path: '/a', headers: [json, key], body: '{"a": ' },
}

const cases = Object.entries(calls).flatMap(([name, call]) =>
  languages
    .filter(({ id }) => id in runners)
    .map((language): [string, string, Language, typeof call] => [language.name, name, language, call]),
)

test.each(cases)(
  '%s with %s sends the very request',
  async (_language, _name, language, { path, ...call }) => {
    arrived = []
    await runners[language.id]?.(await sampleOf({ ...call, url: `${base}${path}` }, language))
    expect(arrived).toHaveLength(1)
    const [request] = arrived
    expect([request?.method, request?.url]).toEqual([call.method, path])
    for (const [name, value] of call.headers) expect(request?.headers[name.toLowerCase()]).toBe(value)
    expect(meant(request?.body ?? '')).toEqual(meant(call.body ?? ''))
  },
)

/** JSON may be laid out anew, and means the same. */
function meant(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}
