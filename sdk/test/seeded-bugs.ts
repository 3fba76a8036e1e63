/**
 * Each takes one rule out of the source. `npm run -w sdk prove` shows that the named test then turns red. Those of the session are
 * Stryker’s: `npm run mutate sdk`.
 */
export interface SeededBug {
  readonly rule: string
  readonly file: string
  readonly replace: string
  readonly by: string
  /** The test that has to fail: its file, and words of its name. */
  readonly red: readonly [file: string, name: string]
}

export const seededBugs: readonly SeededBug[] = [
  {
    rule: 'the contract tells which call needs one, whatever the base path',
    file: 'access.ts',
    replace: 'path}`)',
    by: 'new URL(url).pathname}`)',
    red: ['session/token.test.ts', 'is told by the contract under a base URL with a path'],
  },
  {
    rule: 'a token never leaves the portal’s address',
    file: 'access.ts',
    replace: "before !== '' ||",
    by: '',
    red: ['session/token.test.ts', 'never carries the token to another address'],
  },
  {
    rule: 'cookies are cleared with the Domain they were set with',
    file: 'stores/cookie-store.ts',
    replace: 'domain ? `; Domain',
    by: 'domain && value ? `; Domain',
    red: ['stores.test.ts', 'clears with the Domain and Path it set with'],
  },
  {
    rule: 'failure is !response.ok',
    file: 'unwrap.ts',
    replace: 'answered.error !== undefined || !answered.response.ok',
    by: 'answered.error',
    red: ['failed-calls.test.ts', 'of another client'],
  },
  {
    rule: 'every failed call has an error with a code',
    file: 'problem-of.ts',
    replace: "problem?.code && typeof problem.code === 'string'",
    by: 'problem?.code',
    red: ['failed-calls.test.ts', 'a code that is no text'],
  },
  {
    rule: 'a good status without the promised body is a failure',
    file: 'with-problems.ts',
    replace: 'data == null && !isBodiless(operation)',
    by: 'data === 0',
    red: ['failed-calls.test.ts', 'is an error, and unwrap throws it'],
  },
  {
    rule: 'a path parameter never makes the address of another operation',
    file: 'with-problems.ts',
    replace: '    checkPath(path, init?.params?.path)\n',
    by: '',
    red: ['path-parameters.test.ts', 'sends nothing'],
  },
  {
    rule: 'the idempotency key outlives a render between retries',
    file: 'react-query/mutation-options.ts',
    replace: 'const key = keys.get(context) ?? randomId()',
    by: 'const key = randomId()',
    red: ['react-query/mutations.test.ts', 'keeps it even when a component renders between two retries'],
  },
  {
    rule: 'a mock scenario reaches no real backend',
    file: 'client.ts',
    replace: 'mock ? fetch : withoutScenario(fetch)',
    by: 'fetch',
    red: ['middleware.test.ts', 'are dropped on the way to anything else'],
  },
  {
    rule: 'a 429 that was charged is not repeated',
    file: 'wait-for-limits.ts',
    replace: " && Number(headers.get('X-Credits-Charged')) === 0",
    by: '',
    red: ['wait-for-limits.test.ts', 'a 429 of the API itself'],
  },
  {
    rule: 'nothing but a 429 is waited for',
    file: 'wait-for-limits.ts',
    replace: 'status === 429 && ',
    by: '',
    red: ['wait-for-limits.test.ts', 'a budget that is spent'],
  },
  {
    rule: 'all waits of a call together have an end',
    file: 'wait-for-limits.ts',
    replace: 'leftMs -= waitMs',
    by: '',
    red: ['wait-for-limits.test.ts', 'all its waits together'],
  },
  {
    rule: 'an abort ends the wait for a limit',
    file: 'wait-for-limits.ts',
    replace: '      request.signal.throwIfAborted()\n',
    by: '',
    red: ['wait-for-limits.test.ts', 'nothing is sent again'],
  },
  {
    rule: 'a trace that the caller names goes on',
    file: 'trace-requests.ts',
    replace: "if (!request.headers.has('traceparent')) ",
    by: '',
    red: ['trace-requests.test.ts', 'stays as the call has it'],
  },
  {
    rule: 'a header that breaks its syntax is ignored as a whole',
    file: 'rate-limits.ts',
    replace: 'if (!match) return []',
    by: 'if (!match) return members',
    red: ['rate-limits.test.ts', 'a fault in its second member'],
  },
]
