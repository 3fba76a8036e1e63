import { budgets } from './budgets.ts'
import { sendMessage } from './requests.ts'
import { compare } from './rounds.ts'
import { latencyRow, type Row, shareRow } from './row.ts'
import type { Stand } from './stand.ts'

/** The gateway beside a bare Fastify proxy to the same API, both called alike. */
async function besideProxy(
  stand: Stand,
  { callers, wallets }: { readonly callers: number; readonly wallets: number },
) {
  const requests = stand.customers.slice(0, wallets).map(sendMessage)
  return await compare(stand, {
    callers,
    ours: { pid: stand.server.child.pid ?? 0, plan: { urls: [stand.server.url], requests } },
    bare: { pid: stand.proxy.pid, plan: { urls: [stand.proxy.url], requests } },
  })
}

export const gateway = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 8, wallets: 100 }), budgets.share.gateway)

export const oneWallet = async (stand: Stand): Promise<Row> =>
  shareRow(await besideProxy(stand, { callers: 8, wallets: 1 }), budgets.share['one-wallet'])

export const latency = async (stand: Stand): Promise<Row> =>
  latencyRow(await besideProxy(stand, { callers: 1, wallets: 100 }), budgets.latencyMs)
