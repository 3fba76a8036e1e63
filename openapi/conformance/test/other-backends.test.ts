// Backends that were written by other means, and what somebody reads who has never seen the checker.
import { afterEach, expect, test } from 'vitest'
import type { Listener } from '../../../scripts/listen.ts'
import { loadContract } from '../src/load-contract.ts'
import { openExampleBackend } from './support/example-backend.ts'
import { runChecker } from './support/run-checker.ts'

const contract = await loadContract(undefined)
let backend: Listener | undefined
afterEach(() => backend?.close())

const some = [
  ...[
    'login',
    'listFaqs',
    'listPublicApis',
    'getProfile',
    'updateProfile',
    'getWalletCredits',
    'getWalletThreshold',
  ],
  ...[
    'updateWalletThreshold',
    'listTransactions',
    'listPayments',
    'listNotifications',
    'getTeam',
    'listWebhooks',
  ],
]

async function check(takesTokens: boolean) {
  backend = await openExampleBackend(contract, { takesTokens })
  return runChecker(
    ...['--url', backend.url, '--user', 'jun@example.com:secret', '--rate', '0', '--seed', '1'],
    ...some.flatMap((operation) => ['--only', operation]),
  )
}

/** The first line of each fault, and what was expected. */
const faultsIn = (out: string): string[] =>
  [...out.matchAll(/^✗ (.*)\n {4}expected {2}(.*)$/gm)].map(([, at, expected]) => `${at}: ${expected}`)

test('a backend that answers examples: what all operations do wrong is told once', async () => {
  const { code, out, error } = await check(true)
  expect([code, error]).toEqual([1, ''])
  const faults = faultsIn(out)
  expect(faults.join('\n')).toMatch(/^\d+ operations have the same fault: the header X-Request-Id$/m)
  expect(out).toMatch(/expected {2}401: .* may not call this, for example\n {4}got {7}200/)
  // Each of these operations has several faults; as many paragraphs could not be read.
  expect(faults.length).toBeLessThan(3 * some.length)
})

test('a backend that does not accept its own tokens: that is the fault, and what could not be tried is left out', async () => {
  const { code, out, error } = await check(false)
  expect([code, error]).toEqual([1, ''])
  expect(faultsIn(out)[0]).toBe(
    'POST /login  login: its token is accepted: 10 operations can’t be checked without it',
  )
  expect(out).toMatch(/^ {4}the token from signing in isn’t accepted: getProfile, .* and \d+ more$/m)
  expect(out).not.toMatch(/✗ (GET|PUT) \/api\/(profile|wallet|transactions)/)
})
