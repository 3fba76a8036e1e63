// Every operation of the portal, called through the SDK with its example input, against the mock that developers use.
import { readFileSync } from 'node:fs'
import { createPortal, memoryStore } from '@switchboard/sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listContracts } from './contracts.ts'
import { type Mocks, startMocks } from './start-mocks.ts'

interface Example {
  readonly value: unknown
}
interface Content {
  readonly examples?: Readonly<Record<string, Example>>
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, Example>>
  readonly schema?: { readonly default?: unknown }
}
interface Operation {
  readonly operationId: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> }
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>>
}
interface Call {
  readonly operation: Operation
  readonly method: string
  readonly path: string
}
interface Answer {
  readonly status: number
  readonly name: string
  readonly value: unknown
}

const bundle = JSON.parse(readFileSync(new URL('../../openapi/dist/portal.json', import.meta.url), 'utf8'))
const parameterOf = (item: Parameter & { $ref?: string }): Parameter =>
  item.$ref ? bundle.components.parameters[item.$ref.split('/').at(-1) ?? ''] : item
const responseOf = (item: { $ref?: string; content?: Readonly<Record<string, Content>> }) =>
  item.$ref ? bundle.components.responses[item.$ref.split('/').at(-1) ?? ''] : item

const calls: Call[] = Object.entries<Record<string, Operation>>(bundle.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => ['get', 'post', 'put', 'patch', 'delete'].includes(method))
    .map(([method, operation]) => ({ operation, method, path })),
)

const firstExample = (content: Content | undefined): unknown =>
  Object.values(content?.examples ?? {})[0]?.value

function inputOf({ operation }: Call) {
  const parameters = (operation.parameters ?? []).map(parameterOf)
  const query = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map((parameter) => [parameter.name, parameter.example ?? firstExample(parameter)]),
  )
  const [[type, content] = ['', undefined]] = Object.entries(operation.requestBody?.content ?? {})
  const value = firstExample(content)
  const body = type === 'multipart/form-data' ? formOf(value as Record<string, unknown>) : value
  return { params: { query }, ...(content && { body }) }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) form.append(name, String(part))
  }
  return form
}

function answersOf({ operation }: Call): Answer[] {
  return Object.entries(operation.responses).flatMap(([status, response]) =>
    Object.values<Content>(responseOf(response).content ?? {}).flatMap((content) =>
      Object.entries(content.examples ?? {}).map(([name, { value }]) => ({
        status: status === 'default' ? (value as { status: number }).status : Number(status),
        name,
        value,
      })),
    ),
  )
}

const isProblem = (value: unknown): value is { readonly request_id: string } =>
  typeof value === 'object' && value !== null && 'detail' in value && 'request_id' in value

let mocks: Mocks
beforeAll(async () => {
  const contracts = (await listContracts()).filter(({ name }) => name === 'portal')
  mocks = await startMocks({ contracts, ports: () => 0 })
})
afterAll(() => mocks.close())

async function ask(call: Call, headers: Record<string, string>): Promise<Omit<Answer, 'name'>> {
  const store = memoryStore({ access_token: 'mock', refresh_token: 'mock' })
  const portal = createPortal({ baseUrl: mocks.url('portal'), store, mock: true })
  const send = portal.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: string; error?: unknown; response: Response }>
  const { data, error, response } = await send(call.method, call.path, {
    ...inputOf(call),
    headers,
    parseAs: 'text',
  })
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const value = response.ok && isJson ? JSON.parse(data ?? '') : (data ?? error)
  if (isProblem(value)) expect(value.request_id).toBe(response.headers.get('X-Request-ID'))
  return { status: response.status, value }
}

describe.each(calls.map((call) => [call.operation.operationId, call] as const))('%s', (_id, call) => {
  const answers = answersOf(call)
  const first = answers.find(({ status }) => status < 400)

  test('answers its first example to its example input', async () => {
    expect(await ask(call, {})).toEqual({ status: first?.status, value: first?.value })
  })

  test.each(answers.map((answer) => [answer.status, answer.name, answer] as const))(
    'answers %i %s when asked',
    async (status, name, { value }) => {
      expect(await ask(call, { Prefer: `code=${status}, example=${name}` })).toEqual({
        status,
        // Each response has an ID of its own.
        value: isProblem(value) ? { ...value, request_id: expect.any(String) } : value,
      })
    },
  )
})
