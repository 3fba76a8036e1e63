import type { VersionKey } from '../../modules/catalogue/api.ts'
import type { CatalogueEntry } from '../../modules/catalogue/publish.ts'
import { type NewUpstream, readUpstream, setLiveUrl } from '../../modules/upstreams/repo.ts'
import { keptSecrets, secretDetails, secretsOf } from '../../modules/upstreams/secret-destinations.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { PublishError } from '../read/publish-error.ts'

/**
 * Sets the one address of live calls, while publishing is locked. Throws where a stored secret would go with them to somebody it wasn't
 * entered for. Returns everything that is no secret, for the audit log.
 */
export async function moveLiveCalls(
  db: Queries,
  key: VersionKey,
  { at, by, ...next }: NewUpstream & { readonly at: Date; readonly by: string | null },
): Promise<object> {
  const { url, allowInternal: allow_internal } = next
  const { version } = key
  const stored = await readUpstream(db, { ...key, environment: 'LIVE' })
  await setLiveUrl(db, key, { ...next, at, by })
  if (url === null) return { version, environment: 'LIVE', targets: [] }
  const details = { version, environment: 'LIVE', targets: [url], allow_internal }
  if (!stored) return details
  const use = { ...stored, targets: [{ url }] }
  const reusable = keptSecrets(stored, use)
  if (!secretsOf(stored).every((name) => reusable.has(name))) throw secretStays(url)
  return { ...details, credential: use.credential.type, ...secretDetails(use, new Set()) }
}

/** Writes down where live calls go now, if a publication said so. */
export async function auditLiveCalls(
  by: Parameters<typeof audit>[0],
  {
    publication,
    upstreamDetails: details,
  }: {
    readonly publication: Pick<CatalogueEntry, 'api'> & { readonly upstream: string | null }
    readonly upstreamDetails: object | undefined
  },
): Promise<void> {
  const action = publication.upstream === null ? 'admin.upstream.remove' : 'admin.upstream.set'
  if (details) await audit(by, { action, subject: publication.api, details })
}

function secretStays(url: string): PublishError {
  const text = `${JSON.stringify(url)} isn’t a host that the stored secret of this API was entered for.`
  return PublishError.ofOption(
    'upstream',
    `--upstream ${text} Enter the secret again: with --upstream-file, or on the API’s page in the portal.`,
    `${text} Leave this empty, then enter the address and the secret under Upstreams on the API’s page.`,
  )
}
