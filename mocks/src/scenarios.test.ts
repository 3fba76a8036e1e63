import { afterAll, describe, expect, test } from 'vitest'
import { examplesOf, operationsOf } from '../test/operations.ts'
import { exampleRequest, send } from '../test/requests.ts'
import { listContracts } from './contracts.ts'
import { readDocument } from './read-document.ts'
import { startMocks } from './start-mocks.ts'

// The portal is asked through the SDK, in portal-contract.test.ts.
const contracts = (await listContracts()).filter(({ name }) => name !== 'portal')
const mocks = await startMocks({ contracts, ports: () => 0 })
afterAll(() => mocks.close())

const operations = await Promise.all(
  contracts.map(async ({ name, file }) => operationsOf(name, await readDocument(file))),
)
const named = operations.flat().map((one) => [`${one.contract} ${one.operation.operationId}`, one] as const)

describe.each(named)('%s', (_name, one) => {
  const base = mocks.url(one.contract)

  test.each(examplesOf(one))('Prefer $status $example answers just that', async (scenario) => {
    const { status, mediaType, example, value } = scenario
    const response = await send(base, one, exampleRequest(one), {
      Prefer: `code=${status}, example=${example}`,
    })
    const body = await response.text()
    expect(response.headers.get('sl-violations')).toBeNull()
    expect(response.status, body).toBe(status)
    expect(response.headers.get('content-type')).toBe(mediaType)
    expect(mediaType.endsWith('json') ? JSON.parse(body) : body).toEqual(value)
  })
})
