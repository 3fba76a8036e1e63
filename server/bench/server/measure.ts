import { credential, limits, traces } from './cost-rows.ts'
import { isTrial } from './duration.ts'
import {
  gateway,
  gatewayByCharging,
  gatewayByFetch,
  gatewayCrowd,
  latency,
  oneWallet,
  tools,
} from './gateway-rows.ts'
import { hostileMemory } from './hostile-memory.ts'
import { manyCallers } from './many-callers.ts'
import { memory } from './memory.ts'
import { pagesMemory } from './pages-memory.ts'
import { pagesWeight } from './pages-weight.ts'
import { catalogue, ledgerPage, signIn, usage, wallet } from './portal-rows.ts'
import { rates } from './rates.ts'
import { replica } from './replica.ts'
import { printRow, type Row } from './row.ts'
import { openStand, type Stand } from './stand.ts'
import { twoProcesses } from './two-processes.ts'

const onOneStand: Readonly<Record<string, (stand: Stand) => Promise<Row>>> = {
  gateway,
  'gateway-fetch': gatewayByFetch,
  'gateway-charging': gatewayByCharging,
  'gateway-crowd': gatewayCrowd,
  'one-wallet': oneWallet,
  latency,
  tools,
  credential,
  limits,
  traces,
  rates,
  replica,
  wallet,
  login: signIn,
  catalogue,
  usage,
  ledger: ledgerPage,
  callers: manyCallers,
  processes: twoProcesses,
}

/** With a server of their own: another measurement's load would distort their figures. */
const onTheirOwn: Readonly<Record<string, () => Promise<Row>>> = {
  memory,
  'pages-memory': pagesMemory,
  'hostile-memory': hostileMemory,
  weight: pagesWeight,
}

/** The server beside bare equivalents of it. Returns whether every budget was kept. */
export async function measureServer(names: readonly string[]): Promise<boolean> {
  const chosen = <Measure>(measures: Readonly<Record<string, Measure>>) =>
    Object.entries(measures).filter(([name]) => names.length === 0 || names.includes(name))
  let isWithin = true
  const run = async (name: string, measure: () => Promise<Row>) => {
    const row = await measure().catch(
      (error: unknown): Row => ({
        figures: error instanceof Error ? error.message : String(error),
        held: false,
      }),
    )
    printRow(name, row)
    if (row.held === false) isWithin = false
  }

  const shared = chosen(onOneStand)
  if (shared.length > 0) {
    const stand = await openStand()
    try {
      for (const [name, measure] of shared) await run(name, () => measure(stand))
    } finally {
      await stand.close()
    }
  }
  if (isTrial) return isWithin
  for (const [name, measure] of chosen(onTheirOwn)) await run(name, measure)
  return isWithin
}
