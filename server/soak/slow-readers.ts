import { setTimeout as pause } from 'node:timers/promises'
import { dbOn, openPool } from '../src/platform/db/client.ts'
import { defaultSettings } from '../src/platform/settings/settings.ts'
import { dayIn } from '../src/platform/time/days.ts'
import { personas } from '../src/seed/personas.ts'
import { logCalls } from '../test/support/call-log.ts'
import { type Installation, openInstallation } from '../test/support/process.ts'
import { openSlowReader } from '../test/support/slow-reader.ts'
import { ask, databaseUrl, signIn } from './portal.ts'

const slowUsers = ['lowBalance', 'business', 'kybRejected', 'keyInGrace']
const calls = 20_000
const longerThanAllowed = 2 * defaultSettings.exportStallMs + 5_000
const betweenTries = 20_000

interface SlowReadersOptions {
  readonly readersPerUser: number
  readonly seconds: number
}

/**
 * Readers of long exports who take the first bytes and no more, as many as the server lets in, time and again. Meanwhile another user
 * signs in and looks at their wallet, and the server is asked whether it is ready: each time it answers.
 */
export async function slowReaders({ readersPerUser, seconds }: SlowReadersOptions): Promise<string> {
  const installation = openInstallation()
  const leaving = new AbortController()
  try {
    const { url } = await installation.start()
    await fillLogs(installation)
    const tokens = await Promise.all(slowUsers.map((name) => signIn(url, name)))
    const seen = { held: 0, refused: 0, cutOff: 0 }
    const readers = tokens.flatMap((token) =>
      Array.from({ length: readersPerUser }, () => readSlowly({ url, token, seen, signal: leaving.signal })),
    )
    const end = Date.now() + seconds * 1000
    const others = await Promise.all([
      measure('readyz', end, { waitMs: 20, call: async () => (await ask('GET', `${url}/readyz`)).status }),
      // Below the limit of sign-ins from one address.
      measure('login', end, { waitMs: 1500, call: () => signIn(url, 'user').then(() => 200) }),
      signIn(url, 'user').then((token) => {
        const call = async () => (await ask('GET', `${url}/portal-api/api/wallet/credits`, { token })).status
        return measure('wallet', end, { waitMs: 20, call })
      }),
    ])
    leaving.abort()
    await Promise.all(readers)
    const { held, refused, cutOff } = seen
    const figures = `${held} slow readers (${refused} refused, ${cutOff} cut off); ${others.map(({ text }) => text).join(', ')}`
    if (others.some(({ failed }) => failed > 0) || held < slowUsers.length || cutOff === 0)
      throw new Error(figures)
    return figures
  } finally {
    leaving.abort()
    await installation.close()
  }
}

/** For each of them more than the buffers of a connection hold. */
async function fillLogs(installation: Installation): Promise<void> {
  const pool = openPool({ url: databaseUrl(installation) })
  const db = dbOn(pool)
  for (const name of slowUsers) {
    const userId = personas.find((persona) => persona.name === name)?.id ?? ''
    const path = `/messages/${'x'.repeat(1000)}`
    const at = new Date(Date.now() - 3_600_000).toISOString()
    await logCalls(db, { userId, at, count: calls, stepMicroseconds: 100, prefix: `req_${name}`, path })
  }
  await db.destroy()
}

interface SlowReadOptions {
  readonly url: string
  readonly token: string
  readonly seen: { held: number; refused: number; cutOff: number }
  readonly signal: AbortSignal
}

async function readSlowly({ url, token, seen, signal }: SlowReadOptions): Promise<void> {
  const yesterday = dayIn('Asia/Manila', new Date(Date.now() - 86_400_000))
  const path = `/portal-api/api/api-usage/user-respose-export?start_date=${yesterday}`
  const wait = (ms: number) => pause(ms, undefined, { signal }).catch(() => {})
  while (!signal.aborted) {
    const reader = await openSlowReader({ url, path, token })
    if (reader.status === 200) {
      seen.held += 1
      await wait(longerThanAllowed)
      if (!signal.aborted && (await reader.readOn()).split('\r\n').length < calls) seen.cutOff += 1
    } else {
      seen.refused += 1
      await wait(betweenTries)
    }
    reader.socket.destroy()
  }
}

interface MeasureOptions {
  readonly waitMs: number
  readonly call: () => Promise<number>
}

async function measure(name: string, end: number, { waitMs, call }: MeasureOptions) {
  const times: number[] = []
  let failed = 0
  while (Date.now() < end) {
    const began = performance.now()
    const status = await call().catch(() => 0)
    times.push(performance.now() - began)
    if (status !== 200) failed += 1
    await pause(waitMs)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  return {
    failed,
    text: `${name} ${times.length} times, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${failed} failed`,
  }
}
