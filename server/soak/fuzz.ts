import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../../scripts/median.ts'
import { residentMegabytes } from '../bench/server/cpu.ts'
import { openDb } from '../src/platform/db/client.ts'
import { createFuzzer, sendFuzz } from '../test/support/fuzz-requests.ts'
import { giveKey } from '../test/support/give-key.ts'
import { openInstallation, until } from '../test/support/process.ts'
import { seededRandom } from '../test/support/random.ts'
import { ok, startUpstream } from '../test/support/upstream.ts'
import {
  ask,
  brokenWallets,
  connect,
  databaseUrl,
  each,
  liftLimits,
  liveKey,
  nothingInFlight,
  signIn,
} from './portal.ts'

const attackers = 6
/** About two thirds of what one core answers: a full core makes everybody wait, whatever is fair. */
const requestsPerSecond = 150
const seed = 20_261_128
const maxSlowdown = 2
const maxResidentMb = 300

/**
 * So many requests that no good client sends, at MCP servers, OAuth, the portal’s operations for agents and upstreams, and the gateway:
 * each is answered, none by a 500, no wallet differs from its ledger, and another customer’s calls take at most twice as long.
 */
export async function fuzz(requests: number): Promise<string> {
  const installation = openInstallation()
  const upstream = await startUpstream()
  upstream.answer = (response, received) => {
    upstream.received.length = 0
    ok(response, received)
  }
  try {
    const { url, child } = await installation.start({
      DEMO_DATA: 'true',
      UPSTREAMS: JSON.stringify({ messaging: upstream.url }),
    })
    const client = await connect(installation)
    await liftLimits(client)
    const db = openDb({ url: databaseUrl(installation) })
    const user = await signIn(url, 'lowBalance')
    const keyOf = async (type: 'LIVE' | 'TEST') =>
      (await giveKey({ db }, { userId: 'usr_tess8L', api: 'messaging', type })).secret
    const next = createFuzzer(seededRandom(seed), {
      user,
      admin: await signIn(url, 'admin'),
      liveKey: await keyOf('LIVE'),
      testKey: await keyOf('TEST'),
    })
    const victim = startVictim(url, await liveKey(url, await signIn(url, 'business')))
    await until('the other customer has called alone', () => victim.times.length >= 100)
    const alone = median(victim.times.splice(0))

    const statuses = new Map<string, number>()
    const failures: string[] = []
    const begun = performance.now()
    await each(Array.from({ length: requests }), attackers, async (_, index) => {
      await pause(Math.max(0, begun + (index / requestsPerSecond) * 1_000 - performance.now()))
      const sent = next(index)
      // Rejections for want of patience would leave most of them untried.
      if (index % 100 === 0) await client.query('DELETE FROM call_counts')
      const { status, text } = await sendFuzz(url, sent)
      statuses.set(`${status}`, (statuses.get(`${status}`) ?? 0) + 1)
      if (status === 500 || status === 0)
        failures.push(`${sent.method} ${sent.path.slice(0, 200)} ${sent.body?.slice(0, 300)}: ${text}`)
    })
    const rate = Math.round((requests / (performance.now() - begun)) * 1_000)
    const beside = median(victim.times)
    await victim.stop()
    const residentMb = Math.round(residentMegabytes(child.pid ?? 0))
    await nothingInFlight(client)
    const broken = await brokenWallets(client)
    await Promise.all([client.end(), db.destroy()])

    const byStatus = JSON.stringify(Object.fromEntries([...statuses].sort()))
    const figures = `${requests} requests of seed ${seed}, ${rate} a second, by status ${byStatus}; ${broken.length} wallets broken; the other customer’s ${victim.times.length} calls took ${beside.toFixed(1)} ms at the median, alone ${alone.toFixed(1)} ms, ${victim.failed} failed; ${residentMb} MB resident`
    const holds =
      failures.length === 0 &&
      broken.length === 0 &&
      victim.failed === 0 &&
      beside <= maxSlowdown * alone &&
      residentMb <= maxResidentMb
    if (!holds) throw new Error([figures, ...new Set(failures.slice(0, 20))].join('\n'))
    return figures
  } finally {
    await installation.close()
    await upstream.close()
  }
}

/** Calls one after another, with a little time between them. */
function startVictim(url: string, key: string) {
  const victim = { times: [] as number[], failed: 0, stop: () => Promise.resolve() }
  let isStopped = false
  const calls = (async () => {
    while (!isStopped) {
      const begun = performance.now()
      const { status } = await ask('POST', `${url}/gateway/lumina/messaging/v1/messages`, {
        headers: { 'X-API-Key': key },
        body: { to: '+639175550120', from: 'Lumina', text: 'Hello' },
      })
      victim.times.push(performance.now() - begun)
      if (status !== 200) victim.failed += 1
      await pause(20)
    }
  })()
  victim.stop = async () => {
    isStopped = true
    await calls
  }
  return victim
}
