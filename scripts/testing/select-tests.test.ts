import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { namedBy } from './file-graph.ts'
import { ownFiles } from './own-files.ts'
import { selectTests } from './select-tests.ts'

/** Changed files of real commits, with the tests that each commit added or changed. */
const commits = [
  {
    commit: 'Notifications that were marked as read are not new when the drawer opens again',
    changed: ['app/src/member/notifications/use-notifications.ts'],
    tests: ['app/src/member/notifications/notification-bell.test.tsx'],
  },
  {
    commit: 'What answered before is not left out for a limit, and a hint is no leak',
    changed: [
      'openapi/conformance/src/engine/context/create-context.ts',
      'openapi/conformance/src/engine/leaks.ts',
    ],
    tests: ['openapi/conformance/test/reference.test.ts'],
  },
  {
    commit: 'A try-it call with a key makes usage stale, also without the stream',
    changed: [
      'app/src/member/notifications/live/live-notifications.ts',
      'app/src/public/try-it/state/console.ts',
      'app/src/public/try-it/state/memory.ts',
    ],
    tests: ['app/src/public/try-it/state/console.test.ts'],
  },
  {
    commit: 'Payments and subscriptions send what the specification names',
    changed: [
      'app/src/member/payments/pay/due-statements.tsx',
      'app/src/member/payments/top-up/address.ts',
      'app/src/member/payments/top-up/review.tsx',
      'app/src/member/subscriptions/subscribe/subscribe-review.tsx',
      'app/src/member/subscriptions/subscribe/subscribe-rules.ts',
    ],
    tests: [
      'app/src/member/payments/pay/pay-page.test.tsx',
      'app/src/member/payments/top-up/top-up-page.test.tsx',
      'app/src/member/subscriptions/subscribe/subscribe-page.test.tsx',
      'app/src/member/subscriptions/subscribe/subscribe-rules.test.ts',
    ],
  },
  {
    commit: 'Accounts that do not fit their options end the run, and are named',
    changed: ['openapi/conformance/src/portal/accounts.ts', 'openapi/conformance/src/options.ts'],
    tests: ['openapi/conformance/test/command-line.test.ts', 'openapi/conformance/test/reference.test.ts'],
  },
  {
    commit: 'The checker asks again over a connection of its own',
    changed: ['openapi/conformance/src/engine/http/send.ts'],
    tests: ['openapi/conformance/test/connections.test.ts'],
  },
  {
    commit: 'After a logout the Back button brings nothing of the person back',
    changed: [
      'app/src/create-app.ts',
      'app/src/lib/browser/browser.ts',
      'app/src/lib/browser/leave-page.ts',
      'app/src/prerender/visitor.ts',
    ],
    tests: ['app/src/lib/browser/leave-page.test.ts'],
  },
  {
    commit: 'A logout gives up the reads that it would overtake',
    changed: [
      'app/src/create-app.ts',
      'app/src/lib/session/abandon-reads.ts',
      'app/src/lib/session/session.ts',
    ],
    tests: [
      'app/src/member/notifications/live/live-notifications.test.tsx',
      'app/src/lib/session/abandon-reads.test.ts',
      'app/src/lib/session/session.test.ts',
    ],
  },
  {
    commit: 'The proxy does not report a backend for closing an idle connection',
    changed: ['mocks/src/proxy-report/tap.ts'],
    tests: ['mocks/src/proxy-report/tap.test.ts'],
  },
  {
    commit: 'The mock connects to Prism anew for each call',
    changed: ['mocks/src/front.ts'],
    tests: ['mocks/src/front.test.ts'],
  },
] as const

const repo = new URL('../../', import.meta.url)
const files = ownFiles()
const read = (file: string) => readFileSync(new URL(file, repo), 'utf8')
const graph = namedBy(files, read)
const allTests = files.filter((file) => /\.test\.tsx?$/.test(file)).length

test.each(commits)(
  '$commit: its own tests are chosen, and less than a fifth of all',
  ({ changed, tests }) => {
    const { tests: chosen } = selectTests(changed, graph)
    expect(chosen).toEqual(expect.arrayContaining([...tests]))
    expect(chosen.length).toBeLessThan(allTests / 5)
  },
)

test('every file that a record names is there', () => {
  const named = commits.flatMap(({ changed, tests }) => [...changed, ...tests])
  expect(named.filter((file) => !files.includes(file))).toEqual([])
})

test('a file depends on what it imports, starts, reads and calls, and not on what it only mentions', () => {
  const texts: Record<string, string> = {
    'openapi/dist/portal.json': '{"paths":{"/api/faqs":{"get":{"operationId":"listFaqs"}}}}',
    'openapi/dist/content.json': '{"paths":{}}',
    'sdk/package.json':
      '{"name":"@switchboard/sdk","exports":{"./forms":{"@switchboard/source":"./src/forms.ts"}}}',
    'sdk/src/forms.ts': '',
    'server/src/main.ts': '',
    'server/src/faqs.ts': "handler<'listFaqs'>()",
    'server/test/fixtures/a.yaml': '',
    'server/test/faqs.test.ts':
      "import '@switchboard/sdk/forms'; start('server/src/main.ts'); get('/api/faqs'); list('fixtures/')",
    'server/test/other.test.ts': '// See server/src/main.ts.',
  }
  const named = namedBy(Object.keys(texts), (file) => texts[file] ?? '')
  const ofTest = [...named].filter(([, by]) => by.has('server/test/faqs.test.ts')).map(([file]) => file)
  expect(ofTest.sort()).toEqual([
    'sdk/src/forms.ts',
    'server/src/faqs.ts',
    'server/src/main.ts',
    'server/test/fixtures/a.yaml',
  ])
  expect(named.get('server/src/main.ts')).toEqual(new Set(['server/test/faqs.test.ts']))
})

test('what is listed in one place for all is not climbed through', () => {
  const named = new Map([
    ['server/src/modules/faqs.ts', new Set(['server/src/handlers.ts', 'server/test/faqs.test.ts'])],
    ['server/src/handlers.ts', new Set(['server/test/wallet.test.ts'])],
  ])
  expect(selectTests(['server/src/modules/faqs.ts'], named).tests).toEqual(['server/test/faqs.test.ts'])
  expect(selectTests(['server/src/handlers.ts'], named).tests).toEqual(['server/test/wallet.test.ts'])
})

test('the contract, documents and packages have steps of their own; code that no test leads to is named', () => {
  expect(
    selectTests(['openapi/portal/faqs/faqs.yaml', 'README.md', 'package.json'], new Map()).steps,
  ).toEqual(['drift', 'contract', 'openapi', 'links', 'unused', 'lint'])
  expect(selectTests(['app/src/lonely.ts'], new Map()).untested).toEqual(['app/src/lonely.ts'])
})
