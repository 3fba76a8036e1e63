// npm run faults -w openapi/conformance: the checker's findings for each faulty backend. README.md of this folder.
import { parseArgs } from 'node:util'
import { createSchemaCheck } from '../src/engine/contract/schema-check.ts'
import { loadContract } from '../src/load-contract.ts'
import type { Fault } from './fault.ts'
import { faults } from './index.ts'
import { randomFaults } from './random/random-faults.ts'
import { endOnSignals, startReference } from './reference.ts'
import { type Row, shareTable, writeResults } from './table.ts'
import {
  isOfHistory,
  isOfPlans,
  isOfTeam,
  noFault,
  type Outcome,
  type Surroundings,
  tryBehaviour,
} from './try-fault.ts'

/** Fewer than that, and the run has failed. */
const leastCaught = 0.95

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '3' },
    controls: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    /** So many of each kind at random, in place of those of the lists. */
    random: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const fits = new RegExp(values.only, 'i')
const contract = await loadContract(undefined)
const isRandom = values.random !== undefined
const all = isRandom
  ? randomFaults(contract, { seed: Number(values.seed), count: Number(values.random) })
  : faults
const chosen = all.filter(({ subject, id, operation }) => fits.test(`${subject} ${id} ${operation}`))
endOnSignals()
const reference = await startReference()
/** Whatever is found beside others may be theirs: they share an administrator, and the machine. */
const workers = values.controls ? 1 : Number(values.workers)
if (values.controls) print('With --controls, one backend is tried after the other.')
let number = 0
const schemas = createSchemaCheck(contract.document)
const surroundings = (): Surroundings => ({ contract, schemas, reference, number: ++number })

try {
  const falseAlarms = values.controls ? await tryTheReference() : []
  const rows = await withWorkers(chosen, tryFault)
  if (isRandom) print(shareTable(rows))
  const caught = rows.filter(({ rules }) => rules.length > 0).length
  print(`${caught} of ${rows.length} faulty backends were caught, each by the name of its operation.`)
  if (values.controls) print(`False alarms: ${falseAlarms.join(', ') || 'none'}.`)
  if (caught < leastCaught * rows.length || falseAlarms.length > 0) process.exitCode = 1
} finally {
  await reference.close()
}

/** Whatever is found at a backend without a fault is a false alarm. */
async function tryTheReference(): Promise<readonly string[]> {
  const operations = [...new Set(chosen.map(({ operation }) => operation))]
  const perOperation = await withWorkers(operations, async (operation) => {
    const withTeam = chosen.some((fault) => fault.operation === operation && isOfTeam(fault, contract))
    const withPlans = chosen.some((fault) => fault.operation === operation && isOfPlans(fault))
    const outcome = await tryBehaviour(surroundings(), { operation, behaviour: noFault, withTeam, withPlans })
    const alarms = [...outcome.rules, ...outcome.others, ...(outcome.failure ? [outcome.failure] : [])]
    if (alarms.length > 0) print(`FALSE ALARM at ${operation}: ${alarms.join(', ')}`)
    return alarms.length > 0 ? [operation] : []
  })
  return perOperation.flat()
}

async function tryFault(fault: Fault): Promise<Row> {
  const { id, subject, operation, title } = fault
  const outcome = await tryBehaviour(surroundings(), {
    operation,
    behaviour: fault.start(),
    withTeam: isOfTeam(fault, contract),
    withPlans: isOfPlans(fault),
    withHistory: isOfHistory(fault) || (isRandom && isRead(operation)),
  })
  print(lineOf(fault, outcome))
  const row: Row = {
    id,
    subject,
    operation,
    title,
    rules: outcome.rules,
    ...(isRandom && { showed: outcome.showed }),
  }
  if (values.write && !isRandom) writeResults({ contract: contract.version, rows: [row] })
  return row
}

function isRead(id: string): boolean {
  return contract.operations.some((one) => one.id === id && one.isRead)
}

function lineOf(
  { subject, id, operation }: Fault,
  { rules, others, failure, seconds, showed }: Outcome,
): string {
  const missed = showed ? 'MISSED' : 'NEVER SHOWED'
  const verdict = rules.length > 0 ? 'caught' : others.length > 0 ? 'ELSEWHERE' : missed
  const also = others.length > 0 ? `; also at ${others.join(', ')}` : ''
  return `${verdict}  ${subject}: ${id} at ${operation}, ${seconds.toFixed(0)} s: ${failure ?? rules.join(', ')}${also}`
}

/** In the order of the items. */
async function withWorkers<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const done: Value[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++)
      done[index] = await work(items[index] as Item)
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return done
}
