import { expect, test } from 'vitest'
import { failedTests } from './failed-tests.ts'

test('names each test once that Vitest or Playwright says has failed, and why', () => {
  const output = [
    ' \u001b[32m✓\u001b[39m test/a.test.ts > works',
    '\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m test/wallet.test.ts\u001b[2m > \u001b[22mcredits\u001b[2m > \u001b[22mare booked once',
    ' FAIL  test/wallet.test.ts > credits > are booked twice',
    '\u001b[31m\u001b[1mAssertionError\u001b[22m: expected 1 to be 2 // Object.is equality\u001b[39m',
    '',
    ' ❯ bookings test/bookings.ts:2:44',
    ' ❯ test/wallet.test.ts:9:3',
    ' FAIL  test/wallet.test.ts > credits > are booked once',
    '  FAIL  server        421.8 s  the server keeps the contract',
    '  1) [server] › app/e2e/server/kyb.test.ts:12:3 › a form is sent again ──────────────',
    '',
    '    Error: expect(locator).toBeVisible() failed',
    '',
    '    Locator: getByRole(\'heading\', { name: "It’s here" })',
    '    > 56 |   await expect(heading).toBeVisible()',
    '        at fill (/home/jun/switchboard/app/e2e/forms.ts:56:72)',
    '        at /home/jun/switchboard/app/e2e/server/kyb.test.ts:14:9',
    '    12) [mock] › app/e2e/mock/frames.test.ts:4:1 › frames hold ─────',
    '     1) a list in a message',
  ].join('\n')
  const booked = 'AssertionError: expected 1 to be 2 // Object.is equality (bookings.ts:2)'
  expect(failedTests(output)).toEqual([
    { name: 'test/wallet.test.ts > credits > are booked once', reason: booked },
    { name: 'test/wallet.test.ts > credits > are booked twice', reason: booked },
    {
      name: '[server] › app/e2e/server/kyb.test.ts:12:3 › a form is sent again',
      reason: 'Error: expect(locator).toBeVisible() failed (forms.ts:56)',
    },
    { name: '[mock] › app/e2e/mock/frames.test.ts:4:1 › frames hold', reason: '1) a list in a message' },
  ])
})

test('a failure of which nothing more was printed has a name alone', () => {
  expect(failedTests(' FAIL  test/a.test.ts > works')).toEqual([
    { name: 'test/a.test.ts > works', reason: '' },
  ])
})
