// npm run seeds -w openapi/conformance: whether the checker finds nothing at the reference server, whatever the seed. README.md of this folder.
import { parseArgs } from 'node:util'
import { loadContract } from '../src/contract/load-contract.ts'
import { createSchemaCheck } from '../src/contract/schema-check.ts'
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
const reference = await startReference()
const seconds: number[] = []
let found = 0

try {
  for (let index = 0; index < Number(values.count); index++) {
    const options = {
      ...plainOptions,
      ...demoAccounts,
      url: reference.origin,
      seed: Number(values.first) + index,
    }
    const began = performance.now()
    const { findings, requests, operations } = await run(contract, options, { schemas })
    const took = (performance.now() - began) / 1000
    const passed = operations.filter(({ outcome }) => outcome === 'passed').length
    print(
      `seed ${options.seed}: ${findings.length} findings, ${passed} of ${operations.length} operations passed, ${requests} requests, ${took.toFixed(0)} s`,
    )
    for (const { rule, operation, expected, got } of findings)
      print(`  ${rule} at ${operation}: expected ${expected}, got ${got}`)
    seconds.push(took)
    found += findings.length
  }
  print(
    `${found} findings with ${seconds.length} seeds; the slowest run took ${Math.max(...seconds).toFixed(0)} s.`,
  )
  if (found > 0) process.exitCode = 1
} finally {
  await reference.close()
}
