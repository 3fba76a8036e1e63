import { expect, test } from 'vitest'
import type { Contract } from '../openapi/scripts/contract.ts'
import { operationsOf } from '../openapi/scripts/operations.ts'
import { operationsByCode, problemFaults, problemsModule, type WrittenText } from './generate-problems.ts'

const answer = (code: string) => ({
  description: '',
  content: { 'application/problem+json': { examples: { one: { value: { code } } } } },
})
const contract: Contract = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1.0.0' },
  paths: {
    '/things': {
      get: { operationId: 'listThings', responses: { '404': answer('gone'), '409': answer('taken') } },
      post: { operationId: 'addThing', responses: { '409': { $ref: '#/components/responses/Taken' } } },
    },
  },
  components: {
    schemas: { ErrorCode: { 'x-extensible-enum': ['gone', 'taken'] } },
    responses: { Taken: answer('taken') },
  },
}
const text: WrittenText = { of: 'portal', statuses: [409], title: 't', meaning: 'm', cause: 'c', fix: 'f' }

test('each code knows the operations that show it, shared responses included', () => {
  expect(operationsByCode(contract, operationsOf(contract))).toEqual(
    new Map([
      ['gone', ['GET /things']],
      ['taken', ['GET /things', 'POST /things']],
    ]),
  )
})

test('texts and codes of the contract are the same set, with every field', () => {
  expect(
    problemFaults({ gone: text, taken: { ...text, see: { label: 'l', path: '/p' } } }, contract),
  ).toEqual([])
  expect(problemFaults({ gone: text, stray: text }, contract)).toEqual([
    'taken: has no text',
    'stray: is of the portal, and ErrorCode disagrees',
  ])
  const { cause: _, ...without } = text
  expect(problemFaults({ gone: { ...without, mend: 'x' } as never, taken: text }, contract)).toEqual([
    'gone: cause is missing',
    'gone: mend is not known',
  ])
})

test('what nearly every operation answers is counted, not listed', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 41 }, (_, n) => [
      `/${n}`,
      { get: { operationId: `read${n}`, responses: { '404': answer('gone') } } },
    ]),
  )
  const many = { ...contract, paths }
  expect(problemsModule({ gone: text }, many, operationsOf(many))).toContain(
    '"operations":{"count":41,"keys":[]}',
  )
})
