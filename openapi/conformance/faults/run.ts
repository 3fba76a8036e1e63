// npm run faults -w openapi/conformance: whether the checker finds what is wrong with each faulty backend.
import { parseArgs } from 'node:util'
import { loadContract } from '../src/contract/load-contract.ts'
import type { Fault } from './fault.ts'
import { faults } from './index.ts'
import { startReference } from './reference.ts'
import { noFault, type Outcome, type Surroundings, tryBehaviour } from './try-fault.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    workers: { type: 'string', default: '3' },
    controls: { type: 'boolean' },
  },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const wanted = new RegExp(values.only ?? '', 'i')
const chosen = faults.filter(({ id, operation, subject }) => wanted.test(`${subject} ${id} ${operation}`))
const contract = await loadContract(undefined)
const reference = await startReference()
let number = 0
const surroundings = (): Surroundings => ({ contract, reference, number: ++number })

interface Row {
  readonly fault: Fault
  readonly outcome: Outcome
}

try {
  const rows: Row[] = []
  await inLanes(chosen, async (fault) => {
    const outcome = await tryBehaviour(surroundings(), {
      operation: fault.operation,
      behaviour: fault.start(),
    })
    rows.push({ fault, outcome })
    const verdict = outcome.rules.length > 0 ? 'caught ' : outcome.others.length > 0 ? 'MISPLACED' : 'MISSED '
    print(
      `${verdict} ${fault.subject}/${fault.id} ${fault.operation} (${outcome.seconds.toFixed(1)} s) ${outcome.failure ?? outcome.rules.join(', ')}${outcome.others.length > 0 ? ` | also ${outcome.others.join(', ')}` : ''}`,
    )
  })
  const caught = rows.filter(({ outcome }) => outcome.rules.length > 0).length
  print(`${caught} of ${rows.length} caught, by the name of their operation`)
  if (values.controls) {
    const operations = [...new Set(chosen.map(({ operation }) => operation))]
    await inLanes(operations, async (operation) => {
      const outcome = await tryBehaviour(surroundings(), { operation, behaviour: noFault })
      if (outcome.rules.length + outcome.others.length > 0 || outcome.failure)
        print(
          `FALSE ALARM ${operation} ${outcome.failure ?? ''} ${outcome.rules.join(', ')} | ${outcome.others.join(', ')}`,
        )
    })
    print(`${operations.length} backends without a fault`)
  }
} finally {
  await reference.close()
}

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: Number(values.workers) }, lane))
}
