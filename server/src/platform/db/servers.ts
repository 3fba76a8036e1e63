import pg from 'pg'
import { targetSessionAttributeOf, urlsOf } from '../settings/database-url.ts'

/** How long each server may take to say whether it is the primary. */
const maxProbeMs = 4_000
const defaultPort = 5432

/** One server of a database. */
interface Address {
  readonly url: string
  /** Of several; the only one is where its URL says. */
  readonly at?: { readonly host: string; readonly port: number }
}

/** None of the servers of a database takes writes at the moment, as during a failover. */
class NoPrimary extends Error {
  readonly code = 'NO_PRIMARY'
  constructor(cause: unknown) {
    super('None of the database servers is the primary.', { cause })
    this.name = 'NoPrimary'
  }
}

/**
 * Finds which server of a database takes writes. Several are asked at the same time, and the first that does is kept until a
 * connection to it fails: after a failover, another is found. A single one is not asked. Shared by the pools of a process.
 */
export class Servers {
  readonly #addresses: readonly Address[]
  readonly #isAsked: boolean
  #primary: Address | undefined
  #finding: Promise<Address> | undefined

  constructor(url: string) {
    const urls = urlsOf(url)
    this.#isAsked = urls.length > 1 || targetSessionAttributeOf(url) !== undefined
    this.#addresses = this.#isAsked ? urls.map(addressOf) : [{ url }]
    if (!this.#isAsked) this.#primary = this.#addresses[0]
  }

  /** Any of them: user, password and database are the same on all. */
  get anyUrl(): string {
    return this.#addresses[0]?.url ?? ''
  }

  async primary(): Promise<Address> {
    if (this.#primary) return this.#primary
    this.#finding ??= this.#find().finally(() => {
      this.#finding = undefined
    })
    return this.#finding
  }

  /** A connection failed, or a server takes no writes any more. */
  forget(): void {
    if (this.#isAsked) this.#primary = undefined
  }

  async #find(): Promise<Address> {
    const asking = this.#addresses.map(ask)
    try {
      this.#primary = await Promise.any(asking)
      return this.#primary
    } catch (error) {
      throw new NoPrimary(error instanceof AggregateError ? error.errors[0] : error)
    }
  }
}

function addressOf(url: string): Address {
  const { hostname, port } = new URL(url)
  const host = decodeURIComponent(hostname).replace(/^\[(.+)\]$/, '$1')
  return { url, at: { host, port: Number(port || defaultPort) } }
}

/** Resolves if it takes writes. It says so as a connection begins, as libpq reads it. */
async function ask(address: Address): Promise<Address> {
  const client = new pg.Client({ connectionString: address.url, connectionTimeoutMillis: maxProbeMs })
  client.on('error', () => {})
  let isReadOnly = false
  client.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
    if (readOnlyParameters.has(parameterName) && parameterValue === 'on') isReadOnly = true
  })
  try {
    await client.connect()
  } finally {
    client.connection.stream.destroy()
  }
  if (isReadOnly) throw new Error('This database server takes no writes.')
  return address
}

interface ParameterStatus {
  readonly parameterName: string
  readonly parameterValue: string
}

const readOnlyParameters: ReadonlySet<string> = new Set(['in_hot_standby', 'default_transaction_read_only'])
