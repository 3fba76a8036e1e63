import type { SealContext } from '../../platform/db/seal.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { certificatesOf, type TlsMaterial } from './connector.ts'
import type { Credential, Target, Timeouts, UpstreamKey, UpstreamRow } from './repo.ts'
import { openSecrets, type UpstreamSecrets } from './secrets.ts'

/** How the gateway reaches an API, with its secrets. */
export interface Upstream extends UpstreamKey {
  /** Another one after each change. */
  readonly revision: string
  readonly targets: readonly Target[]
  readonly timeouts: Timeouts
  /** Whether a connection into the operator's own network is refused. */
  readonly onlyOutside: boolean
  readonly credential: Credential & { readonly secret: string }
  readonly tls: TlsMaterial
  /** In lower case. */
  readonly passHeaders: readonly string[]
  /** Names in lower case and values, in turn. */
  readonly addHeaders: readonly string[]
}

const maxConnectMs = 10_000

/** Timeouts of an upstream that sets none. */
export const timeoutsOf = ({
  upstreamTimeoutMs,
  maxResponseMs,
}: Pick<Settings, 'upstreamTimeoutMs' | 'maxResponseMs'>): Timeouts => ({
  connect_ms: Math.min(maxConnectMs, upstreamTimeoutMs),
  response_ms: upstreamTimeoutMs,
  total_ms: maxResponseMs,
})

interface UpstreamParts
  extends UpstreamKey,
    Pick<UpstreamRow, 'revision' | 'targets' | 'timeouts' | 'allow_internal' | 'credential' | 'tls'>,
    Pick<UpstreamRow, 'pass_headers' | 'add_headers'> {
  readonly secrets: UpstreamSecrets
}

/** An upstream of its fields and secrets, whether they are stored or only tried. */
export function upstreamOf(settings: Settings, parts: UpstreamParts): Upstream {
  const { api, version, environment, revision, targets, credential, secrets } = parts
  return {
    api,
    version,
    environment,
    revision,
    targets,
    timeouts: parts.timeouts ?? timeoutsOf(settings),
    onlyOutside: !parts.allow_internal,
    credential: { ...credential, secret: secrets.credential ?? '' },
    tls: certificatesOf(parts.tls, secrets.client_key),
    passHeaders: parts.pass_headers.map((name) => name.toLowerCase()),
    addHeaders: parts.add_headers.flatMap(({ name, value }) => [name.toLowerCase(), value]),
  }
}

/** Throws where its secrets cannot be opened. */
export async function openUpstream(
  on: SealContext & { readonly settings: Settings },
  row: UpstreamRow,
): Promise<Upstream> {
  return upstreamOf(on.settings, { ...row, secrets: await openSecrets(on, row) })
}
