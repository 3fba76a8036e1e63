// npm run seeds -w openapi/conformance: whether the checker finds nothing at the reference server, whatever the seed. README.md of this folder.
import { parseArgs } from 'node:util'
import { createSchemaCheck } from '../src/engine/contract/schema-check.ts'
import { loadContract } from '../src/load-contract.ts'
import { run } from '../src/run.ts'
import { demoAccounts, plainOptions } from './plain-options.ts'
import { endOnSignals, startReference } from './reference.ts'

const { values } = parseArgs({
  options: { first: { type: 'string', default: '1' }, count: { type: 'string', default: '20' } },
})
const print = (line: string) => process.stdout.write(`${line}\n`)
const contract = await loadContract(undefined)
const schemas = createSchemaCheck(contract.document)
endOnSignals()
/** Long: beside others who use the machine, a run takes several times as long as it does alone. */
const timeBudgetMs = 3_600_000
const seconds: number[] = []
let count = 0
let missing = 0

for (let index = 0; index < Number(values.count); index++) {
  const seed = Number(values.first) + index
  // A server of its own: the seeds before would have used up limits per hour.
  const reference = await startReference()
  try {
    const options = { ...plainOptions, ...demoAccounts, url: reference.origin, seed, timeBudgetMs }
    const began = performance.now()
    const { findings, leftOut, requests, operations } = await run(contract, options, { schemas })
    const took = (performance.now() - began) / 1000
    const gaps = leftOut.filter(({ isGap }) => isGap)
    const passed = operations.filter(({ outcome }) => outcome === 'passed').length
    print(
      `seed ${seed}: ${findings.length} findings, ${gaps.length} gaps, ${passed} of ${operations.length} operations passed, ${requests} requests, ${took.toFixed(0)} s`,
    )
    for (const { rule, operation, expected, got } of findings)
      print(`  ${rule} at ${operation}: expected ${expected}, got ${got}`)
    for (const { rule, operation, reason } of gaps)
      print(`  not checked: ${[rule, operation].filter(Boolean).join(' at ')}: ${reason}`)
    seconds.push(took)
    count += findings.length
    missing += gaps.length
  } finally {
    await reference.close()
  }
}
print(
  `${count} findings and ${missing} gaps with ${seconds.length} seeds; the slowest run took ${Math.max(...seconds).toFixed(0)} s.`,
)
if (count + missing > 0) process.exitCode = 1
