import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { type SignedResult, sign } from '@switchboard/conformance/signed-result'
import type { TestServer } from './server.ts'

type Result = SignedResult['result']
type Outcome = Result['operations'][number]['outcome']

/** The operations of SIM Swap, in the order of its document. */
const addresses = [
  ['checkSimSwap', 'POST', '/check'],
  ['retrieveSimSwapDate', 'POST', '/retrieve-date'],
  ['listSimSwapSubscriptions', 'GET', '/subscriptions'],
  ['createSimSwapSubscription', 'POST', '/subscriptions'],
] as const

/** SIM Swap v1, and a run of the checker on it. */
export async function conformanceOf(server: TestServer, now: () => Date) {
  const token = (await server.signIn('admin')).access_token
  const ask: TestServer['ask'] = (method, address, options) =>
    server.ask(method, address, { token, ...options })
  const download = await fetch(`${server.url}/openapi/sim-swap-1.2.0.yaml`)
  const sha256 = createHash('sha256')
    .update(await download.text())
    .digest('hex')

  const result = (
    changes: Partial<Result> = {},
    outcomes: Readonly<Record<string, Outcome>> = {},
  ): Result => ({
    tool: { name: 'switchboard-conformance', version: '1.0.0' },
    contract: { title: 'SIM Swap', version: '1.2.0', sha256 },
    url: 'https://sim-swap.example',
    seed: 1,
    started: new Date(now().getTime() - 60_000).toISOString(),
    ended: now().toISOString(),
    readOnly: false,
    mock: false,
    only: [],
    skip: [],
    timeUp: false,
    complete: true,
    requests: 40,
    operations: addresses.map(([operation, method, path]) => ({
      operation,
      method,
      path,
      outcome: outcomes[operation] ?? 'passed',
      statuses: {},
    })),
    rules: [],
    findings: [],
    leftOut: [],
    ...changes,
  })
  const failure: Partial<Result> = {
    findings: [
      {
        rule: 'examples',
        operation: 'checkSimSwap',
        check: 'body',
        expected: 'swapped is a boolean',
        got: 'swapped is a string',
        request: "curl 'https://sim-swap.example/check'",
        contractPointer: '#/paths/~1check/post',
      },
    ],
  }
  return {
    ask,
    result,
    sha256,
    /** No result and no trusted key; two seconds later, so that what is made now is newer than what was there. */
    async empty() {
      await server.db.deleteFrom('conformance_results').execute()
      await server.db.deleteFrom('conformance_keys').execute()
      await server.db.updateTable('apis').set({ conformance: null }).execute()
      server.advance(2)
    },
    passing: (changes: Partial<Result> = {}) => result(changes),
    failing: (changes: Partial<Result> = {}) =>
      result({ ...failure, ...changes }, { checkSimSwap: 'failed' }),
    async trust(publisher: string, key: KeyObject, name = `Builds of ${publisher}`) {
      const body = { name, publisher, public_key: String(key.export({ type: 'spki', format: 'pem' })) }
      return ask('POST', '/portal-api/api/admin/conformance-keys', { body })
    },
    remove: (conformance_key_id: unknown) =>
      ask('POST', '/portal-api/api/admin/conformance-keys/remove', { body: { conformance_key_id } }),
    submit: (body: unknown, query = 'api=sim-swap&version=v1') =>
      server.ask(
        'POST',
        `/portal-api/api/conformance-results?${query}` as '/portal-api/api/conformance-results',
        { body },
      ),
    read: (query = 'api=sim-swap&version=v1') =>
      server.ask(
        'GET',
        `/portal-api/api/conformance-results?${query}` as '/portal-api/api/conformance-results',
      ),
    /** The mark as the catalogue and the page of the version have it. */
    async marks() {
      const list = await server.ask('GET', '/portal-api/api/api-list-public')
      const page = await server.ask('POST', '/portal-api/api/sync', {
        body: { api: 'sim-swap', version: 'v1' },
      })
      const listed = (list.body.data as { api: string; conformance: unknown }[]).find(
        ({ api }) => api === 'sim-swap',
      )
      return [listed?.conformance, (page.body.data as { conformance: unknown }).conformance]
    },
    results: (query = '') =>
      ask(
        'GET',
        `/portal-api/api/admin/conformance-results?${query}` as '/portal-api/api/admin/conformance-results',
      ),
  }
}

export { sign }
export const newKeys = () => generateKeyPairSync('ed25519')
