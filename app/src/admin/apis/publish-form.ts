/** Fields of the publish form. */
export interface PublishFields {
  readonly document: File | null
  /** In place of a document and all other fields. */
  readonly draft_id: string
  readonly publisher: string
  readonly tag: string
  readonly version: string
  readonly status: string
  readonly category: string
  readonly price: string
  readonly upstream: string
  readonly allow_internal_upstream: boolean
  /** Whether a Swagger 2.0 document is converted. */
  readonly convert: boolean
  /** By `GET /path`, what goes before the price of the document. */
  readonly price_overrides: Readonly<Record<string, string>>
}

export const emptyFields: PublishFields = {
  document: null,
  draft_id: '',
  publisher: '',
  tag: '',
  version: '',
  status: '',
  category: '',
  price: '',
  upstream: '',
  allow_internal_upstream: false,
  convert: false,
  price_overrides: {},
}

/** The form as it is sent, without empty fields. */
export function bodyOf({
  document,
  price_overrides,
  allow_internal_upstream,
  convert,
  ...texts
}: PublishFields): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) if (value.trim() !== '') body.append(name, value.trim())
  if (allow_internal_upstream) body.append('allow_internal_upstream', 'true')
  if (convert) body.append('convert', 'true')
  const prices = Object.entries(price_overrides).map(([operation, price]) => {
    const [method = '', ...path] = operation.split(' ')
    return { method, path: path.join(' '), price }
  })
  if (prices.length > 0) body.append('price_overrides', JSON.stringify(prices))
  if (document) body.append('document', document, document.name)
  return body
}

/** Whether both would be sent alike: else what was checked is not what is shown. */
export function sameDocument(one: PublishFields, other: PublishFields): boolean {
  const { document, ...fields } = one
  const { document: otherDocument, ...otherFields } = other
  return document === otherDocument && JSON.stringify(sorted(fields)) === JSON.stringify(sorted(otherFields))
}

const sorted = (fields: object) => Object.entries(fields).sort(([a], [b]) => a.localeCompare(b))
