import { asObject, asText, clipped, type Json, type JsonObject } from '../json.ts'
import type { ExternalDocs, ReferenceIndex } from '../types.ts'
import { maxLengths } from './max-lengths.ts'

type About = Pick<ReferenceIndex, 'license' | 'contact' | 'terms_of_service' | 'external_docs'>

/** A document's statements about itself and its publisher. */
export function readAbout(document: JsonObject): About {
  const info = asObject(document.info)
  const contact = texts(info.contact, { name: maxLengths.field, url: maxLengths.url, email: maxLengths.line })
  const { name, ...license } = texts(info.license, {
    name: maxLengths.field,
    identifier: maxLengths.name,
    url: maxLengths.url,
  })
  const terms = clipped(info.termsOfService, maxLengths.url)
  return {
    ...((name || license.identifier || license.url) && {
      license: { name: name ?? license.identifier ?? '', ...license },
    }),
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(terms && { terms_of_service: terms }),
    ...readExternalDocs(document),
  }
}

/** Documentation elsewhere, of a document, a tag or an operation. */
export function readExternalDocs({ externalDocs }: JsonObject): { readonly external_docs?: ExternalDocs } {
  const { url, description } = asObject(externalDocs)
  return asText(url)
    ? {
        external_docs: {
          url: clipped(url, maxLengths.url),
          description: clipped(description, maxLengths.note),
        },
      }
    : {}
}

function texts<Name extends string>(
  value: Json | undefined,
  lengths: Readonly<Record<Name, number>>,
): { [name in Name]?: string } {
  const fields = asObject(value)
  const pairs = Object.entries<number>(lengths).map(([name, length]) => [name, clipped(fields[name], length)])
  return Object.fromEntries(pairs.filter(([, text]) => text)) as { [name in Name]?: string }
}
