// Targets fail under load, each in its way, once. The campaign of npm run soak goes on for minutes.
import { expect, test } from 'vitest'
import { upstreamFaults } from '../soak/upstream-faults.ts'

test('reads go to the other target, no call is charged and unanswered, and one token does', async () => {
  expect(await upstreamFaults({ rounds: 4, faultMs: 200 })).toContain('0 of them charged; tokens fetched: 1')
}, 120_000)
