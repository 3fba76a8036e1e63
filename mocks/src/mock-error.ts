export type MockErrorCode =
  | 'bundle_missing'
  | 'contract_unknown'
  | 'document_invalid'
  | 'listen_failed'
  | 'live_unknown'
  | 'port_in_use'
  | 'port_invalid'
  | 'proxy_invalid'

/** Why the mocks did not start, in words that tell what to do. Branch on `code`. */
export class MockError extends Error {
  readonly code: MockErrorCode

  constructor(code: MockErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MockError'
    this.code = code
  }
}
