// An upstream as it was asked for: completed with what is stored, checked, tried, and stored.
import type { components } from '@switchboard/sdk'
import type { VersionKey } from '../../modules/catalogue/api.ts'
import { lockPublishing, nameOf, versionUnknown } from '../../modules/catalogue/repo.ts'
import { type Upstream, upstreamOf } from '../../modules/upstreams/open-upstream.ts'
import { putUpstream, readUpstream } from '../../modules/upstreams/repo.ts'
import { requireSecrets, requireUsable, type UpstreamDraft } from '../../modules/upstreams/rules.ts'
import {
  keptSecrets,
  type SecretName,
  secretDetails,
  secretsOf,
} from '../../modules/upstreams/secret-destinations.ts'
import { openSecrets, sealSecrets, type UpstreamSecrets } from '../../modules/upstreams/secrets.ts'
import { testUpstream } from '../../modules/upstreams/test-upstream.ts'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'

type Request = components['schemas']['AdminUpstreamRequest']
type Context = Pick<AppContext, 'settings' | 'clock'> & { readonly db: Queries }

export async function requireVersion(db: Queries, key: VersionKey): Promise<void> {
  if ((await nameOf(db, key)) !== undefined) return
  throw versionUnknown()
}

/** The request, completed with what is stored. Throws where it can't work. */
export async function draftOf(on: Context, request: Request): Promise<UpstreamDraft> {
  await requireVersion(on.db, request)
  const draft = await completed(on, request)
  await requireUsable(draft, on.clock())
  return draft
}

/** The same for a write: stored secrets, and where they can go, stay as they were read until the transaction ends. */
export async function lockedDraftOf(
  on: Context & { readonly db: Tx },
  request: Request,
): Promise<UpstreamDraft> {
  await lockPublishing(on.db)
  await requireVersion(on.db, request)
  const draft = await completed(on, request)
  requireSecrets(draft, on.clock())
  return draft
}

/** With stored certificates in the place of those that are left out, and stored secrets where they can go there. */
async function completed(on: Context, request: Request): Promise<UpstreamDraft> {
  const stored = await readUpstream(on.db, request)
  const secrets = stored ? await openSecrets(on, stored) : {}
  const { secret, ...credential } = request.credential ?? { type: 'NONE' as const }
  const { ca = stored?.tls.ca, client_certificate = stored?.tls.client_certificate } = request.tls ?? {}
  const tls = { ...(ca && { ca }), ...(client_certificate && { client_certificate }) }
  const use = { targets: request.targets, credential, tls }
  const reusable = stored ? keptSecrets(stored, use) : new Set<SecretName>()
  const entered: UpstreamSecrets = {
    ...(secret !== undefined && { credential: secret }),
    ...(request.tls?.client_key !== undefined && { client_key: request.tls.client_key }),
  }
  const names = secretsOf(use)
  const usable = names.flatMap((name) => {
    const value = entered[name] ?? (reusable.has(name) ? secrets[name] : undefined)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    request,
    credential,
    tls,
    secrets: Object.fromEntries(usable),
    entered: new Set(names.filter((name) => entered[name] !== undefined)),
  }
}

/** Throws where its secrets can't be kept. Returns everything that is no secret, for the audit log. */
export async function storeDraft(
  on: Context & { readonly db: Tx },
  draft: UpstreamDraft,
  by: string | null,
): Promise<object> {
  const { request, credential, tls, secrets } = draft
  if (Object.keys(secrets).length > 0) requireSecretsKey(on)
  const { api, version, environment, timeouts, allow_internal, pass_headers, add_headers } = request
  await putUpstream(on.db, {
    api,
    version,
    environment,
    targets: JSON.stringify(request.targets),
    timeouts: timeouts ? JSON.stringify(timeouts) : null,
    allow_internal: allow_internal ?? false,
    credential: JSON.stringify(credential),
    tls: JSON.stringify(tls),
    pass_headers: JSON.stringify(pass_headers ?? []),
    add_headers: JSON.stringify(add_headers ?? []),
    ...(await sealSecrets(on, request, secrets)),
    updated_at: on.clock(),
    updated_by: by,
  })
  return detailsOf(draft)
}

/** Beside the key that opens it, a secret would be no better than clear. On one's own machine that is good enough. */
function requireSecretsKey({ settings }: Context): void {
  const { hostname } = new URL(settings.publicUrl)
  if (settings.secretsKey !== '' || hostname === 'localhost' || hostname === '127.0.0.1') return
  throw new Problem(
    'secrets_key_required',
    'Set SECRETS_KEY on the server, then send the credential again. Nothing was changed.',
  )
}

/** A token endpoint that can't be reached, and an authority that isn't that of the API, would fail every call. */
export async function requireReachable(on: Context, draft: UpstreamDraft): Promise<void> {
  const { steps } = await testUpstream(draftedUpstream(on, draft), { sends: false })
  for (const { step, passed, detail, advice } of steps) {
    if (passed) continue
    const message = [detail, advice].filter(Boolean).join(' ').slice(0, 500)
    if (step === 'TOKEN') throw refusedField('#/credential/token_url', 'not_allowed', message)
    if (step === 'TLS' && draft.tls.ca !== undefined)
      throw refusedField('#/tls/ca', 'certificate_refused', message)
  }
}

export function draftedUpstream({ settings }: Context, { request, ...draft }: UpstreamDraft): Upstream {
  const { timeouts = null, allow_internal = false, pass_headers = [], add_headers = [] } = request
  // One that is only tried has no revision.
  const fields = { ...request, timeouts, allow_internal, pass_headers, add_headers, revision: '' }
  return upstreamOf(settings, { ...fields, ...draft })
}

/** For the audit log: everything that is no secret. */
function detailsOf({ request, credential, tls, entered }: UpstreamDraft): object {
  const { version, environment, targets, allow_internal = false } = request
  return {
    version,
    environment,
    targets: targets.map(({ url }) => url),
    credential: credential.type,
    client_certificate: tls.client_certificate !== undefined,
    allow_internal,
    ...secretDetails({ targets, credential, tls }, entered),
  }
}
