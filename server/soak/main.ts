// npm run soak: long campaigns against real server processes. A short form of each is among the tests.
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { alerts } from './alerts.ts'
import { archive } from './archive.ts'
import { cluster } from './cluster.ts'
import { dashboard } from './dashboard.ts'
import { documents } from './documents.ts'
import { faults } from './faults.ts'
import { fullDisk } from './full-disk.ts'
import { fuzz } from './fuzz.ts'
import { growth } from './growth/growth.ts'
import { kills } from './kills.ts'
import { ledgerUnderFire } from './ledger-under-fire.ts'
import { proxy } from './proxy.ts'
import { rollingUpdate } from './rolling-update.ts'
import { slowReaders } from './slow-readers.ts'
import { smuggling } from './smuggling.ts'
import { starved } from './starved.ts'
import { upstreamFaults } from './upstream-faults.ts'
import { webhooksAtOnce } from './webhooks-at-once.ts'

/** `GROWTH_ROWS=1e6,1e7` for fewer; 10⁸ rows take 35 GB. */
const growthSizes = (process.env.GROWTH_ROWS ?? '1e6,1e7,1e8').split(',').map(Number)

/** `DOCUMENTS=/a/folder` for documents of others, in place of hostile ones. */
const campaigns: Readonly<Record<string, () => Promise<string>>> = {
  ledger: () => ledgerUnderFire(10_000),
  histories: playHistories,
  webhooks: () => webhooksAtOnce(20),
  slow: () => slowReaders({ readersPerUser: 10, seconds: 90 }),
  smuggling: () => smuggling(300),
  fuzz: () => fuzz(20_000),
  kills: () => kills({ ofServer: 50, ofDatabase: 10, betweenChargeAndBooking: 200 }),
  proxy,
  updates: () => rollingUpdate({ updates: 6, kills: 2, calls: 300 }),
  faults: () => faults({ rounds: 20, faultMs: 8_000 }),
  upstreams: () => upstreamFaults({ rounds: 24, faultMs: 12_000 }),
  fullDisk,
  starved: () => starved({ seconds: 120, percent: 10 }),
  alerts,
  cluster,
  dashboard: () => dashboard(join(tmpdir(), 'switchboard-dashboard.png')),
  documents: () => documents({ folder: process.env.DOCUMENTS, tell: (row) => console.log(row) }),
  archive: () => archive({ kills: 12 }),
  growth: () => growth({ sizes: growthSizes, atMost: 1.5, tell: (line) => console.log(line) }),
}

const names = process.argv.slice(2)
let failed = 0
for (const [name, campaign] of Object.entries(campaigns)) {
  if (names.length > 0 && !names.includes(name)) continue
  const began = performance.now()
  const seconds = () => `${Math.round((performance.now() - began) / 1000)} s`
  try {
    const figures = await campaign()
    console.log(`held    ${name} (${seconds()}): ${figures}`)
  } catch (error) {
    failed += 1
    console.error(`BROKEN  ${name} (${seconds()}): ${error instanceof Error ? error.message : error}`)
  }
}
process.exit(failed === 0 ? 0 : 1)

async function playHistories(): Promise<string> {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--root', 'server', 'test/ledger-histories'],
    { env: { ...process.env, SOAK: '1', NO_COLOR: '1' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stdout)
  return '1,000 random histories of wallets and of top-ups: balance, rows, lots and the provider agree'
}
