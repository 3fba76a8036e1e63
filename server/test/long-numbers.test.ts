// Numbers that JavaScript would round are as the document has them, from the file to every place that shows them.
import { writeJson } from '@switchboard/oas/document'
import { constraintsOf, resolve } from '@switchboard/oas/schema'
import { afterAll, expect, test } from 'vitest'
import { openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const desk = openDesk()
const server = await serverOfFile()
afterAll(async () => {
  desk.close()
})

const document = (version: string, max: string) => `openapi: 3.1.0
info: { title: Numbers, version: ${version} }
paths:
  /n:
    post:
      operationId: numbers
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [snowflake, bounded]
              properties:
                snowflake: { type: integer, format: int64, examples: [9007199254740993] }
                bounded: { type: integer, minimum: -9223372036854775808, maximum: ${max}, default: 9007199254740995 }
                hex: { enum: [0xFFFFFFFFFFFFFFFF, 18446744073709551614] }
            examples:
              many:
                value: { snowflake: 9007199254740993, bounded: 1, rest: [0.1000000000000000000001, 1e400, -0, 1.10] }
      responses: { '200': { description: Good. } }
`
const numbers = [
  '9007199254740993',
  '-9223372036854775808',
  '18446744073709551615',
  '0.1000000000000000000001',
  '1e400',
  '-0',
]

test('page, Markdown, Postman and both downloads have the numbers of the document', async () => {
  await desk.publish(
    server,
    desk.file('n.yaml', document('1.0.0', '9223372036854775807')),
    '--publisher',
    'big',
  )
  const { body } = await server.ask(
    'GET',
    '/portal-api/api/api-reference/operation?api=big&version=v1&operation_id=numbers',
  )
  const json = writeJson(body.data)
  for (const number of [...numbers, '9223372036854775807'])
    expect(json).toMatch(new RegExp(`[:[,]${number}[,}\\]]`))
  const { node } = resolve(body.data.body?.content[0]?.schema ?? undefined, body.data.schemas)
  const { bounded } = node.properties as Record<string, object>
  expect(constraintsOf(resolve(bounded as never, {}), { schemas: {} }).phrases).toEqual([
    '−9,223,372,036,854,775,808 to 9,223,372,036,854,775,807',
  ])
  for (const [ending, ...its] of [
    ['.json', ...numbers],
    ['.yaml', '9007199254740993', '0xFFFFFFFFFFFFFFFF', '1e400', '-0'],
    [
      '.md',
      '9007199254740993',
      '9007199254740995',
      '18446744073709551615',
      '1e400',
      '-0',
      '9,223,372,036,854,775,807',
    ],
    ['.postman.json', '9007199254740993', '1e400', '-0'],
  ] as const) {
    const text = await (await fetch(`${server.url}/openapi/big-1.0.0${ending}`)).text()
    for (const number of its) expect(text, ending).toContain(number)
    expect(text, ending).not.toMatch(/900719925474099[246]|9223372036854776|x-number|\\u0000/)
  }
})

test('a bound that moves by one is compared, and told, exactly', async () => {
  await desk.publish(
    server,
    desk.file('n2.yaml', document('1.1.0', '9223372036854775806')),
    '--publisher',
    'big',
  )
  const { body } = await server.ask('GET', '/portal-api/api/api-reference/changelog?api=big&version=v1')
  const [latest] = body.data.releases as { changes: { breaking: boolean; text: string }[] }[]
  expect(latest?.changes.map(({ breaking, text }) => `${breaking} ${text}`)).toEqual([
    'true `body.bounded`: maximum lowered from 9223372036854775807 to 9223372036854775806.',
  ])
})

test('a document of several files, and one with a name twice, keep their numbers', async () => {
  desk.file('part.yaml', 'type: integer\nmaximum: 9223372036854775807\n')
  const quoting = document('1.0.0', '2').replace('{ enum:', `{ $ref: ./part.yaml, enum:`)
  await desk.publish(server, desk.file('n3.yaml', quoting), '--publisher', 'parts')
  const doubled = document('1.0.0', '9223372036854775807').replace('info:', 'tags: []\ntags: []\ninfo:')
  await desk.publish(server, desk.file('n4.yaml', doubled), '--publisher', 'doubled')
  for (const publisher of ['parts', 'doubled'])
    for (const ending of ['.json', '.yaml']) {
      const text = await (await fetch(`${server.url}/openapi/${publisher}-1.0.0${ending}`)).text()
      for (const number of ['9007199254740993', '9223372036854775807'])
        expect(text, publisher).toContain(number)
    }
})
