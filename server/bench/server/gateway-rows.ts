import { budgets } from './budgets.ts'
import { sendMessage } from './requests.ts'
import { compare } from './rounds.ts'
import { latencyRow, type Row, shareRow } from './row.ts'
import type { Stand } from './stand.ts'

/** The gateway beside a bare Fastify proxy to the same API, both called alike. */
async function besideProxy(stand: Stand, { callers, wallets, byFetch = false }: BesideProxy) {
  const requests = stand.customers.slice(0, wallets).map(sendMessage)
  const plan = { requests, ...(byFetch && { wholly: true as const }) }
  return await compare(stand, {
    callers,
    ours: { pid: stand.server.child.pid ?? 0, plan: { ...plan, urls: [stand.server.url] } },
    bare: { pid: stand.proxy.pid, plan: { ...plan, urls: [stand.proxy.url] } },
  })
}

interface BesideProxy {
  readonly callers: number
  readonly wallets: number
  /** Callers use `fetch`, as the SDK does, and not the load generator, which costs a tenth of it. */
  readonly byFetch?: boolean
}

export const gateway = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 8, wallets: 100 }), budgets.share.gateway)

/** The same by callers such as there are: on a machine of two cores, they use most of it. */
export const gatewayByFetch = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 8, wallets: 100, byFetch: true }))

export const oneWallet = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 8, wallets: 1 }), budgets.share['one-wallet'])

export const latency = async (stand: Stand): Promise<Row> =>
  latencyRow(await besideProxy(stand, { callers: 1, wallets: 100 }), budgets.latencyMs)
