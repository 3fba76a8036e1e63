import { budgets } from './budgets.ts'
import { tokenOf } from './customers.ts'
import type { LoadRequest } from './load.ts'
import { bareRead, login, read } from './requests.ts'
import { compare } from './rounds.ts'
import { type Row, shareRow } from './row.ts'
import type { Stand } from './stand.ts'

const callers = 8
/** The demo account with the longest history. */
const busiest = 'usr_mara3K'

interface Pair {
  readonly ours: readonly LoadRequest[]
  readonly bare: readonly LoadRequest[]
}

const besidePortal = (stand: Stand, { ours, bare }: Pair) =>
  compare(stand, {
    callers,
    ours: { pid: stand.server.child.pid ?? 0, plan: { urls: [stand.server.url], requests: ours } },
    bare: { pid: stand.portal.pid, plan: { urls: [stand.portal.url], requests: bare } },
  })

export const wallet = async (stand: Stand): Promise<Row> =>
  shareRow(
    await besidePortal(stand, {
      ours: stand.customers.map(({ token }) => read('wallet/credits', token)),
      bare: stand.customers.map(({ id }) => bareRead('/wallet', id)),
    }),
    budgets.share.wallet,
  )

export const signIn = async (stand: Stand): Promise<Row> =>
  shareRow(
    await besidePortal(stand, {
      ours: stand.customers.map((customer, index) => login('/portal-api/login', customer, index)),
      bare: stand.customers.map((customer, index) => login('/login', customer, index)),
    }),
  )

export const catalogue = async (stand: Stand): Promise<Row> =>
  shareRow(
    await besidePortal(stand, {
      ours: [{ method: 'GET', path: '/portal-api/api/api-list-public', headers: {} }],
      bare: [bareRead('/catalogue')],
    }),
  )

const ofBusiest =
  (path: string, bare: string) =>
  async (stand: Stand): Promise<Row> =>
    shareRow(
      await besidePortal(stand, {
        ours: [read(path, await tokenOf(stand.databaseUrl, busiest))],
        bare: [bareRead(bare, busiest)],
      }),
    )

export const usage = ofBusiest('api-usage', '/usage')
export const ledgerPage = ofBusiest('transactions', '/transactions')
