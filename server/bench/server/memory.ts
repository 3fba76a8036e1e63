import { median } from '../../../scripts/median.ts'
import { budgets } from './budgets.ts'
import { residentMegabytes } from './cpu.ts'
import { sendMessage } from './requests.ts'
import type { Row } from './row.ts'
import { openStand } from './stand.ts'

const calls = Number(process.env.BENCH_SOAK_CALLS ?? 100_000)
const everyMs = 250

/** Memory of a new server process over a long run of calls. */
export async function memory(): Promise<Row> {
  const stand = await openStand()
  try {
    const pid = stand.server.child.pid ?? 0
    const samples: number[] = [residentMegabytes(pid)]
    const watch = setInterval(() => samples.push(residentMegabytes(pid)), everyMs)
    const { statuses } = await stand
      .load({
        urls: [stand.server.url],
        requests: stand.customers.map(sendMessage),
        callers: 8,
        seconds: 0,
        amount: calls,
      })
      .finally(() => clearInterval(watch))
    const fifth = Math.ceil(samples.length / 5)
    const growth = median(samples.slice(-fifth)) - median(samples.slice(fifth, 2 * fifth))
    const peak = Math.max(...samples)
    return {
      figures: `${calls} calls: at most ${Math.round(peak)} MB (budget ${budgets.memoryMb}), ${growth.toFixed(1)} MB more in the last fifth than in the second (budget ${budgets.memoryGrowthMb})`,
      held: peak < budgets.memoryMb && growth <= budgets.memoryGrowthMb && statuses['200'] === calls,
      details: [`at the start ${Math.round(samples[0] ?? 0)} MB; ${JSON.stringify(statuses)}`],
    }
  } finally {
    await stand.close()
  }
}
