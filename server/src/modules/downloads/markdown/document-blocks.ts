import {
  heading,
  type InlineContent,
  link,
  mono,
  paragraph,
  table,
} from '../../../platform/markdown/nodes.ts'
import type { Block, Inline } from '../../../platform/markdown/tree.ts'
import { operationUrl } from '../../catalogue/addresses.ts'
import type { PublishedVersion } from '../version/version.ts'

type Index = PublishedVersion['index']

/** An address from a foreign document: a link if it leads to a page, else a text. */
function documentLink(url: string, label = ''): (string | Inline)[] {
  const leads = /^https?:\/\//i.test(url) && URL.canParse(url)
  if (leads) return [link(new URL(url).href, label || url)]
  return [label ? `${label}: ` : '', mono(url)]
}

/** Documentation elsewhere. */
export const externalDocs = (docs: Index['external_docs']): Block[] =>
  docs
    ? [paragraph(['Read more: ', ...documentLink(docs.url, docs.description.replace(/\s+/g, ' ').trim())])]
    : []

/** Contact, license and terms, as facts of the API. */
export function termsOf({ contact, license, terms_of_service }: Index): InlineContent[] {
  const { name = '', url, email } = contact ?? {}
  return [
    ...(contact
      ? [
          [
            'Contact: ',
            ...(url ? documentLink(url, name) : [name]),
            ...(email ? [name || url ? ', ' : '', mono(email)] : []),
          ],
        ]
      : []),
    ...(license
      ? [
          [
            'License: ',
            ...(license.url ? documentLink(license.url, license.name) : [license.name]),
            license.identifier && license.identifier !== license.name ? ` (${license.identifier})` : '',
          ],
        ]
      : []),
    ...(terms_of_service ? [['Terms of service: ', ...documentLink(terms_of_service)]] : []),
  ]
}

/** Calls that the API makes by itself; each has a text of its own. */
export function webhooksBlocks({ api, webhooks }: PublishedVersion, publicUrl: string): Block[] {
  if (webhooks.length === 0) return []
  return [
    heading(2, 'Webhooks'),
    paragraph('Requests that the API sends to your server.'),
    table(
      ['Webhook', 'Request'],
      webhooks.map(({ operation_id, summary, method, path }) => [
        [
          link(
            `${publicUrl}${operationUrl(api.api, api.full_version, operation_id)}`,
            summary || operation_id,
          ),
        ],
        mono(`${method} ${path}`),
      ]),
    ),
  ]
}
