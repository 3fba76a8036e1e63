import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import { buildRequest } from '../request/build-request.ts'
import { languages } from './languages.ts'
import { printSnippet } from './snippet.ts'

type Answer = readonly [status: string, ...types: readonly string[]]

function sampleOf(id: string, ...answers: readonly Answer[]) {
  const request = buildRequest({
    operation: operation({
      method: 'GET',
      path: '/a',
      responses: answers.map(([status, ...types]) => ({
        status,
        description: '',
        headers: [],
        content: types.map((type) => ({ type, schema: null, examples: [] })),
      })),
    }),
    values: { inputs: {}, type: '', body: '' },
    base: 'https://portal.test',
    key: 'sb_test_x',
  })
  const language = languages.find((one) => one.id === id)
  return language ? printSnippet(request, language) : ''
}

const kinds: Readonly<Record<string, Answer>> = {
  'a text': ['200', 'application/json'],
  'a stream': ['200', 'text/event-stream'],
  bytes: ['200', 'application/pdf'],
  'a text or a stream': ['200', 'application/json', 'text/event-stream'],
  'a text or bytes': ['200', 'application/json', 'image/png'],
  nothing: ['204'],
}

// Texts are printed, streams as they come, and bytes kept in a file: whole samples stand in test/answers/.
test.each(languages.map(({ id }) => id))('%s: a sample ends well with each kind of answer', async (id) => {
  const samples = await Promise.all(
    Object.entries(kinds).map(async ([name, answer]) => `### ${name}\n${await sampleOf(id, answer)}\n`),
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
] as const)('%j is %s', async (answer, kind) => {
  for (const { id } of languages)
    expect(await sampleOf(id, answer)).toBe(await sampleOf(id, kinds[kind] ?? ['204']))
})
