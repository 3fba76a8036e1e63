import { buildRequest, type HttpRequest } from '@switchboard/oas/request'
import type { Environment, ReferenceOperation } from '../types.ts'

type RequestParts = Parameters<typeof buildRequest>[0]

interface CallParts extends Pick<RequestParts, 'values' | 'base' | 'client'> {
  readonly operation: Pick<
    ReferenceOperation,
    'method' | 'path' | 'inputs' | 'body' | 'responses' | 'security' | 'schemas'
  >
  readonly environment: Environment
  readonly key: string
  /** The mock's `Prefer` header; null if the request decides. */
  readonly prefer: string | null
}

/** The mock takes any key, but an operation that needs one needs it there, too. */
const anyKey = 'mock'

/** The request as the console sends it: the mock asks for a key where the document does, the gateway always. */
export function makeCall({ operation, environment, key, prefer, ...parts }: CallParts): HttpRequest {
  const mocked = environment === 'MOCK'
  return buildRequest({
    ...parts,
    operation,
    key: !mocked ? key : operation.security.length > 0 ? anyKey : '',
    headers: mocked && prefer ? [['Prefer', prefer]] : [],
  })
}
