import { generateKeyPairSync } from 'node:crypto'
import type { CallInput, Context } from '../../engine/context/context.ts'
import type { Fields } from '../../engine/rules/verdict.ts'
import { dataOf, decimal, hundredths, rowsIn, rowsOf } from '../fields.ts'

/** Input that a call needs to succeed and no schema states; undefined if the test account lacks it. */
export type Recipe = (
  context: Context,
  /** Things the rule has made so far, by name. */
  things: ReadonlyMap<string, string>,
) => Promise<
  (Pick<CallInput, 'body' | 'query'> & { readonly as?: 'other'; readonly isVain?: true }) | undefined
>

/** A change in two months of each plan that costs something. */
const announcementsOf = async (context: Context): Promise<readonly Fields[]> =>
  (await adminRows(context, 'adminListPlans'))
    .filter(({ price }) => hundredths(price) > 0)
    .map(({ plan_id, price }) => ({
      plan_id,
      effective_at: `${inDays(context, 60)}T16:00:00Z`,
      plan_price: decimal(hundredths(price) + 100),
      reason: `Conformance ${context.unique()}`,
    }))

/** A version whose test keys have no upstream, or the checker’s own: live calls go where they went. */
async function testUpstream(context: Context, isOurs: boolean): Promise<Fields | undefined> {
  const [{ url }] = reachable(context).targets
  for (const { api, version } of (await adminRows(context, 'adminListApis')).slice(0, 5)) {
    const set = (await adminRows(context, 'adminListUpstreams', { api, version })).find(
      ({ environment }) => environment === 'TEST',
    )
    const isFree = set === undefined
    if (isOurs ? rowsIn(set?.targets).some((one) => one.url === url) : isFree)
      return { api, version, environment: 'TEST' }
  }
  return undefined
}

const adminRows = async (context: Context, operation: string, query = {}): Promise<readonly Fields[]> =>
  rowsOf(await context.call(operation, { as: 'admin', query }))

/** At the backend's own host, so that nobody else is called. */
const reachable = (context: Context) => ({
  targets: [{ url: `${new URL(context.base).origin}/conformance`, weight: 1 }] as const,
  allow_internal: true,
  timeouts: { connect_ms: 1_111, response_ms: 2_222, total_ms: 3_333 },
  credential: { type: 'BEARER', secret: `conformance-${context.unique()}-secret` },
  pass_headers: [],
  add_headers: [{ name: 'X-Conformance', value: context.unique() }],
})

async function freeUpstream(context: Context) {
  const key = await testUpstream(context, false)
  return key && { body: { ...key, ...reachable(context) } }
}

/** By name of the operation. */
export const adminRecipes: Readonly<Record<string, Recipe>> = {
  async adminAnnounce(context) {
    for (const body of await announcementsOf(context)) {
      const preview = await context.call('adminPreviewAnnouncement', { as: 'admin', body })
      if (preview.status === 200 && dataOf(preview).affected === 0) return { body }
    }
    return undefined
  },
  async adminPreviewAnnouncement(context) {
    // Not tried here before: were it announced, it could be only once.
    const [body] = await announcementsOf(context)
    return body && { body }
  },
  adminSetUpstream: freeUpstream,
  adminTestUpstream: freeUpstream,
  async adminRemoveUpstream(context) {
    const ours = await testUpstream(context, true)
    if (ours) return { body: ours }
    const key = await testUpstream(context, false)
    const body = { ...key, ...reachable(context) }
    const set = key && (await context.call('adminSetUpstream', { as: 'admin', body }))
    return set?.status === 200 ? { body: key } : undefined
  },
  async adminAddConformanceKey(context) {
    const { publicKey } = generateKeyPairSync('ed25519')
    const [api] = rowsOf(await context.call('listPublicApis', { as: 'visitor' }))
    const name = `Conformance ${context.unique()}`
    const public_key = publicKey.export({ type: 'spki', format: 'pem' })
    return api && { body: { name, publisher: api.publisher, public_key } }
  },
}

export function inDays(context: Context, days: number): string {
  return new Date(context.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10)
}
