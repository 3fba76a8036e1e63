import { expect, test } from 'vitest'
import { isReadable } from './markdown-bounds.ts'
import { readReference } from './read-reference.ts'

const rows = (count: number) => `| a | b |\n|---|---|\n${'| `a_b` | *c* |\n'.repeat(count)}`

test.each([
  ['quotes in quotes', '> '.repeat(500), false],
  ['quotes without a space', '>'.repeat(500), false],
  ['quotes and lists', '> - '.repeat(20), false],
  ['numbered lists', '1. '.repeat(20), false],
  ['nested far down a text', `${'fine\n\n'.repeat(5)}   ${'> '.repeat(50)}x`, false],
  ['brackets', '['.repeat(2_000), false],
  ['marks over many lines', '*_\n'.repeat(1_000), false],
  ['rows that are no table', '|*_*_*_\n'.repeat(1_000), false],
  ['entities', '&#35;'.repeat(2_000), false],
  ['a long text', 'A word. '.repeat(10_000), true],
  ['a long list', '- one *word* and `code`\n'.repeat(2_000), true],
  ['a long table', rows(300), true],
  ['a rule of many signs', '- '.repeat(40), true],
  ['a quote with a list of lists', '> - a\n>   - b\n>     1. c', true],
  ['paragraphs with many marks in all', '*a* _b_ `c` [d](e)\n\n'.repeat(1_000), true],
  ['a line of spaces', ' '.repeat(100_000), true],
])('%s: %#', (_name, text, readable) => {
  expect(isReadable(text)).toBe(readable)
})

const ok = { 200: { description: 'Fine' } }
const read = (operation: object, rest: object = {}) => {
  const document = { info: { title: 'T', version: '1' }, paths: { '/a': { get: operation } }, ...rest }
  const reference = readReference(document as never)
  const [first] = reference.operations
  if (!first) throw new Error('No operation was read.')
  return { ...reference, operation: first }
}
const large = (length: number) => 'x'.repeat(length)
const answering = (media: object) => ({
  responses: { 200: { description: '', content: { 'application/json': media } } },
})

test('a text that no parser should see is a note, whatever the field is called', () => {
  const description = '> '.repeat(500)
  const properties = { value: { description }, default: { description }, description: { description } }
  const { operation } = read({
    description,
    ...answering({ schema: { properties }, example: { description } }),
  })
  const content = operation.responses[0]?.content[0]
  expect(operation.description).toMatch(/nested too deeply/)
  expect(JSON.stringify(content?.schema)).not.toContain('> >')
  // A value is what it is.
  expect(content?.examples).toMatchObject([{ value: { description } }])
})

test.each([
  ['an example', answering({ example: large(3_000_000) })],
  [
    'many examples',
    answering({
      examples: Object.fromEntries(Array.from({ length: 200 }, (_, n) => [n, { value: large(50_000) }])),
    }),
  ],
  ['a schema', answering({ schema: { enum: Array.from({ length: 100_000 }, (_, n) => `value ${n}`) } })],
  [
    'a parameter',
    { parameters: [{ name: 'a', in: 'query', example: large(3_000_000), schema: {} }], responses: ok },
  ],
  [
    'responses and their headers',
    {
      responses: Object.fromEntries(
        Array.from({ length: 100 }, (_, n) => [
          `${100 + n}`,
          {
            description: large(4_000),
            headers: Object.fromEntries(
              Array.from({ length: 50 }, (_, h) => [h, { description: large(900) }]),
            ),
          },
        ]),
      ),
    },
  ],
])('an operation with more than fits keeps its call: %s', (_name, document) => {
  const { operation } = read(document)
  expect(JSON.stringify(operation).length).toBeLessThan(1_100_000)
  expect([operation.method, operation.path, operation.operation_id]).toEqual(['GET', '/a', 'get-a'])
})

test('an index with more than fits names every operation', () => {
  const tags = Array.from({ length: 900 }, (_, index) => ({ name: `t${index}`, description: large(4_000) }))
  const paths = Object.fromEntries(
    tags.map(({ name }) => [`/${name}`, { get: { tags: [name], responses: ok } }]),
  )
  const { index } = readReference({ info: { title: 'T', version: '1' }, tags, paths } as never)
  expect(JSON.stringify(index).length).toBeLessThan(2_600_000)
  expect([index.operations.length, index.tags.length]).toEqual([900, 900])
})

test.each(['allOf', 'oneOf'])('schemas that double with every level by %s end', (keyword) => {
  const ref = (index: number) => ({ $ref: `#/components/schemas/n${index}` })
  const levels = Array.from({ length: 38 }, (_, index) => [
    `n${index}`,
    { [keyword]: [ref(index + 1), ref(index + 1)] },
  ])
  const schemas = { ...Object.fromEntries(levels), n38: { type: 'object', properties: { a: {} } } }
  const { operation } = read(answering({ schema: ref(0), example: { a: 1 } }), { components: { schemas } })
  expect(operation.responses[0]?.content[0]?.examples).toHaveLength(1)
})
