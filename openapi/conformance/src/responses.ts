// Holds responses that somebody else got against a contract, for the validating proxy of the mocks.
import type { JsonObject } from '@switchboard/oas/document'
import { createMatcher } from '@switchboard/oas/paths'
import { checkResponse } from './engine/check-response.ts'
import { readContract } from './engine/contract/read-contract.ts'
import { createSchemaCheck } from './engine/contract/schema-check.ts'
import { packOf } from './packs.ts'

export interface ReceivedResponse {
  readonly method: string
  readonly status: number
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** One way in which a response breaks the contract. */
export interface ResponseFault {
  readonly check: string
  readonly expected: string
  readonly got: string
}

export interface ResponseCheck {
  /** The operations of the contract, by name. */
  readonly operations: readonly string[]
  /** The operation of that method and path; undefined where there is none. */
  operationAt(method: string, path: string): string | undefined
  faultsOf(operation: string, response: ReceivedResponse): readonly ResponseFault[]
}

/** `problems` are the codes of problems with their statuses, where the contract has them. */
export function createResponseCheck(document: JsonObject, problems: JsonObject = {}): ResponseCheck {
  const contract = readContract({ document, text: '', problems })
  const schemas = createSchemaCheck(document)
  const pack = packOf(contract)
  const byId = new Map(contract.operations.map((operation) => [operation.id, operation]))
  const match = createMatcher(contract.operations)
  return {
    operations: [...byId.keys()],
    operationAt: (method, path) => match(method, path).operation?.id,
    faultsOf(id, { method, status, headers, text }) {
      const operation = byId.get(id)
      if (!operation) return []
      const body = parsed(headers['content-type'] ?? '', text)
      const code = String((body as { code?: unknown } | undefined | null)?.code ?? '')
      const request = { method, target: operation.path, headers: {}, body: undefined }
      const response = {
        operation,
        request,
        curl: '',
        status,
        headers,
        text,
        body,
        code,
        milliseconds: 0,
        isFaulty: false,
      }
      return checkResponse({ contract, schemas, pack }, response).map(({ check, expected, got }) => ({
        check,
        expected,
        got,
      }))
    },
  }
}

function parsed(type: string, text: string): unknown {
  if (!/[/+]json\b/.test(type)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
