// Documents as found in the wild: content that other parsers read is accepted, and harmless faults are warnings.
import { join } from 'node:path'
import { readReference } from '@switchboard/oas/document'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checkDocument } from '../src/publishing/check/check-document.ts'
import { leftOut } from '../src/publishing/check/left-out.ts'
import { unfitExamples } from '../src/publishing/check/unfit-examples.ts'
import { publishOptionsFrom } from '../src/publishing/command.ts'
import { fileSource } from '../src/publishing/read/document-source.ts'
import { PublishError } from '../src/publishing/read/publish-error.ts'
import { museum, openDesk } from './support/publishing.ts'
import { answering, ok } from './support/refused-documents.ts'

const desk = openDesk()
afterAll(() => desk.close())

const read = (content: unknown) =>
  checkDocument({
    content: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content, null, 2)),
    name: 'document.yaml',
    folder: undefined,
  })

const yaml = (info: string) => `openapi: 3.1.0
info:
${info}
paths:
  /a:
    get:
      responses: { '200': { description: Fine } }
`

test('a name that stands twice counts as it stands last, and is said with its line', async () => {
  const { parsed, warnings, source } = await read(yaml('  title: A\n  version: 1.0.0\n  title: B'))
  expect(parsed.info).toEqual({ title: 'B', version: '1.0.0' })
  expect(warnings).toContainEqual({
    pointer: '#/',
    line: 5,
    text: 'This name is used twice in its object; the last one counts.',
  })
  // Kept so that every reader reads it.
  expect(parse(source)).toEqual(parsed)
})

test('a tag of somebody else is no reason to refuse a document', async () => {
  const { parsed } = await read(yaml('  title: !name A\n  version: 1.0.0'))
  expect(parsed.info).toEqual({ title: 'A', version: '1.0.0' })
})

test.each([
  ['broken', '  title: "A\n  version: 1.0.0'],
  ['an alias of nothing', '  title: *a\n  version: 1.0.0'],
])('%s YAML is still refused', async (_name, info) => {
  await expect(read(yaml(info))).rejects.toBeInstanceOf(PublishError)
})

const lost = { $ref: '#/components/schemas/Gone' }

test('a reference that leads nowhere is a warning in an extension, and an error elsewhere', async () => {
  const { warnings } = await read(museum({ 'x-notes': { see: lost } }))
  expect(warnings.map(({ pointer }) => pointer)).toContain('#/x-notes/see')
  const named = {
    components: { schemas: { 'x-shape': { properties: { 'x-a': lost } }, Hours: {}, Ticket: {} } },
  }
  await expect(read(museum(named))).rejects.toBeInstanceOf(PublishError)
})

test('OpenAPI 3.2 is published as far as it goes', async () => {
  const { parsed } = await read(museum({ openapi: '3.2.0', $self: 'https://museum.example/openapi.json' }))
  expect(parsed.openapi).toBe('3.2.0')
})

test('a document may quote files of its tree when its root is named', async () => {
  const file = desk.file(
    'tree/a/b/c/apis/museum.json',
    museum({ paths: answering({ $ref: '../../../../common/hour.yaml' }) }),
  )
  desk.file('tree/common/hour.yaml', 'type: string\nformat: time\n')
  await expect(checkDocument(fileSource(file))).rejects.toMatchObject({
    findings: [{ text: expect.stringContaining('--root') }],
  })
  const args = [file, '--publisher', 'acme', '--root', join(file, '../../../../..')]
  const { parsed } = await checkDocument(fileSource(file, publishOptionsFrom(args)?.root))
  expect(JSON.stringify(parsed)).toContain('"format":"time"')
  expect(() => fileSource(file, `${file}/nowhere`)).toThrow('isn’t a folder')
})

test('what is not taken over is told to who publishes it', async () => {
  const inner = { again: { '{$request.body#/url}': { post: { responses: ok } } } }
  const operation = {
    callbacks: { sold: { '{$request.body#/url}': { post: { responses: ok, callbacks: inner } } } },
    responses: ok,
  }
  const webhooks = Array.from({ length: 203 }, (_, index) => [`w${index}`, { post: { responses: ok } }])
  const { parsed } = await read(
    museum({
      openapi: '3.2.0',
      webhooks: Object.fromEntries(webhooks),
      paths: { '/a': { get: operation, query: { responses: ok } }, '/a#b': { put: { responses: ok } } },
    }),
  )
  expect(leftOut(parsed)).toEqual([
    '3 webhooks beyond the first 200',
    '1 callback of another callback',
    '1 path with a “#”, which no request carries: its calls are those of the path before it',
    '1 operation whose method the gateway doesn’t forward',
  ])
  expect(leftOut((await read(museum())).parsed)).toEqual([])
})

test('examples that their schemas don’t allow, and required fields that nothing describes, are told to who publishes it', async () => {
  const ticket = { type: 'object', required: ['name', 'day'], properties: { name: { type: 'string' } } }
  const media = (value: object) => ({ 'application/json': { schema: ticket, examples: { one: { value } } } })
  const paths = (request: object, response: object) => ({
    '/tickets': {
      post: {
        requestBody: { content: media(request) },
        responses: { 200: { description: '', content: media(response) } },
      },
    },
  })
  const notesFor = async (request: object, response: object) => {
    const { parsed, warnings } = await read(museum({ paths: paths(request, response) }))
    return [...unfitExamples(readReference(parsed)), ...warnings.map(({ text }) => text)]
  }
  const right = { name: 'Ana', day: '2026-11-21' }
  const undescribed = `Required property 'day' is not defined.`
  expect(await notesFor(right, right)).toEqual([undescribed, undescribed])
  expect(await notesFor({ ...right, name: 7 }, { name: 'Ana' })).toEqual([
    'Examples that don’t fit their schemas: requests of 1 operation (POST /tickets), responses of 1 operation (POST /tickets). Pages and samples show them as they are.',
    ...[undescribed, undescribed],
  ])
})
