/** Forms that the document of a version is served in, by the ending of its address. */
export type DocumentEnding = '.yaml' | '.json' | '.postman.json' | '.md'

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

/** The page of a version in the portal. */
export const pageUrl = ({ publisher, tag, version }: Address): string =>
  ['/api', ...[publisher, tag, version].filter((part) => part !== null).map(encodeURIComponent)].join('/')
