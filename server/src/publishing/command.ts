import { parseArgs } from 'node:util'
import type { Db } from '../platform/db/client.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Clock } from '../platform/time/clock.ts'
import { type PublicationOptions, publicationOptionsOf } from './check/options.ts'
import { prepareDocument } from './check/prepare-document.ts'
import { auditLiveCalls } from './publish/move-live-calls.ts'
import { unannouncedWords } from './publish/price-rises.ts'
import { publishAlone } from './publish/publish-prepared.ts'
import { fileSource } from './read/document-source.ts'
import { PublishError } from './read/publish-error.ts'
import { commandLine, readUpstreamFile, setFromCommandLine } from './upstreams/from-command-line.ts'

export const usage = `Publishes an OpenAPI 3.0, 3.1 or 3.2 document, YAML or JSON, in the catalogue of the running server.

  npm run publish-api -- <file> --publisher <name> [options]

  --publisher <name>  who offers it; first part of its URL /api/<publisher>/<tag>/<version>
  --tag <name>        which of the publisher’s APIs it is; omitted from the URL if not given
  --version <v1>      the version in the URL; by default the first number of info.version
  --upstream <url>    where the gateway sends live calls; "none" removes it.
                      Without it, only its mock and test keys work
  --allow-internal-upstream
                      also allows an upstream on this machine or in a private network
  --upstream-file <file>
                      an upstream with its credential, certificates, timeouts and headers, in JSON or YAML, with the
                      fields of PUT /portal-api/api/admin/upstreams; "-" reads the standard input. Secrets can be in
                      the file, or in UPSTREAM_SECRET and UPSTREAM_CLIENT_KEY
  --test-upstream     connects to the upstream step by step; if a step fails, nothing is published
  --convert           converts a Swagger 2.0 document; downloads stay in the original format
  --root <folder>     the folder with the files that the document references; its own by default
  --category <words>  where the catalogue lists it; "Other" for a new API
  --price <credits>   what an answered call costs if the operation has no x-price; 0.00
  --status <word>     active, beta or deprecated; active for a new version
  --ends <day>        the day from which calls to a deprecated version return 410, such as 2027-03-31
  --dry-run           checks everything, prints what would happen, and changes nothing
  --help              this text

A version at the same URL is replaced; others stay alongside it. Options that aren’t given stay as they are.
The server is found as usual: with DATABASE_URL, or DATA_DIR for its own PostgreSQL. A pipeline that can’t reach the database
sets SWITCHBOARD_SERVICE_KEY, a service account’s key, and SWITCHBOARD_PORTAL, such as https://portal.example/portal-api.`

export interface PublishOptions extends PublicationOptions {
  /** Holds the files that the document may quote; its own folder when undefined. */
  readonly root: string | undefined
  readonly file: string
  readonly upstreamFile: string | undefined
  readonly testsUpstream: boolean
  readonly dryRun: boolean
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** Undefined when help is asked for. */
export function publishOptionsFrom(args: readonly string[]): PublishOptions | undefined {
  const { positionals, values } = parsed(args)
  if (values.help) return undefined
  const [file, ...more] = positionals
  if (!file || more.length > 0)
    throw new PublishError(
      `${file ? 'Pass one file at a time.' : 'Pass the file of the document.'}\n\n${usage}`,
    )
  if (values.upstream !== undefined && values['upstream-file'] !== undefined)
    throw new PublishError('Pass --upstream or --upstream-file: each sets where live calls go.')
  return {
    ...publicationOptionsOf({ ...values, price: values.price ?? '0.00' }),
    allowInternalUpstream: values['allow-internal-upstream'] ?? false,
    convert: values.convert ?? false,
    file,
    root: values.root,
    upstreamFile: values['upstream-file'],
    testsUpstream: values['test-upstream'] ?? false,
    dryRun: values['dry-run'] ?? false,
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
        'upstream-file': text,
        'test-upstream': flag,
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

interface PublishContext {
  readonly db: Db
  readonly settings: Settings
  readonly clock: Clock
  readonly env: NodeJS.ProcessEnv
}

/** Reads a file and puts it into the catalogue. A trial run does the same and undoes it. */
export async function publishDocument({ db, settings, clock, env }: PublishContext, options: PublishOptions) {
  const { upstreamFile, testsUpstream: tests } = options
  const file = upstreamFile === undefined ? undefined : readUpstreamFile(upstreamFile, env)
  const prepared = await prepareDocument(options, () => fileSource(options.file, options.root))
  return publishAlone(db, prepared, {
    now: clock(),
    publishedBy: null,
    isTrial: options.dryRun,
    read: async (tx, published) => {
      const { publication } = published
      const unannounced = unannouncedWords(published)
      if (unannounced !== '') throw new PublishError(unannounced)
      const { api, version } = publication
      const isAsked = file !== undefined || tests
      const on = { db: tx, settings, clock }
      await auditLiveCalls({ ...on, user: commandLine, requestId: null }, published)
      return {
        ...published,
        hasUpstream: published.hasUpstream || file !== undefined,
        upstreamTests: isAsked ? await setFromCommandLine(on, { api, version }, { file, tests }) : [],
      }
    },
  })
}
