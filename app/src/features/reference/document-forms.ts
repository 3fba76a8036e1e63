import { env } from '../../lib/env.ts'

const forms = [
  { name: 'OpenAPI, YAML', ending: '.yaml' },
  { name: 'OpenAPI, JSON', ending: '.json' },
  { name: 'Postman collection', ending: '.postman.json' },
  { name: 'Markdown, for people and agents', ending: '.md' },
] as const

/** An address of the contract is below the portal's own, which may be another than this page's. */
export const atPortal = (address: string): string =>
  address.startsWith('/') ? new URL(address, new URL(env.portalUrl, window.location.href)).href : address

/** The forms that the document of a version is served in: the same address with another ending. */
export function documentForms(documentUrl: string) {
  return forms.map(({ name, ending }) => {
    const address = atPortal(documentUrl.replace(/\.ya?ml$/, ending))
    return { name, address, file: address.slice(address.lastIndexOf('/') + 1) }
  })
}
