import { join } from 'node:path'
import { stop } from '../../test/support/process.ts'
import { startStandby } from '../../test/support/standby.ts'
import { budgets } from './budgets.ts'
import { tokenOf } from './customers.ts'
import { isTrial } from './duration.ts'
import type { LoadRequest } from './load.ts'
import { read, sendMessage } from './requests.ts'
import { compare } from './rounds.ts'
import type { Row } from './row.ts'
import type { Stand } from './stand.ts'

const callers = 8
/** The demo account with the longest history. */
const busiest = 'usr_mara3K'
const pages = [
  'api-usage/summary',
  'transactions',
  'user-api-response',
  'api-usage',
  'catalogue',
  'wallet/statements',
  'api-list-public',
  'search-index',
]

/** Processor time of the primary for reads with some calls of the gateway in between, with a standby to read from and without. */
export async function replica(stand: Stand): Promise<Row> {
  const folder = join(stand.installation.folder, 'postgres')
  const standby = await startStandby({ url: stand.databaseUrl, folder })
  const own = await stand.startServer({ DATABASE_READ_URL: standby.url })
  const requests = mixOf(stand, await tokenOf(stand.databaseUrl, busiest))
  const side = ({ child, url }: typeof own) => ({ pid: child.pid ?? 0, plan: { requests, urls: [url] } })
  try {
    const { ours, bare, ratio } = await compare(stand, { callers, ours: side(own), bare: side(stand.server) })
    const share = ours.databaseCpuMs / bare.databaseCpuMs
    return {
      figures: `${share.toFixed(2)} times the processor time of the primary without a replica (budget ${budgets.replicaRatio})`,
      ...(!isTrial && { held: share <= budgets.replicaRatio }),
      details: [
        `primary, each request: ${ours.databaseCpuMs.toFixed(2)} ms with a replica, ${bare.databaseCpuMs.toFixed(2)} ms without`,
        `with a replica: ${ratio.toFixed(2)} of the requests a second; p50 ${ours.p50.toFixed(1)} ms, without ${bare.p50.toFixed(1)} ms`,
      ],
    }
  } finally {
    await stop(own.child, 'SIGTERM')
    await standby.close()
  }
}

/** A call of the gateway after each round of the pages. */
const mixOf = ({ customers }: Stand, token: string): readonly LoadRequest[] =>
  customers.flatMap((customer) => [...pages.map((page) => read(page, token)), sendMessage(customer)])
