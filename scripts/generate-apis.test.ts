import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Answer, Contract, Schema } from '../openapi/scripts/contract.ts'
import { gatewayCodes, testValues, withCodes } from './generate-apis.ts'
import { readProblems } from './generate-problems.ts'

const document: Contract = parse(`
openapi: 3.1.0
info: { title: Fixture, version: 1.0.0 }
paths:
  /things/{id}:
    delete:
      operationId: deleteThing
      x-test-data:
        - { value: thing_1, at: '{id}', label: is there, outcome: { status: 204 } }
        - { value: thing_0, at: '{id}', label: no such thing, outcome: { status: 404, example: thingUnknown } }
      responses:
        '204': { description: Deleted. }
        '404': { $ref: '#/components/responses/Unknown' }
components:
  responses:
    Unknown:
      description: No such thing.
      content:
        application/problem+json:
          schema: { $ref: '#/components/schemas/Problem' }
          examples: { thingUnknown: { value: { code: thing_unknown } } }
  schemas: { Problem: { type: object } }
`)

const codesAt = (responses: Record<string, Answer>, status: string) => {
  const schema = responses[status]?.content?.['application/problem+json']?.schema
  const [, narrowed] = (schema?.allOf ?? []) as Schema[]
  return narrowed?.properties?.code?.['x-extensible-enum']
}

test('a response has the codes of its examples, and each operation those of the gateway', () => {
  const { paths, components } = withCodes(document)
  const responses = paths['/things/{id}']?.delete?.responses ?? {}
  expect(codesAt(responses, '404')).toEqual(['thing_unknown'])
  expect(responses['204']).toEqual({ description: 'Deleted.' })
  expect(responses.default?.content?.['application/problem+json']?.schema?.$ref).toMatch(/GatewayProblem$/)
  expect(components?.schemas).toHaveProperty('GatewayProblem')
})

test('a test value is called like the example that it is answered with, else by its label', () => {
  const text = testValues(document)
  expect(text).toContain('    /** is there: 204 */\n    isThere: "thing_1",\n')
  expect(text).toContain('deleteThing: { isThere: 204; thingUnknown: 404 }')
})

test('the codes of the gateway are those that its source answers with', async () => {
  const folder = new URL('../server/src/gateway/', import.meta.url)
  const source = readdirSync(folder)
    // Errors that are only shown come from no call.
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^serve-mock-problems/.test(name))
    // Rules of calls that capabilities are read by, too.
    .concat('../modules/subscriptions/call-rules.ts', '../modules/oauth/access-token.ts')
    .concat('../modules/approvals/hold-call.ts')
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const codes = Object.keys(await readProblems()).filter((code) => source.includes(`'${code}'`))
  expect(gatewayCodes.filter((code) => code !== 'unexpected')).toEqual(codes.toSorted())
})
