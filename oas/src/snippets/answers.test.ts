import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import { buildRequest } from '../request/build-request.ts'
import type { SchemaNode } from '../types.ts'
import { languages } from './languages.ts'
import { printSnippet } from './snippet.ts'

type Answer = readonly [status: string, type?: string, schema?: SchemaNode]

function sampleOf(id: string, answers: readonly Answer[], method = 'GET') {
  const request = buildRequest({
    operation: operation({
      method,
      path: '/a',
      responses: [...Map.groupBy(answers, ([status]) => status)].map(([status, all]) => ({
        status,
        description: '',
        headers: [],
        content: all.flatMap(([, type, schema = null]) => (type ? [{ type, schema, examples: [] }] : [])),
      })),
    }),
    values: { inputs: {}, type: '', body: '' },
    base: 'https://portal.test',
    key: 'sb_test_x',
  })
  const language = languages.find((one) => one.id === id)
  return language ? printSnippet(request, language) : ''
}

const text: Answer = ['200', 'application/json']
const stream: Answer = ['200', 'text/event-stream']
const bytes: Answer = ['200', 'application/pdf']
const nothing: Answer = ['204']
const kinds: Readonly<Record<string, readonly Answer[]>> = {
  'a text': [text],
  'a stream': [stream],
  bytes: [bytes],
  nothing: [nothing],
  'a text or a stream': [text, stream],
  'a text or bytes': [text, ['200', 'image/png']],
  'a text or nothing': [text, nothing],
  'a stream or nothing': [stream, nothing],
  'bytes or nothing': [bytes, nothing],
}

// Texts are printed, streams as they come, and bytes kept in a file: whole samples stand in test/answers/.
test.each(languages.map(({ id }) => id))('%s: a sample ends well with each kind of answer', async (id) => {
  const samples = await Promise.all(
    Object.entries(kinds).map(async ([name, answers]) => `### ${name}\n${await sampleOf(id, answers)}\n`),
  )
  await expect(samples.join('\n')).toMatchFileSnapshot(
    join(import.meta.dirname, `../../test/answers/${id}.txt`),
  )
})

test.each([
  [['200', 'Text/Event-Stream'], 'a stream'],
  [['200', 'text/event-stream; charset=utf-8'], 'a stream'],
  [['200', 'application/json-seq'], 'a stream'],
  [['200', 'application/geo+json-seq'], 'a stream'],
  [['200', 'application/jsonl'], 'a stream'],
  [['200', 'application/x-ndjson'], 'a stream'],
  [['200', 'application/stream+json'], 'a stream'],
  [['200', 'APPLICATION/PROBLEM+JSON'], 'a text'],
  [['default', 'application/pdf'], 'bytes'],
  [['204', 'application/json'], 'nothing'],
  [['205', 'application/json'], 'nothing'],
  [['202'], 'nothing'],
] as const)('%j is %s', async (answer, kind) => {
  for (const { id } of languages)
    expect(await sampleOf(id, [answer])).toBe(await sampleOf(id, kinds[kind] ?? []))
})

test('a HEAD is answered by nothing, whatever is documented; a file of any type is bytes', async () => {
  const file: Answer = ['200', '*/*', { type: 'string', format: 'binary' }]
  for (const { id } of languages) {
    expect(await sampleOf(id, [text], 'HEAD')).toBe(await sampleOf(id, [nothing], 'HEAD'))
    expect(await sampleOf(id, [file])).toContain('response.bin')
  }
})
