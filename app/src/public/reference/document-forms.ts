import type { ApiVersion } from './types.ts'

const forms = [
  { name: 'OpenAPI, YAML', ending: '.yaml' },
  { name: 'OpenAPI, JSON', ending: '.json' },
  { name: 'Postman collection', ending: '.postman.json' },
  { name: 'Postman environment', ending: '.postman-environment.json' },
  { name: 'Markdown, for people and agents', ending: '.md' },
  { name: 'Checksums, SHA-256', ending: '.sha256' },
] as const

/** An address of the contract is below the portal's own, which may be another than this page's. */
export const atPortal = (portalUrl: string, address: string): string =>
  address.startsWith('/') ? new URL(address, portalUrl).href : address

type Version = Pick<ApiVersion, 'publisher' | 'tag' | 'api' | 'full_version' | 'document_url'>

/** The forms that the document of a version is served in: the same address with another ending. */
export const documentForms = (
  portalUrl: string,
  { publisher, tag, api, full_version, document_url }: Version,
) =>
  forms.map(({ name, ending }) => ({
    name,
    address: atPortal(portalUrl, document_url.replace(/\.ya?ml$/, ending)),
    // Publisher, API and version: in a folder of downloads the name is the only hint.
    file: `${publisher}-${tag ?? api}-${full_version}${ending}`,
  }))

/** One operation in Markdown: below the address of its document. */
export const operationMarkdown = (
  portalUrl: string,
  { document_url }: Pick<Version, 'document_url'>,
  operationId: string,
): string =>
  atPortal(portalUrl, `${document_url.replace(/\.ya?ml$/, '')}/${encodeURIComponent(operationId)}.md`)
