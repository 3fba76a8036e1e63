import type { Operation } from '@switchboard/oas/document'
import type { PublishedVersion } from '../version/version.ts'

type Index = PublishedVersion['index']

/** The document's facts besides its operations, as text. */
export function documentText(version: PublishedVersion): string {
  const { contact, license, terms_of_service, external_docs } = version.index
  return [
    ...(external_docs ? [docsText(external_docs)] : []),
    ...(contact ? [`Contact: ${[contact.name, contact.url, contact.email].filter(Boolean).join(', ')}`] : []),
    ...(license
      ? [`License: ${[license.name, license.identifier, license.url].filter(Boolean).join(', ')}`]
      : []),
    ...(terms_of_service ? [`Terms of service: ${terms_of_service}`] : []),
  ].join('\n')
}

/** Facts about an operation that have no place in a Postman request. */
export function operationText({ external_docs, callbacks = [], responses }: Operation): string {
  const links = responses.flatMap(({ status, links: all = [] }) => all.map((link) => ({ status, ...link })))
  return [
    ...(external_docs ? [docsText(external_docs)] : []),
    ...callbacks.map(
      ({ name, summary, method, url }) =>
        `Callback \`${name}\`: \`${method} ${url}\`${summary ? `, ${summary}` : ''}`,
    ),
    ...links.map(
      ({ status, name, operation_id, target, inputs }) =>
        `Link \`${name}\` of ${status}: leads to \`${operation_id ?? target ?? ''}\`${inputs.map((one) => `, \`${one.name}\` is \`${one.value}\``).join('')}`,
    ),
  ].join('\n')
}

const docsText = ({ url, description }: NonNullable<Index['external_docs']>): string =>
  `Read more: ${description ? `${description} ` : ''}${url}`
