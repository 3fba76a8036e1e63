import { parseArgs } from 'node:util'
import { checkedName } from './names.ts'
import { isPrice, type PriceOverride } from './prices.ts'
import { OptionError, PublishError } from './publish-error.ts'

export const usage = `Publishes an OpenAPI 3.0, 3.1 or 3.2 document, YAML or JSON, in the catalogue of the running server.

  npm run publish-api -- <file> --publisher <name> [options]

  --publisher <name>  who offers it; first part of its URL /api/<publisher>/<tag>/<version>
  --tag <name>        which of the publisher's APIs it is; omitted from the URL if not given
  --version <v1>      the version in the URL; by default the first number of info.version
  --upstream <url>    where the gateway sends live calls; "none" removes it.
                      Without it and without a mock, the API is documentation only
  --allow-internal-upstream
                      also allows an upstream on this machine or in a private network
  --convert           converts a Swagger 2.0 document; downloads stay in the original format
  --root <folder>     the folder with the files that the document references; its own by default
  --category <words>  where the catalogue lists it; "Other" for a new API
  --price <credits>   what an answered call costs if the operation has no x-price; 0.00
  --status <word>     active, beta or deprecated; active for a new version
  --ends <day>        the day from which calls to a deprecated version return 410, such as 2027-03-31
  --dry-run           checks everything, prints what would happen, and changes nothing
  --help              this text

A version at the same URL is replaced; others stay alongside it. Options that aren't given stay as they are.
The server is found as usual: with DATABASE_URL, or DATA_DIR for its own PostgreSQL.`

/** How a document is to be published. What is undefined stays as it is, or follows from the document. */
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
  /** Where the document has none; undefined: what the operation costs now, and nothing where it is new. */
  readonly price: string | undefined
  readonly status: 'ACTIVE' | 'BETA' | 'DEPRECATED' | undefined
  readonly ends: string | undefined
  /** Go before what the document says. */
  readonly priceOverrides: readonly PriceOverride[]
}

export interface PublishOptions extends PublicationOptions {
  /** Holds the files that the document may quote; its own folder when undefined. */
  readonly root: string | undefined
  readonly file: string
  readonly dryRun: boolean
}

/** Options as somebody typed them. */
export type TypedOptions = {
  readonly [Name in 'publisher' | 'tag' | 'version' | 'upstream' | 'category' | 'price' | 'status' | 'ends']?:
    | string
    | undefined
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const maxCategoryLength = 60

/** Undefined when help is asked for. */
export function publishOptionsFrom(args: readonly string[]): PublishOptions | undefined {
  const { positionals, values } = parsed(args)
  if (values.help) return undefined
  const [file, ...more] = positionals
  if (!file || more.length > 0)
    throw new PublishError(
      `${file ? 'Pass one file at a time.' : 'Pass the file of the document.'}\n\n${usage}`,
    )
  return {
    ...publicationOptionsOf({ ...values, price: values.price ?? '0.00' }),
    allowInternalUpstream: values['allow-internal-upstream'] ?? false,
    convert: values.convert ?? false,
    file,
    root: values.root,
    dryRun: values['dry-run'] ?? false,
  }
}

/** The options that the command and the portal have in common; throws an OptionError where one breaks its rule. */
export function publicationOptionsOf(values: TypedOptions): PublicationOptions {
  const { publisher, tag, version, upstream, category, price, status, ends } = values
  if (price !== undefined && !isPrice(price))
    throw OptionError.ofValue('price', price, 'isn’t a price. Write it like 0.60.')
  if (category !== undefined && (category.trim() === '' || category.length > maxCategoryLength)) {
    const text = `takes 1 to ${maxCategoryLength} characters.`
    throw new OptionError('category', `--category ${text}`, `A category ${text}`)
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

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        publisher: text,
        tag: text,
        version: text,
        upstream: text,
        'allow-internal-upstream': flag,
        convert: flag,
        category: text,
        price: text,
        status: text,
        ends: text,
        root: text,
        'dry-run': flag,
        help: { ...flag, short: 'h' },
      },
    })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new PublishError(`${error.message}\n\n${usage}`)
  }
}

function statusOf(status: string | undefined): PublishOptions['status'] {
  const name = status?.toUpperCase()
  if (name === undefined || name === 'ACTIVE' || name === 'BETA' || name === 'DEPRECATED') return name
  throw OptionError.ofValue('status', status, 'isn’t one of active, beta and deprecated.')
}

function endingOf(status: string | undefined): 'DEPRECATED' {
  if ((statusOf(status) ?? 'DEPRECATED') === 'DEPRECATED') return 'DEPRECATED'
  throw new OptionError(
    'status',
    'A version that ends is deprecated: omit --status, or set --status deprecated.',
    'A version that ends is deprecated.',
  )
}

function dayOf(ends: string): string {
  const known = /^\d{4}-\d\d-\d\d$/.test(ends) && !Number.isNaN(Date.parse(`${ends}T00:00:00Z`))
  if (known && new Date(`${ends}T00:00:00Z`).toISOString().startsWith(ends)) return ends
  throw OptionError.ofValue('ends', ends, 'isn’t a date. Write it like 2027-03-31.')
}

function upstreamOf(upstream: string): string | null {
  if (upstream === 'none') return null
  const url = URL.canParse(upstream) ? new URL(upstream) : undefined
  const plain =
    url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password
  if (!plain)
    throw OptionError.ofValue(
      'upstream',
      upstream,
      'isn’t a URL to send calls to. Write it like https://api.example.com/v1, without a query or password.',
    )
  return upstream
}
