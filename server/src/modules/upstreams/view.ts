import type { components } from '@switchboard/sdk'
import type { SealContext } from '../../platform/db/seal.ts'
import { describeCertificate } from './certificates.ts'
import { healthOf } from './health.ts'
import type { HealthRows } from './health-repo.ts'
import type { Timeouts, UpstreamRow } from './repo.ts'
import { openSecrets, type UpstreamSecrets } from './secrets.ts'

type Schemas = components['schemas']

/** As administrators see it. Secrets are opened only to tell whether there is one. */
export async function upstreamView(
  on: SealContext,
  row: UpstreamRow & { readonly updated_by_name: string | null },
  { defaults, health }: { readonly defaults: Timeouts; readonly health: HealthRows },
): Promise<Schemas['AdminUpstream']> {
  const secrets = await openSecrets(on, row).catch((): UpstreamSecrets => ({}))
  const { api, version, environment, targets, allow_internal, credential, tls, pass_headers, add_headers } =
    row
  return {
    api,
    version,
    environment,
    targets: [...targets],
    timeouts: row.timeouts ?? defaults,
    allow_internal,
    credential: { ...credential, secret_stored: secrets.credential !== undefined },
    tls: {
      ca: describeCertificate(tls.ca),
      client_certificate: describeCertificate(tls.client_certificate),
    },
    pass_headers: [...pass_headers],
    add_headers: [...add_headers],
    health: healthOf(row, health),
    updated_at: row.updated_at.toISOString(),
    updated_by_name: row.updated_by_name,
  }
}
