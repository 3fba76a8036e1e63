// In namespaces of its own: builds the cluster, puts load on it, injects faults, and writes the table of docs/cluster.md.
import { writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { brokenWallets } from '../portal.ts'
import { buildCluster, type Cluster } from './build.ts'
import { requireClosed } from './closed.ts'
import { faults } from './faults.ts'
import { isGood } from './load.ts'
import { writesOfTwo } from './probes.ts'
import { Round } from './rounds.ts'
import { openStage, type Stage } from './stage.ts'
import { groupsOf, isRight, rowOf, tableOf } from './table.ts'
import { allBooked, lossesOf, printRecords } from './verdict.ts'

const [layers = '', own = '', result = ''] = process.argv.slice(2)
const maxMs = Number(process.env.CLUSTER_MINUTES ?? Number.POSITIVE_INFINITY) * 60_000

async function playRounds(cluster: Cluster, { load }: Stage): Promise<readonly Round[]> {
  const rounds: Round[] = []
  const passes = Math.max(...faults.map(({ times }) => times))
  const done = (times: number, pass: number) => Math.floor((pass * times) / passes)
  // Each in the first pass, so that a campaign that is cut short has seen all; then spread over the others.
  for (let pass = 0; pass < passes; pass += 1)
    for (const fault of faults.filter(({ times }) => done(times, pass) > done(times, pass - 1))) {
      if (performance.now() > maxMs) return rounds
      const round = new Round(fault, { cluster, load })
      rounds.push(round)
      await round.run()
      console.log(`${fault.name}: ${round.summary()}`)
    }
  return rounds
}

async function verdict({ load, probes, connect }: Stage, rounds: readonly Round[]) {
  const client = await connect()
  await allBooked(client, load.outcomes)
  const losses = await lossesOf(client, load.outcomes)
  await printRecords(client, losses)
  const wrong = losses.lost.size + losses.twice.size + losses.refused.size
  const rows = groupsOf(rounds).map((group) => rowOf(group, losses))
  const { rows: kept } = await client.query('SELECT id FROM soak.writes')
  const ids = new Set(kept.map(({ id }) => Number(id)))
  const lostWrites = probes.writes.filter(({ id }) => !ids.has(id)).length
  const broken = (await brokenWallets(client)).length
  const ofTwo = writesOfTwo(probes.writes).length
  const writes = `${probes.writes.length} writes to a machine itself were answered: ${lostWrites} lost, ${ofTwo} by a primary after its successor; ${broken} wallets broken`
  return {
    figures: `${load.outcomes.filter(isGood).length} answered\n${tableOf(rows)}\n${writes}`,
    isRight: rows.every(isRight) && wrong + lostWrites + ofTwo + broken === 0,
  }
}

const cluster = await buildCluster(layers, own)
await requireClosed(cluster)
const stage = await openStage(cluster, own)
await pause(3_000)
const rounds = await playRounds(cluster, stage)
await Promise.all([stage.load.stop(), stage.probes.stop()])
const { figures, isRight: passed } = await verdict(stage, rounds)
writeFileSync(result, figures)
await stage.close()
for (const machine of [...cluster.databases, ...cluster.etcd]) await machine.remove()
process.exit(passed ? 0 : 1)
