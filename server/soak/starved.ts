import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { openInstallation, until } from '../test/support/process.ts'
import { ask, brokenWallets, connect, newKey, signIn } from './portal.ts'

const maxGapSeconds = 30
const maxBackSeconds = 10
/** 429: payments have a limit. */
const expected: ReadonlySet<number> = new Set([200, 201, 429, 503])

interface Starved {
  readonly seconds: number
  /** Of one core, for the server and its database together. */
  readonly percent: number
}

/**
 * Under more load than it can carry, a server and its database get a tenth of a core: some calls are answered all the time, the others
 * are 503, connections to the database are kept, and all is good soon after. Needs a control group, so it runs as root on Linux.
 */
export async function starved({ seconds, percent }: Starved): Promise<string> {
  const installation = openInstallation()
  const group = openGroup(percent)
  try {
    const { child, url } = await installation.start({ DEMO_DATA: 'true' })
    const token = await signIn(url, 'user')
    const client = await connect(installation)
    const load = startLoad(url, token)
    await until('all is good', () => load.goods > 100)
    const before = await sessions(client)

    group.take([child.pid ?? 0, ...withChildren(installation.databasePid() ?? 0)])
    const during = await load.watch(seconds * 1_000)
    group.close()

    const lifted = performance.now()
    const { goods } = load
    await until('it answers again', () => load.goods > goods)
    const backSeconds = (performance.now() - lifted) / 1_000
    await load.stop()
    const connections = (await sessions(client)) - before
    const broken = await brokenWallets(client)
    await client.end()

    const byStatus = JSON.stringify(Object.fromEntries([...during.counts].sort()))
    const figures = `${seconds} s with ${percent} % of a core: by status ${byStatus}; ${during.gapSeconds.toFixed(1)} s without a good answer at most; ${connections} connections made; good again after ${backSeconds.toFixed(1)} s; ${broken.length} wallets broken`
    const unexpected = [...during.counts.keys()].filter((status) => !expected.has(status))
    const passed =
      unexpected.length === 0 && during.gapSeconds <= maxGapSeconds && backSeconds <= maxBackSeconds
    if (!passed || broken.length > 0) throw new Error(figures)
    return figures
  } finally {
    group.close()
    await installation.close()
  }
}

/** How many connections the database has taken in all. */
async function sessions(client: pg.Client): Promise<number> {
  await client.query('SELECT pg_stat_clear_snapshot()')
  const { rows } = await client.query(
    'SELECT sessions::integer FROM pg_stat_database WHERE datname = current_database()',
  )
  return rows[0].sessions
}

function startLoad(url: string, token: string) {
  let going = true
  let counts = new Map<number, number>()
  let goodAt = performance.now()
  let gapMs = 0
  const load = {
    goods: 0,
    /** Outcomes of calls from now on, for so long. */
    async watch(ms: number) {
      counts = new Map()
      goodAt = performance.now()
      gapMs = 0
      await pause(ms)
      return { counts, gapSeconds: Math.max(gapMs, performance.now() - goodAt) / 1_000 }
    },
    async stop() {
      going = false
      await Promise.all(workers)
    },
  }
  const payment = { amount: '300.00', payment: 'CARD', source: 'TOPUP', currency: 'PHP', credits: '300.00' }
  const read = () => ask('GET', `${url}/portal-api/api/wallet/credits`, { token })
  const pay = () => ask('POST', `${url}/portal-api/api/payment`, { token, key: newKey(), body: payment })
  const worker = async (work: () => Promise<{ readonly status: number }>) => {
    while (going) {
      const { status } = await work()
      counts.set(status, (counts.get(status) ?? 0) + 1)
      if (status >= 400) await pause(200)
      if (status !== 200 && status !== 201) continue
      gapMs = Math.max(gapMs, performance.now() - goodAt)
      goodAt = performance.now()
      load.goods += 1
    }
  }
  const workers = [...Array.from({ length: 36 }, () => read), pay, pay, pay, pay].map(worker)
  return load
}

function withChildren(pid: number): number[] {
  const parentOf = (one: number): number => {
    try {
      // After the name, which may hold anything: state and parent.
      return Number(
        readFileSync(`/proc/${one}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')[1],
      )
    } catch {
      return 0
    }
  }
  const all = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return [pid, ...all.filter((one) => parentOf(one) === pid)]
}

/** A control group for processor time, of version 1 or 2. Closing it gives its members all of it back. */
function openGroup(percent: number) {
  const isFirst = existsSync('/sys/fs/cgroup/cpu/cgroup.procs')
  const root = isFirst ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup'
  const folder = `${root}/switchboard-${process.pid}`
  mkdirSync(folder)
  const periodUs = 100_000
  const quotaUs = periodUs * (percent / 100)
  if (isFirst) writeFileSync(`${folder}/cpu.cfs_quota_us`, `${quotaUs}`)
  else writeFileSync(`${folder}/cpu.max`, `${quotaUs} ${periodUs}`)
  const move = (pid: string | number, to: string) => {
    try {
      writeFileSync(`${to}/cgroup.procs`, `${pid}`)
    } catch {
      // It has ended.
    }
  }
  return {
    take(pids: readonly number[]) {
      for (const pid of pids) move(pid, folder)
    },
    close() {
      if (!existsSync(folder)) return
      while (readFileSync(`${folder}/cgroup.procs`, 'utf8') !== '')
        for (const pid of readFileSync(`${folder}/cgroup.procs`, 'utf8').split('\n')) if (pid) move(pid, root)
      rmdirSync(folder)
    },
  }
}
