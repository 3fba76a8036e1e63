import { expect, test } from 'vitest'
import { failedTests } from './failed-tests.ts'

test('names each test once that Vitest or Playwright says has failed', () => {
  const output = [
    ' \u001b[32m✓\u001b[39m test/a.test.ts > works',
    '\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m test/wallet.test.ts\u001b[2m > \u001b[22mcredits\u001b[2m > \u001b[22mare booked once',
    ' FAIL  test/wallet.test.ts > credits > are booked once',
    '  FAIL  server        421.8 s  the server keeps the contract',
    '  1) [server] › app/e2e/server/kyb.test.ts:12:3 › a form is sent again ──────────────',
    '    12) [mock] › app/e2e/mock/frames.test.ts:4:1 › frames hold ─────',
    '     1) a list in a message',
  ].join('\n')
  expect(failedTests(output)).toEqual([
    'test/wallet.test.ts > credits > are booked once',
    '[server] › app/e2e/server/kyb.test.ts:12:3 › a form is sent again',
    '[mock] › app/e2e/mock/frames.test.ts:4:1 › frames hold',
  ])
})
