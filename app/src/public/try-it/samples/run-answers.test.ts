// A good answer ends well: of each documented kind, in each language that the machine has.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildRequest, type Operation } from '@switchboard/oas/request'
import { languages, printSnippet } from '@switchboard/oas/snippets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canRun, runInFolder } from '../../../../test/run-sample.ts'

const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00])
const problem = '{"title":"No"}'

interface Documented {
  readonly method?: string
  /** Media types by status; none for a response without a body. */
  readonly documented: Readonly<Record<string, readonly string[]>>
  readonly sent: readonly [status: number, type: string, body: string | Buffer]
  /** Of the output, or of the file that is kept. */
  readonly printed?: string
  readonly file?: string
}

const cases: Readonly<Record<string, Documented>> = {
  'no body': { documented: { 200: [] }, sent: [200, '', ''], printed: '200' },
  'what is accepted': { documented: { 202: [] }, sent: [202, '', ''], printed: '202' },
  'what is created': { documented: { 201: [] }, sent: [201, '', ''], printed: '201' },
  'all head': { method: 'HEAD', documented: { 200: [] }, sent: [200, 'text/plain', ''], printed: '200' },
  text: { documented: { 200: ['text/plain'] }, sent: [200, 'text/plain', 'Hello é'], printed: 'Hello é' },
  'text of another charset': {
    documented: { 200: ['text/plain'] },
    sent: [200, 'text/plain; charset=latin1', Buffer.from('caf\xe9', 'latin1')],
    printed: 'caf',
  },
  CSV: { documented: { 200: ['text/csv'] }, sent: [200, 'text/csv', 'a,b\n1,2\n'], printed: 'a,b\n1,2' },
  XML: { documented: { 200: ['application/xml'] }, sent: [200, 'application/xml', '<a/>'], printed: '<a/>' },
  YAML: {
    documented: { 200: ['application/yaml'] },
    sent: [200, 'application/yaml', 'a: 1'],
    printed: 'a: 1',
  },
  JSON: { documented: { 200: ['application/json'] }, sent: [200, 'application/json', '{}'], printed: '{}' },
  'JSON of another name': {
    documented: { 200: ['application/vnd.a+json'] },
    sent: [200, 'application/vnd.a+json', '{}'],
    printed: '{}',
  },
  'JSON or nothing': {
    documented: { 200: ['application/json'], 204: [] },
    sent: [204, '', ''],
    printed: '',
  },
  'JSON, or what is accepted': {
    documented: { 200: ['application/json'], 202: [] },
    sent: [202, '', ''],
    printed: '',
  },
  'JSON or CSV, as CSV': {
    documented: { 200: ['application/json', 'text/csv'] },
    sent: [200, 'text/csv', 'a,b\n'],
    printed: 'a,b',
  },
  'anything at all': { documented: { 200: ['*/*'] }, sent: [200, 'text/plain', 'so'], printed: 'so' },
  'nothing documented': { documented: {}, sent: [200, 'text/html', '<p>'], printed: '<p>' },
  'a default': { documented: { default: ['text/plain'] }, sent: [200, 'text/plain', 'so'], printed: 'so' },
  events: {
    documented: { 200: ['text/event-stream'] },
    sent: [200, 'text/event-stream', 'data: 1\n\ndata: 2\n\n'],
    printed: 'data: 1\n\ndata: 2',
  },
  'lines of JSON': {
    documented: { 200: ['application/x-ndjson'] },
    sent: [200, 'application/x-ndjson', '{"a":1}\n{"a":2}\n'],
    printed: '{"a":1}\n{"a":2}',
  },
  'events instead of JSON': {
    documented: { 200: ['application/json', 'text/event-stream'] },
    sent: [200, 'text/event-stream', 'data: 1\n\n'],
    printed: 'data: 1',
  },
  'an image': { documented: { 200: ['image/png'] }, sent: [200, 'image/png', bytes], file: 'response.png' },
  'a file of any kind': {
    documented: { 200: ['application/octet-stream'] },
    sent: [200, 'application/octet-stream', bytes],
    file: 'response.bin',
  },
  'an office document': {
    documented: { 200: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] },
    sent: [200, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', bytes],
    file: 'response.bin',
  },
  'a file instead of JSON': {
    documented: { 200: ['application/json', 'application/pdf'] },
    sent: [200, 'application/pdf', bytes],
    file: 'response',
  },
  'JSON instead of a file': {
    documented: { 200: ['application/json', 'application/pdf'] },
    sent: [200, 'Application/JSON; charset=utf-8', '{}'],
    printed: '{}',
  },
}

let base: string
const server = createServer((request, response: ServerResponse) => {
  const name = decodeURIComponent(new URL(request.url ?? '', base).pathname.slice(1))
  const [status, type, body] = cases[name]?.sent ?? [404, 'application/problem+json', problem]
  response.writeHead(status, type ? { 'Content-Type': type } : {}).end(request.method === 'HEAD' ? '' : body)
})

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

function callOf(name: string, { method = 'GET', documented }: Documented) {
  const responses: Operation['responses'] = Object.entries(documented).map(([status, types]) => ({
    status,
    description: '',
    headers: [],
    content: types.map((type) => ({ type, schema: null, examples: [] })),
  }))
  return buildRequest({
    operation: {
      method,
      path: `/${encodeURIComponent(name)}`,
      inputs: [],
      body: null,
      responses,
      schemas: {},
    },
    values: { inputs: {}, type: '', body: '' },
    base,
  })
}

const runs = languages
  .filter(({ id }) => canRun(id))
  .flatMap((language) =>
    Object.entries(cases).map(([name, one]) => [language.name, name, language, one] as const),
  )

test.each(runs)('%s ends well with %s', async (_language, name, language, one) => {
  const { stdout, left } = await runInFolder(language.id, await printSnippet(callOf(name, one), language))
  // curl can't choose by what comes: it keeps what could be a file, and says what it is.
  const leftFile = Object.values(left)[0]
  if (one.file !== undefined) expect(left).toEqual({ [one.file]: bytes })
  else
    expect(language.id === 'curl' ? `${stdout}${leftFile ?? ''}` : stdout).toContain(
      printedBy(language.id, one),
    )
})

/** curl prints bodies alone, and statuses for a HEAD. */
function printedBy(language: string, { printed = '', documented, method }: Documented): string {
  return language === 'curl' &&
    method !== 'HEAD' &&
    Object.values(documented).flat().length === 0 &&
    /^\d+$/.test(printed)
    ? ''
    : printed
}

test.each(languages.filter(({ id }) => canRun(id)).map((language) => [language.name, language] as const))(
  '%s keeps no failure as a file',
  async (_name, language) => {
    const call = callOf('gone', { documented: { 200: ['image/png'] }, sent: [404, '', ''] })
    const ended = await runInFolder(language.id, await printSnippet(call, language)).catch(
      (error: unknown) => error,
    )
    expect(ended).not.toHaveProperty('left', { 'response.png': expect.anything() })
  },
)
