import { buildConnector } from 'undici'
import { lookupOutside, type ResolveHost, requireOutside } from '../../platform/http/outside-hosts.ts'
import type { Certificates } from './repo.ts'

/** In PEM. */
export interface TlsMaterial {
  readonly ca?: string
  readonly cert?: string
  readonly key?: string
}

export const certificatesOf = (
  { ca, client_certificate: cert }: Certificates,
  key: string | undefined,
): TlsMaterial => ({ ...(ca && { ca }), ...(cert && { cert }), ...(cert && key && { key }) })

interface ConnectorOptions {
  readonly connectMs: number
  readonly onlyOutside: boolean
  readonly resolveHost?: ResolveHost
  readonly tls?: TlsMaterial
}

/** Connects to an upstream, TLS included. An address is looked up anew and judged as the connection is made. */
export function outsideConnector({
  connectMs,
  onlyOutside,
  resolveHost,
  tls,
}: ConnectorOptions): buildConnector.connector {
  const connect = buildConnector({
    timeout: connectMs,
    allowH2: false,
    // Said aloud, so that NODE_TLS_REJECT_UNAUTHORIZED cannot turn it off.
    rejectUnauthorized: true,
    ...tls,
    ...(onlyOutside && { lookup: lookupOutside(resolveHost) }),
  })
  return (options, callback) => {
    try {
      if (onlyOutside) requireOutside(options.hostname)
    } catch (error) {
      callback(error as Error, null)
      return
    }
    connect(options, callback)
  }
}
