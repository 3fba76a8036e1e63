import { tokenOf } from '../../bench/server/customers.ts'
import { read, sendMessage } from '../../bench/server/requests.ts'
import { openStand, type Stand } from '../../bench/server/stand.ts'
import { countLedgerDays } from '../../src/modules/ledger/days-repo.ts'
import { dbOn, openPool } from '../../src/platform/db/client.ts'
import { stop } from '../../test/support/process.ts'
import { type Cost, costOf, costOfRows } from './costs.ts'
import { type Accounts, fill, openFiller, settle } from './fill.ts'

/** Of the demo, on a monthly plan, so that its calls are on statements. */
const monthly = 'usr_mara3K'
const dayMs = 86_400_000

type Measured = Readonly<Record<string, Cost>>

interface GrowthOptions {
  /** Rows of the request log, ascending. */
  readonly sizes: readonly number[]
  /** How much dearer the largest may be than the smallest. */
  readonly atMost: number
  readonly tell: (line: string) => void
}

/** The cost of a call, a page, a statement and a file as the log and the ledger grow. */
export async function growth({ sizes, atMost, tell }: GrowthOptions): Promise<string> {
  const stand = await openStand()
  try {
    const filler = await openFiller(stand.installation)
    const second = await openFiller(stand.installation)
    // Its failure is told by what failed with it.
    for (const client of [filler, second]) client.on('error', () => {})
    const [large, ...rest] = stand.customers.map(({ id }) => id)
    const accounts: Accounts = { large: [large ?? '', monthly], small: rest.slice(0, 10) }
    const taken: Measured[] = []
    for (const rows of sizes) {
      const began = Date.now()
      await fill([filler, second], { ...accounts, rows })
      await settle(filler)
      tell(
        `${rows} rows of the log: filled in ${Math.round((Date.now() - began) / 1000)} s, ${await sizeOf(filler)}`,
      )
      // A process that has the statistics of these tables from its start.
      const server = await stand.startServer()
      taken.push(await measure({ ...stand, server }, rows, tell))
      await stop(server.child, 'SIGTERM')
    }
    await Promise.all([filler.end(), second.end()])
    return verdict(taken, atMost)
  } finally {
    await stand.close()
  }
}

/** As the job does every minute. */
async function countDays(url: string): Promise<void> {
  const db = dbOn(openPool({ url }))
  await countLedgerDays({ db })
  await db.destroy()
}

async function sizeOf(client: Awaited<ReturnType<typeof openFiller>>): Promise<string> {
  const { rows } = await client.query(
    'SELECT pg_size_pretty(pg_database_size(current_database())) AS size, (SELECT count(*) FROM ledger) AS ledger',
  )
  return `${rows[0].size}, ${rows[0].ledger} rows of the ledger`
}

async function measure(stand: Stand, rows: number, tell: (line: string) => void): Promise<Measured> {
  const [large, ...rest] = stand.customers
  const small = rest.slice(0, 10)
  if (!large) throw new Error('Nobody calls.')
  const mara = await tokenOf(stand.databaseUrl, monthly)
  const day = (ago: number) => new Date(Date.now() + 8 * 3_600_000 - ago * dayMs).toISOString().slice(0, 10)
  const ofLarge = (path: string) => [read(path, large.token)]
  const ofSmall = (path: string) => small.map(({ token }) => read(path, token))
  const reads: Readonly<Record<string, () => Promise<Cost>>> = {
    'a call, of small accounts': () => costOf(stand, small.map(sendMessage), 8),
    'a call, of the large account': () => costOf(stand, [sendMessage(large)], 8),
    'ledger, first page, small': () => costOf(stand, ofSmall('transactions?limit=20')),
    'ledger, first page, large': () => costOf(stand, ofLarge('transactions?limit=20')),
    'ledger, page 400, large': () => costOf(stand, ofLarge('transactions?limit=20&page=400')),
    'ledger, calls of a week, large': () =>
      costOf(stand, ofLarge(`transactions?limit=20&view=usage&start_date=${day(7)}`)),
    'log, first page, small': () => costOf(stand, ofSmall('user-api-response?limit=25')),
    'log, first page, large': () => costOf(stand, ofLarge('user-api-response?limit=25')),
    'log, 50,000 rows deep, large': () => costOf(stand, ofLarge('user-api-response?limit=25&page=2000')),
    'usage by day, large': () => costOf(stand, ofLarge(`api-usage?start_date=${day(89)}`)),
    'usage summary, large': () =>
      costOf(stand, ofLarge(`api-usage/summary?start_date=${day(89)}&end_date=${day(0)}`)),
    'balances by day, large': () =>
      costOf(stand, ofLarge(`wallet/balances?start_date=${day(89)}&end_date=${day(0)}`)),
    'wallet statements, large': () => costOf(stand, ofLarge('wallet/statements?limit=12')),
    'billing statements, large': () => costOf(stand, [read('billing-statements', mara)]),
    'wallet credits, monthly plan': () => costOf(stand, [read('wallet/credits', mara)]),
    'export of the log, a row': () => {
      const ago = rows > 20_000_000 ? 1 : rows > 5_000_000 ? 2 : 30
      return costOfRows(stand, read(`api-usage/user-respose-export?start_date=${day(ago)}`, large.token))
    },
    'export of the ledger, a row': () => {
      const ago = rows > 20_000_000 ? 1 : rows > 5_000_000 ? 10 : 89
      return costOfRows(stand, read(`transactions/export?start_date=${day(ago)}`, large.token))
    },
  }
  const costs: Record<string, Cost> = {}
  for (const [name, of] of Object.entries(reads)) {
    // The calls of the first rows are counted for those that follow.
    await countDays(stand.databaseUrl)
    const cost = await of()
    costs[name] = cost
    tell(`  ${name.padEnd(34)} ${cost.cpuMs.toFixed(3)} ms of processor, p50 ${cost.p50.toFixed(3)} ms`)
  }
  return costs
}

function verdict(taken: readonly Measured[], atMost: number): string {
  const [first, last] = [taken[0] ?? {}, taken.at(-1) ?? {}]
  const ratios = Object.entries(last).map(
    ([name, { cpuMs }]) => [name, cpuMs / (first[name]?.cpuMs ?? cpuMs)] as const,
  )
  const figures = ratios.map(([name, ratio]) => `${name} ×${ratio.toFixed(2)}`).join('; ')
  if (ratios.some(([, ratio]) => ratio > atMost)) throw new Error(`dearer than ×${atMost}: ${figures}`)
  return figures
}
