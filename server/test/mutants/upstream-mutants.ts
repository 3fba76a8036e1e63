export interface UpstreamMutant {
  /** The rule that is broken. */
  readonly rule: string
  /** Below `server/src`. */
  readonly file: string
  /** Stands once in it. */
  readonly from: string
  readonly to: string
  /** Notice it. */
  readonly tests: readonly string[]
}

const draft = 'publishing/upstreams/upstream-draft.ts'
const destinations = 'modules/upstreams/secret-destinations.ts'
const forward = 'gateway/forward.ts'
const connector = 'modules/upstreams/connector.ts'

/** Bugs in how upstreams are called, each of a rule that `docs/gateway.md` promises. */
export const upstreamMutants: readonly UpstreamMutant[] = [
  {
    rule: 'a token is fetched once for all who wait',
    file: 'gateway/upstreams/tokens.ts',
    from: 'if (known && performance.now() < known.renewAt)',
    to: 'if (known && Number.isFinite(known.renewAt) && performance.now() < known.renewAt)',
    tests: ['gateway-credentials'],
  },
  {
    rule: 'a token is kept until shortly before its end',
    file: 'gateway/upstreams/tokens.ts',
    from: 'tokens.set(revision, token)',
    to: '',
    tests: ['gateway-credentials'],
  },
  {
    rule: 'a 401 fetches a new token',
    file: 'gateway/upstreams/tokens.ts',
    from: 'known.isRejected = true\n      known.renewAt = 0',
    to: '',
    tests: ['gateway-credentials'],
  },
  {
    rule: 'a 401 repeats only what may be repeated',
    file: 'gateway/make-call.ts',
    from: 'repeatable.has(method) && ',
    to: '',
    tests: ['gateway-credentials'],
  },
  {
    rule: 'a 401 of the API is no answer to the caller',
    file: 'gateway/make-call.ts',
    from: 'if (second.status !== 401) return second',
    to: 'if (second.status !== 0) return second',
    tests: ['gateway-credentials'],
  },
  {
    rule: 'a stored secret goes only where it was entered for',
    file: destinations,
    from: 'isKept[name] && isCovered(name)',
    to: 'isKept[name]',
    tests: ['secret-destinations'],
  },
  {
    rule: 'a stored secret is kept only for its use',
    file: destinations,
    from: 'isKept[name] && isCovered(name)',
    to: 'isCovered(name)',
    tests: ['secret-destinations'],
  },
  {
    rule: 'a stored secret is kept only under its authority',
    file: destinations,
    from: 'if (stored.tls.ca?.trim() !== next.tls.ca?.trim()) return new Set()',
    to: '',
    tests: ['secret-destinations'],
  },
  {
    rule: 'where a stored secret may go is asked in the transaction that writes',
    file: 'publishing/upstreams/handlers.ts',
    from: 'await lockedDraftOf(on, body)',
    to: 'checked',
    tests: ['secret-destinations'],
  },
  {
    rule: 'a secret isn’t stored without a SECRETS_KEY',
    file: draft,
    from: 'if (Object.keys(secrets).length > 0) requireSecretsKey(on)',
    to: '',
    tests: ['upstreams'],
  },
  {
    rule: 'what may have been sent is repeated only where it reads',
    file: forward,
    from: 'return !error.sent || readingMethods.has(method)',
    to: 'return true',
    tests: ['upstreams'],
  },
  {
    rule: 'what was never sent goes to the next target',
    file: forward,
    from: 'return !error.sent || readingMethods.has(method)',
    to: 'return false',
    tests: ['upstreams'],
  },
  {
    rule: 'a target that keeps failing is left alone',
    file: 'gateway/upstreams/circuits.ts',
    from: 'new Set([502, 503, 504])',
    to: 'new Set([0])',
    tests: ['upstreams'],
  },
  {
    rule: 'one account’s failures close a target to nobody else',
    file: 'gateway/upstreams/target-circuit.ts',
    from: 'if (sum.failed < sum.calls / 2) return false',
    to: '',
    tests: ['whose-failure'],
  },
  {
    rule: 'an address is judged as the connection is made',
    file: connector,
    from: 'if (onlyOutside) requireOutside(options.hostname)',
    to: '',
    tests: ['gateway-outside'],
  },
  {
    rule: 'a name is looked up, and its address judged, as the connection is made',
    file: connector,
    from: '...(onlyOutside && { lookup: lookupOutside(resolveHost) }),',
    to: '',
    tests: ['gateway-outside'],
  },
  {
    rule: 'a certificate is always checked',
    file: connector,
    from: 'rejectUnauthorized: true',
    to: 'rejectUnauthorized: false',
    tests: ['gateway-certificates'],
  },
  {
    rule: 'a circuit has closed when it has in all processes',
    file: 'modules/upstreams/health-repo.ts',
    from: ".where('process', '=', process)",
    to: '',
    tests: ['upstream-health'],
  },
  {
    rule: 'an opening is told once',
    file: 'modules/upstreams/health-repo.ts',
    from: 'ON CONFLICT DO NOTHING',
    to: 'ON CONFLICT (api, version, environment, url) DO UPDATE SET opened_at = excluded.opened_at',
    tests: ['upstream-health'],
  },
  {
    rule: 'calls of all processes are added up',
    file: 'modules/upstreams/health-repo.ts',
    from: 'calls = kept.calls + excluded.calls',
    to: 'calls = excluded.calls',
    tests: ['upstream-health'],
  },
  {
    rule: 'a call whose credential does not open is in the log',
    file: 'gateway/handle-call.ts',
    from: 'if (route instanceof Problem) {',
    to: 'if (route instanceof Problem) { throw route',
    tests: ['rotate-secrets'],
  },
  {
    rule: 'the key before it still opens what it sealed',
    file: 'platform/db/seal.ts',
    from: 'previousSecretsKey === undefined ? [secretsKey] : [secretsKey, previousSecretsKey]',
    to: 'previousSecretsKey === undefined ? [secretsKey] : [secretsKey]',
    tests: ['rotate-secrets'],
  },
]
