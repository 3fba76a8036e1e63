import { budgets } from './budgets.ts'
import { sendMessage, sendMessageAsTool } from './requests.ts'
import { compare } from './rounds.ts'
import { latencyRow, type Row, shareRow } from './row.ts'
import type { Stand } from './stand.ts'

/** The gateway beside a bare Fastify proxy to the same API, both called alike. */
async function besideProxy(
  stand: Stand,
  { callers, wallets, byFetch = false, proxy = stand.proxy }: BesideProxy,
) {
  const requests = stand.customers.slice(0, wallets).map(sendMessage)
  const plan = { requests, ...(byFetch && { wholly: true as const }) }
  return await compare(stand, {
    callers,
    ours: { pid: stand.server.child.pid ?? 0, plan: { ...plan, urls: [stand.server.url] } },
    bare: { pid: proxy.pid, plan: { ...plan, urls: [proxy.url] } },
  })
}

interface BesideProxy {
  readonly callers: number
  readonly wallets: number
  /** Callers use `fetch`, as the SDK does, and not the load generator, which costs a tenth of it. */
  readonly byFetch?: boolean
  readonly proxy?: Stand['proxy']
}

export const gateway = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 8, wallets: 100 }), budgets.share.gateway)

/** The same by callers such as there are: on a machine of two cores, they use most of it. */
export const gatewayByFetch = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 8, wallets: 100, byFetch: true }))

/** Beside a proxy that writes the least that metering must. */
export const gatewayByCharging = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 8, wallets: 100, proxy: stand.chargingProxy }))

/** Many callers: the larger the batches, the less a call costs. */
export const gatewayCrowd = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 64, wallets: 100, proxy: stand.chargingProxy }))

export const oneWallet = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 8, wallets: 1 }), budgets.share['one-wallet'])

export const latency = async (stand: Stand): Promise<Row> =>
  latencyRow(await besideProxy(stand, { callers: 1, wallets: 100 }), budgets.latencyMs)

/** A call as a tool of an agent, beside the same call of the gateway, by one caller. */
export async function tools(stand: Stand): Promise<Row> {
  const { server, customers } = stand
  const side = (request: typeof sendMessage) => ({
    pid: server.child.pid ?? 0,
    plan: { requests: customers.map(request), urls: [server.url] },
  })
  return latencyRow(
    await compare(stand, { callers: 1, ours: side(sendMessageAsTool), bare: side(sendMessage) }),
    budgets.toolMs,
  )
}
