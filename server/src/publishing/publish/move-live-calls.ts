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
  const live = { ...key, environment: 'LIVE' } as const
  const stored = await readUpstream(db, live)
  const use = stored && url !== null ? { ...stored, targets: [{ url }] } : undefined
  if (stored && use) {
    const reusable = keptSecrets(stored, use)
    if (!secretsOf(use).every((name) => reusable.has(name))) throw secretStays(`${url}`)
  }
  await setLiveUrl(db, key, { ...next, at, by })
  const { version, environment } = live
  if (url === null) return { version, environment }
  const secrets = use && { credential: use.credential.type, ...secretDetails(use, new Set()) }
  return { version, environment, targets: [url], allow_internal, ...secrets }
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
