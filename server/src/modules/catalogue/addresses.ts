/** Files of a version, by the ending of their addresses. */
export type DocumentEnding =
  | ('.yaml' | '.json' | '.md')
  | ('.postman.json' | '.postman-environment.json')
  | ('.conformance.json' | '.sha256')

export const documentUrl = (api: string, fullVersion: string, ending: DocumentEnding = '.yaml'): string =>
  `/openapi/${encodeURIComponent(api)}-${encodeURIComponent(fullVersion)}${ending}`

/** One operation in Markdown. */
export const operationUrl = (api: string, fullVersion: string, operationId: string): string =>
  `/openapi/${encodeURIComponent(api)}-${encodeURIComponent(fullVersion)}/${encodeURIComponent(operationId)}.md`

interface Address {
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
}

const below = (root: string, { publisher, tag, version }: Address): string =>
  [root, ...[publisher, tag, version].filter((part) => part !== null).map(encodeURIComponent)].join('/')

/** The page of a version in the portal. */
export const pageUrl = (address: Address): string => below('/api', address)

/** The address for callers with a key; a path of the document follows. */
export const gatewayUrl = (address: Address): string => below('/gateway', address)

/** The mock of a version, which needs no key. */
export const mockUrl = ({ api, version }: { readonly api: string; readonly version: string }): string =>
  `/mock/${encodeURIComponent(api)}@${encodeURIComponent(version)}`

/** The MCP server of a version, for agents. */
export const mcpUrl = (address: Address): string => below('/mcp', address)
