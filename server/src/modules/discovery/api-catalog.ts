import { documentUrl, gatewayUrl, pageUrl } from '../catalogue/addresses.ts'
import type { PublishedApi, PublishedContent } from './published.ts'

/** RFC 9727: where each API is called, and what describes it, as RFC 9264 writes links. */
export function apiCatalog({ apis }: PublishedContent, publicUrl: string) {
  const called = apis.map((api) => ({ ...linksOf(api, publicUrl), anchor: `${publicUrl}${gatewayUrl(api)}` }))
  return {
    linkset: [
      {
        anchor: `${publicUrl}/.well-known/api-catalog`,
        item: called.map(({ anchor }, place) => ({ href: anchor, title: titleOf(apis[place]) })),
      },
      ...called,
    ],
  }
}

const titleOf = (api: PublishedApi | undefined): string => (api ? `${api.name} ${api.version}` : '')

function linksOf(api: PublishedApi, publicUrl: string) {
  const file = (ending: Parameters<typeof documentUrl>[2]) =>
    `${publicUrl}${documentUrl(api.api, api.full_version, ending)}`
  return {
    'service-desc': [
      { href: file('.yaml'), type: 'application/yaml', title: 'OpenAPI' },
      { href: file('.json'), type: 'application/json', title: 'OpenAPI' },
      { href: file('.postman.json'), type: 'application/json', title: 'Postman collection' },
    ],
    'service-doc': [
      { href: `${publicUrl}${pageUrl(api)}`, type: 'text/html', title: titleOf(api) },
      { href: file('.md'), type: 'text/markdown', title: titleOf(api) },
    ],
    'terms-of-service': [{ href: `${publicUrl}/terms-and-conditions`, type: 'text/html' }],
  }
}
