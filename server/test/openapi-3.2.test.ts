// Additions of OpenAPI 3.2 are shown, or the publisher is told that they aren’t.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type JsonObject, readReference } from '@switchboard/oas/document'
import { toolsOf } from '@switchboard/oas/tools'
import { describe, expect, test } from 'vitest'
import { operationBlocks } from '../src/modules/downloads/markdown/operation-blocks.ts'
import type { PublishedVersion } from '../src/modules/downloads/version/version.ts'
import { writeMarkdown } from '../src/platform/markdown/write.ts'
import { checkDocument } from '../src/publishing/check/check-document.ts'
import { leftOut } from '../src/publishing/check/left-out.ts'
import { uploaded } from '../src/publishing/read/document-source.ts'

const source = readFileSync(join(import.meta.dirname, 'fixtures/cases/openapi-3.2.yaml'))
const checked = (content: Buffer) => checkDocument({ ...uploaded(content), name: 'openapi.yaml' })
const { parsed, warnings } = await checked(source)
const reference = readReference(parsed)
const version = {
  api: { api: 'some', name: 'Some', publisher: 'some', version: 'v1', full_version: '1.0.0' },
  ...reference,
} as unknown as PublishedVersion

async function markdownOf(id: string): Promise<string> {
  const operation = reference.operations.find(({ operation_id }) => operation_id === id)
  if (!operation) throw new Error(`There is no ${id}.`)
  const blocks = await operationBlocks(operation, { version, publicUrl: 'https://portal.example', top: 1 })
  return writeMarkdown(blocks).replace(/ +/g, ' ')
}

test('a document with all of it is published, and what isn’t used is told', () => {
  expect(warnings).toEqual([])
  expect(leftOut(parsed)).toEqual([
    '1 body whose parts are encoded by their place',
    '1 example that stands elsewhere',
    '2 tags with a parent or a kind',
    '2 operations whose method the gateway doesn’t forward',
  ])
})

describe.each([
  [
    'findPets',
    [
      'Device authorization flow, Device authorization URL: `https://a.example/device`',
      'Scope `read`: Read things',
      'Discovery URL: `https://a.example/.well-known/oauth-authorization-server`',
      'Deprecated.\n\nUse the other.',
      'The pets that fit',
      '`[].kind`',
    ],
  ],
  [
    'addPet',
    [
      '**Cat**, if `kind` is `cat`:',
      '**Other**, if `kind` is missing or any other value:',
      '"kind": "dog"',
      '"lives": 9',
      'tint=dark%20red',
      'Added\n\nThe pet is there.',
    ],
  ],
  ['copyPets', ['`COPY ']],
  [
    'listenEvents',
    [
      'As `text/event-stream`, one event after the other. Each event:',
      '| `data` | string | yes |',
      'As `application/jsonl`, one line after the other. Each line:',
      '| `line` | string | no |',
      '{"line":"a"}\n{"line":"b"}',
      'Each record:',
    ],
  ],
  [
    'putAlbum',
    [
      'As `multipart/mixed`, one part after the other. Each part:',
      '`photo`',
      'CDATA',
      'Nothing more is said',
    ],
  ],
])('the Markdown of %s', (id, phrases) => {
  test.each(phrases)('says %s', async (phrase) => {
    expect(await markdownOf(id)).toContain(phrase)
  })
})

test('no form claims what every other value has', async () => {
  expect(await markdownOf('addPet')).not.toMatch(/Always `Other`|`kind` is `Other`/)
})

test('a tool says what its stream is made of', () => {
  const tool = toolsOf(reference.operations).find(({ operation_id }) => operation_id === 'listenEvents')
  expect(tool?.description).toContain('one event after the other, each with data and event')
})

const small = (components: JsonObject, rest: JsonObject = {}) =>
  Buffer.from(
    JSON.stringify({
      openapi: '3.2.0',
      info: { title: 'Small', version: '1.0.0' },
      paths: { '/a': { get: { responses: { 200: { description: 'Fine' } } } } },
      components,
      ...rest,
    }),
  )

test.each<[string, JsonObject, RegExp[]]>([
  [
    'a default of a discriminator that is nowhere',
    { schemas: { A: { oneOf: [], discriminator: { propertyName: 'a', defaultMapping: 'Gone' } } } },
    [/Every other value maps to `Gone`, which isn’t in the document/],
  ],
  [
    'a device flow without its token',
    { securitySchemes: { a: { type: 'oauth2', flows: { deviceAuthorization: { scopes: {} } } } } },
    [/`deviceAuthorizationUrl` must be present/, /`tokenUrl` must be present/],
  ],
  [
    'scopes that are no texts',
    {
      securitySchemes: {
        a: {
          type: 'oauth2',
          flows: {
            deviceAuthorization: { deviceAuthorizationUrl: '/d', tokenUrl: '/t', scopes: { read: 1 } },
          },
        },
      },
    },
    [/string/],
  ],
  ['a media type of no kind', { mediaTypes: { A: { schemes: {} } } }, [/`schemes` is not expected/]],
])('%s is told', async (_what, components, texts) => {
  const document = await checked(small(components))
  expect(document.warnings.map(({ text }) => text)).toEqual(texts.map((text) => expect.stringMatching(text)))
})
