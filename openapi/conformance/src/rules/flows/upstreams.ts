import type { Context, ReceivedResponse } from '../../context/context.ts'
import { witnessed } from '../../deeds/witness.ts'
import type { Rule } from '../rule.ts'
import { dataOf, fieldsOf, judged, pointersOf, rowsOf, type Verdict } from '../verdict.ts'

/** An upstream of test keys, for the time of the rule: live calls go where they went. */
export const upstreams: Rule = {
  id: 'flows/upstreams',
  title:
    'An upstream’s secret is in no response, and an invalid one is rejected at its field with nothing saved',
  phase: 'flows',
  needs: ['portal', 'admin', 'write', 'state'],
  operations: ['adminSetUpstream', 'adminListUpstreams', 'adminTestUpstream', 'adminRemoveUpstream'],
  run: judged(async (context, verdict) => {
    const key = await freeVersion(context)
    if (!key) {
      context.leaveOut('adminSetUpstream', 'no version has test keys without an upstream')
      return
    }
    const secret = `conformance-${context.unique()}-secret`
    const upstream = { ...key, ...reachable(context), credential: { type: 'BEARER', secret } }
    const set = await witnessed(context, verdict, {
      id: 'adminSetUpstream',
      input: { as: 'admin', body: upstream },
      isSetting: true,
    })
    if (set.status !== 200) {
      context.leaveOut(
        'adminSetUpstream',
        `it rejects an upstream on its own host: ${set.status} ${set.code}`,
      )
      return
    }
    const { credential } = dataOf(set)
    verdict.expect(set, {
      check: 'stored secret',
      holds: fieldsOf(credential).secret_stored === true,
      expected: 'secret_stored: true',
      got: credential,
    })
    const list = await listOf(context, key)
    const test = await context.call('adminTestUpstream', { as: 'admin', body: upstream })
    verdict.expect(test, {
      check: 'write-only secret',
      holds: !test.text.includes(secret),
      expected: 'no secret in the response',
      got: 'the secret that was sent',
    })
    await expectRejected(context, verdict, { upstream, key, list })
    const removed = await witnessed(context, verdict, {
      id: 'adminRemoveUpstream',
      input: { as: 'admin', body: key },
      isSetting: true,
    })
    if (!verdict.status(removed, 200, 'for an upstream that is set')) return
    verdict.expect(removed, {
      check: 'removal',
      holds: upstreamIn(await listOf(context, key)) === undefined,
      expected: 'no upstream of test keys in the list',
      got: 'it’s still listed',
    })
  }),
}

type Key = Readonly<Record<'api' | 'version' | 'environment', string>>

/** A version whose test keys have no upstream of their own. */
async function freeVersion(context: Context): Promise<Key | undefined> {
  const versions = rowsOf(await context.call('adminListApis', { as: 'admin' })).slice(0, 5)
  for (const { api, version } of versions) {
    const key = { api: String(api), version: String(version), environment: 'TEST' }
    const list = await listOf(context, key)
    if (list.status === 200 && upstreamIn(list) === undefined) return key
  }
  return undefined
}

/** At the backend's own host, so that nobody else is called. */
const reachable = (context: Context) => ({
  targets: [{ url: `${new URL(context.base).origin}/conformance`, weight: 1 }],
  allow_internal: true,
  timeouts: { connect_ms: 1_111, response_ms: 2_222, total_ms: 3_333 },
})

const listOf = (context: Context, { api, version }: Key): Promise<ReceivedResponse> =>
  context.call('adminListUpstreams', { as: 'admin', query: { api, version } })

const upstreamIn = (list: ReceivedResponse) => rowsOf(list).find(({ environment }) => environment === 'TEST')

interface Rejected {
  readonly upstream: object
  readonly key: Key
  /** The list before. */
  readonly list: ReceivedResponse
}

/** With weights of 0, no target would ever be called. */
async function expectRejected(context: Context, verdict: Verdict, { upstream, key, list }: Rejected) {
  const body = {
    ...upstream,
    targets: [{ url: `${new URL(context.base).origin}/rejected`, weight: 0 }],
  }
  const rejected = await context.call('adminSetUpstream', { as: 'admin', body })
  if (!verdict.status(rejected, 422, 'where every weight is 0')) return
  const pointers = pointersOf(rejected)
  verdict.expect(rejected, {
    check: 'field of a rejected upstream',
    holds: pointers.some((pointer) => pointer.startsWith('#/targets')),
    expected: 'an entry of errors points at #/targets',
    got: pointers.join(', ') || 'no errors',
  })
  const after = upstreamIn(await listOf(context, key))
  const before = upstreamIn(list)
  verdict.expect(rejected, {
    check: 'rejected upstream',
    holds: JSON.stringify(after?.targets) === JSON.stringify(before?.targets),
    expected: 'the targets as they were',
    got: after?.targets,
  })
}
