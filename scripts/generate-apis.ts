import type { Product } from '../mocks/src/products.ts'
import type { Answer, Contract, Operation, Schema } from '../openapi/scripts/contract.ts'
import { operationsOf } from '../openapi/scripts/operations.ts'
import { resolve } from '../openapi/scripts/resolve.ts'
import { contractTypes } from '../sdk/scripts/contract-types.ts'

/** Codes that the gateway itself returns, whatever the API's document says. */
export const gatewayCodes = [
  'access_token_invalid',
  'account_suspended',
  'address_not_allowed',
  'approval_denied',
  'approval_required',
  'body_too_large',
  'budget_exceeded',
  'insufficient_credits',
  'invalid_headers',
  'key_invalid',
  'key_missing',
  'kyb_in_review',
  'kyb_rejected',
  'kyb_required',
  'malformed_json',
  'method_not_allowed',
  'mock_unreachable',
  'not_found',
  'not_subscribed',
  'operation_not_allowed',
  'quota_exceeded',
  'rate_limit_exceeded',
  'request_timeout',
  'spend_cap_reached',
  'test_value_live',
  'too_many_requests',
  'unavailable',
  'unexpected',
  'upstream_credential_rejected',
  'upstream_late',
  'upstream_unreachable',
]

interface TestDatum {
  readonly value: string
  readonly label: string
  readonly outcome: { readonly status: number; readonly example?: string }
}
type ProblemExample = { $ref?: string; value?: { code?: string } }
type ProductOperation = Operation & { readonly 'x-test-data'?: readonly TestDatum[] }

const home = 'sdk/src/generated'
const problemType = 'application/problem+json'

/** The typed clients of the demo APIs: types and test values of each, and where all of them are. */
export async function apiFiles(products: readonly Product[]): Promise<[path: string, text: string][]> {
  const modules = products.map(async ({ name, document }): Promise<[string, string]> => {
    const contract = document as unknown as Contract
    const text = [bannerOf(`${name}.yaml`), await contractTypes(withCodes(contract)), testValues(contract)]
    return [`${home}/apis/${name}.ts`, text.join('')]
  })
  return [...(await Promise.all(modules)), [`${home}/apis.ts`, tableOf(products)]]
}

const bannerOf = (file: string) =>
  `// Written by \`npm run generate\` from mocks/products/${file}. Edit that, not this file.\n`

/** The document with the codes of each response: those of its examples, and those of the gateway for every operation. */
export function withCodes(document: Contract): Contract {
  const paths = structuredClone(document.paths)
  for (const { operation } of operationsOf({ ...document, paths })) {
    const responses = Object.entries(operation.responses).map(([status, declared]) => {
      const response = resolve(document, declared)
      const codes = codesOf(document, response)
      return [status, codes.length > 0 ? { ...response, content: problem(problemWith(codes)) } : response]
    })
    operation.responses = { ...Object.fromEntries(responses), default: gatewayResponse }
  }
  const { responses: _, schemas, ...others } = document.components ?? {}
  const GatewayProblem = problemWith(gatewayCodes, { 'x-http-status': true })
  return { ...document, paths, components: { ...others, schemas: { ...schemas, GatewayProblem } } }
}

const problem = (schema: Schema) => ({ [problemType]: { schema } })

function problemWith(codes: readonly string[], extensions: object = {}): Schema {
  const properties = { code: { type: 'string', 'x-extensible-enum': codes, ...extensions } }
  return {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', required: ['code'], properties }],
  }
}

const gatewayResponse: Answer = {
  description: 'The gateway responded instead of the API, or the response isn’t a problem document.',
  content: problem({ $ref: '#/components/schemas/GatewayProblem' }),
}

function codesOf(document: Contract, { content }: Answer): string[] {
  const examples = Object.values(content?.[problemType]?.examples ?? {})
  const codes = examples.map((example) => resolve(document, example as ProblemExample).value?.code)
  return [...new Set(codes.filter((code) => code !== undefined))]
}

/** A test value is called like the example that it is answered with; without one, by its label. */
export function testValues(document: Contract): string {
  const operations = operationsOf(document).map(({ operation }) => {
    const data = (operation as ProductOperation)['x-test-data'] ?? []
    const named = new Map(data.map((one) => [one.outcome.example ?? camelCase(one.label), one]))
    if (named.size < data.length)
      throw new Error(`${operation.operationId}: two test values have the same name`)
    return { id: operation.operationId, named: [...named] }
  })
  const values = operations.map(({ id, named }) => {
    const rows = named.map(
      ([name, { value, label, outcome }]) =>
        `    /** ${label}: ${outcome.status} */\n    ${name}: ${JSON.stringify(value)},\n`,
    )
    return `  ${id}: {\n${rows.join('')}  },\n`
  })
  const outcomes = operations.map(
    ({ id, named }) =>
      `  ${id}: { ${named.map(([name, { outcome }]) => `${name}: ${outcome.status}`).join('; ')} }\n`,
  )
  return [
    '\n/** By operation, values that always have the same result with a test key and on the mock. */\n',
    `export const testValues = {\n${values.join('')}} as const\n`,
    '\n/** The response status of each test value. */\n',
    `export interface TestOutcomes {\n${outcomes.join('')}}\n`,
  ].join('')
}

const camelCase = (label: string) =>
  label.toLowerCase().replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())

function tableOf(products: readonly Product[]): string {
  const rows = products.map(({ name, document }) => {
    const { info, servers } = document as unknown as Contract & { servers: [{ url: string }] }
    return `  '${name}': { path: '${servers[0].url}', release: '${info.version}' },\n`
  })
  const bodiless = products.flatMap(({ name, document }) => bodilessOf(name, document as unknown as Contract))
  const typesOf = (kind: string) =>
    products.map(({ name }) => `  '${name}': import('./apis/${name}.ts').${kind}\n`).join('')
  return [
    bannerOf('*.yaml'),
    '\n/** Where the gateway takes calls to each API, and the release of its document that the types come from. */\n',
    `export const apis = {\n${rows.join('')}} as const\n`,
    '\n/** `<api> METHOD /path` of the operations whose good response has no body. */\n',
    `export const bodilessOperations: ReadonlySet<string> = /* @__PURE__ */ new Set([\n${bodiless.join('')}])\n`,
    `\nexport interface ApiPaths {\n${typesOf('paths')}}\n`,
    `\nexport interface ApiOperations {\n${typesOf('operations')}}\n`,
  ].join('')
}

function bodilessOf(name: string, document: Contract): string[] {
  const isBodiless = ({ responses }: Operation) =>
    Object.entries(responses).some(
      ([status, declared]) => status.startsWith('2') && !resolve(document, declared).content,
    )
  return operationsOf(document).flatMap(({ key, operation }) =>
    isBodiless(operation) ? [`  '${name} ${key}',\n`] : [],
  )
}
