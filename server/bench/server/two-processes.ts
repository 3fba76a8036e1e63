import { availableParallelism } from 'node:os'
import { median } from '../../../scripts/median.ts'
import { budgets } from './budgets.ts'
import { isTrial, roundSeconds, rounds, trialCalls } from './duration.ts'
import { sendMessage } from './requests.ts'
import type { Row } from './row.ts'
import type { Stand } from './stand.ts'

const callers = 16

/** Two server processes on one database beside one, called alike. */
export async function twoProcesses(stand: Stand): Promise<Row> {
  const cores = availableParallelism()
  if (cores < budgets.twoProcessesCores && !isTrial) {
    return {
      figures: `not measured: ${cores} cores, and it needs ${budgets.twoProcessesCores}. What a call takes of a processor stands beside the gateway's figures.`,
    }
  }
  const second = await stand.startServer()
  const requests = stand.customers.map(sendMessage)
  const rate = async (urls: readonly string[]) => {
    const result = await stand.load({
      urls,
      requests,
      callers,
      seconds: roundSeconds,
      ...trialCalls(callers),
    })
    return result.calls / result.seconds
  }
  const [one, two] = [[stand.server.url], [stand.server.url, second.url]]
  await rate(one)
  await rate(two)
  const taken: { readonly one: number; readonly two: number }[] = []
  for (let round = 0; round < rounds; round += 1) taken.push({ one: await rate(one), two: await rate(two) })
  second.child.kill()
  const ratio = median(taken.map((round) => round.two / round.one))
  return {
    figures: `${ratio.toFixed(2)} × one process (budget ${budgets.twoProcesses})`,
    ...(!isTrial && { held: ratio >= budgets.twoProcesses }),
    details: [
      `one ${Math.round(median(taken.map((round) => round.one)))}/s, two ${Math.round(median(taken.map((round) => round.two)))}/s`,
    ],
  }
}
