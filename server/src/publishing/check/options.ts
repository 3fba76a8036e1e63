import { PublishError } from '../read/publish-error.ts'
import { checkedName } from './names.ts'
import { isPrice, type PriceOverride } from './prices.ts'

/** Options of a publication. Undefined options stay as they are, or follow from the document. */
export interface PublicationOptions {
  readonly publisher: string | undefined
  readonly tag: string | undefined
  readonly version: string | undefined
  /** Null to take it away. */
  readonly upstream: string | null | undefined
  readonly allowInternalUpstream: boolean
  /** Whether a Swagger 2.0 document is converted. */
  readonly convert: boolean
  readonly category: string | undefined
  /** Price where the document has none; undefined: the current price, and free for a new operation. */
  readonly price: string | undefined
  readonly status: 'ACTIVE' | 'BETA' | 'DEPRECATED' | undefined
  readonly ends: string | undefined
  /** Go before what the document says. */
  readonly priceOverrides: readonly PriceOverride[]
}

/** Options as somebody typed them. */
export type TypedOptions = {
  readonly [Name in 'publisher' | 'tag' | 'version' | 'upstream' | 'category' | 'price' | 'status' | 'ends']?:
    | string
    | undefined
}

const maxCategoryLength = 60

/** The options that the command and the portal have in common; throws where one breaks its rule. */
export function publicationOptionsOf(values: TypedOptions): PublicationOptions {
  const { publisher, tag, version, upstream, category, price, status, ends } = values
  if (price !== undefined && !isPrice(price))
    throw PublishError.ofValue('price', price, 'isn’t a price. Write it like 0.60.')
  if (category !== undefined && (category.trim() === '' || category.length > maxCategoryLength)) {
    const text = `takes 1 to ${maxCategoryLength} characters.`
    throw PublishError.ofOption('category', `--category ${text}`, `A category ${text}`)
  }
  return {
    publisher: publisher === undefined ? undefined : checkedName('publisher', publisher),
    tag: tag === undefined ? undefined : checkedName('tag', tag),
    version,
    upstream: upstream === undefined ? undefined : upstreamOf(upstream),
    allowInternalUpstream: false,
    convert: false,
    category: category?.trim(),
    price,
    status: ends === undefined ? statusOf(status) : endingOf(status),
    ends: ends === undefined ? undefined : dayOf(ends),
    priceOverrides: [],
  }
}

function statusOf(status: string | undefined): PublicationOptions['status'] {
  const name = status?.toUpperCase()
  if (name === undefined || name === 'ACTIVE' || name === 'BETA' || name === 'DEPRECATED') return name
  throw PublishError.ofValue('status', status, 'isn’t one of active, beta and deprecated.')
}

function endingOf(status: string | undefined): 'DEPRECATED' {
  if ((statusOf(status) ?? 'DEPRECATED') === 'DEPRECATED') return 'DEPRECATED'
  throw PublishError.ofOption(
    'status',
    'A version that ends is deprecated: omit --status, or set --status deprecated.',
    'A version that ends is deprecated.',
  )
}

function dayOf(ends: string): string {
  const known = /^\d{4}-\d\d-\d\d$/.test(ends) && !Number.isNaN(Date.parse(`${ends}T00:00:00Z`))
  if (known && new Date(`${ends}T00:00:00Z`).toISOString().startsWith(ends)) return ends
  throw PublishError.ofValue('ends', ends, 'isn’t a date. Write it like 2027-03-31.')
}

function upstreamOf(upstream: string): string | null {
  if (upstream === 'none') return null
  const url = URL.canParse(upstream) ? new URL(upstream) : undefined
  const plain =
    url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password
  if (!plain)
    throw PublishError.ofValue(
      'upstream',
      upstream,
      'isn’t a URL to send calls to. Write it like https://api.example.com/v1, without a query or password.',
    )
  return upstream
}
