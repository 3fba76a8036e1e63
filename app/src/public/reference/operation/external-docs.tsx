import type { ReferenceExternalDocs } from '../types.ts'
import { DocumentLink } from './document-link.tsx'

const maxLabelLength = 120

/** Where the publisher says more. */
export function ExternalDocs({ docs }: { readonly docs: ReferenceExternalDocs | undefined }) {
  if (!docs) return null
  const label = docs.description.replace(/\s+/g, ' ').trim()
  return (
    <p className="note">
      Read more: <DocumentLink url={docs.url}>{label.length > maxLabelLength ? '' : label}</DocumentLink>
    </p>
  )
}
