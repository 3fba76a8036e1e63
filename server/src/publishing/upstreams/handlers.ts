// How the gateway reaches an API, for administrators.
import type { VersionKey } from '../../modules/catalogue/api.ts'
import { lockPublishing } from '../../modules/catalogue/repo.ts'
import { readDocumentedUpstream } from '../../modules/reference/repo.ts'
import { readHealth } from '../../modules/upstreams/health-repo.ts'
import { timeoutsOf } from '../../modules/upstreams/open-upstream.ts'
import { removeUpstream, upstreamsOf } from '../../modules/upstreams/repo.ts'
import { testUpstream } from '../../modules/upstreams/test-upstream.ts'
import { upstreamView } from '../../modules/upstreams/view.ts'
import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import {
  draftedUpstream,
  draftOf,
  lockedDraftOf,
  requireReachable,
  requireVersion,
  storeDraft,
} from './upstream-draft.ts'

type Context = Pick<AppContext, 'settings' | 'clock'> & { readonly db: Queries }

const adminListUpstreams = handler<'adminListUpstreams'>(async (call) => {
  await requireVersion(call.db, call.query)
  const { query, settings } = call
  const deployment_url = settings.upstreams[query.api] ?? null
  const documented = await readDocumentedUpstream(call.db, query)
  return { status: 200, body: { data: await viewsOf(call, query), deployment_url, documented } }
})

const adminSetUpstream = handler<'adminSetUpstream'>(async (call) => {
  const { db, body, user } = call
  const checked = await draftOf(call, body)
  await requireReachable(call, checked)
  await db.transaction().execute(async (tx) => {
    const on = { ...call, db: tx }
    // Others may have changed the stored secrets, or where they go, in the meantime.
    const details = await storeDraft(on, await lockedDraftOf(on, body), user.id)
    await audit(on, { action: 'admin.upstream.set', subject: body.api, details })
  })
  const data = (await viewsOf(call, body)).find((one) => one.environment === body.environment)
  if (!data) throw new Error('An upstream that was just set is missing.')
  return { status: 200, body: { data } }
})

const adminRemoveUpstream = inTransaction<'adminRemoveUpstream'>(async (call) => {
  const { db, body } = call
  const { api, version, environment } = body
  await lockPublishing(db)
  await requireVersion(db, body)
  if (await removeUpstream(db, body))
    await audit(call, { action: 'admin.upstream.remove', subject: api, details: { version, environment } })
  return { status: 200, body: { data: await viewsOf(call, body) } }
})

const adminTestUpstream = handler<'adminTestUpstream'>(async (call) => {
  const draft = await draftOf(call, call.body)
  return { status: 200, body: { data: await testUpstream(draftedUpstream(call, draft)) } }
})

async function viewsOf(on: Context, key: VersionKey) {
  const rows = await upstreamsOf(on.db, key)
  const options = { defaults: timeoutsOf(on.settings), health: await readHealth(on.db, key, on.clock()) }
  return Promise.all(rows.map((row) => upstreamView(on, row, options)))
}

export const upstreamHandlers = {
  adminListUpstreams,
  adminSetUpstream,
  adminRemoveUpstream,
  adminTestUpstream,
}
