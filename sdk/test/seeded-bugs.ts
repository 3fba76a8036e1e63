import { type SeededBug, sessionBugs } from './seeded-session-bugs.ts'

export const seededBugs: readonly SeededBug[] = [
  ...sessionBugs,
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
]
