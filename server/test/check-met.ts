// Every status that the contract declares for an operation was met, by a test of the server or by the contract's checker, and
// the server answered no 4xx that it does not declare. Both steps leave a record of their last run.
import { metSteps, readMet } from '../../scripts/testing/met.ts'
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'

const missing = metSteps.filter((step) => readMet(step).size === 0)
const met = new Set(metSteps.flatMap((step) => [...readMet(step)]))
const declared = [...operationsOf(readBundle('portal')), ...operationsOf(readBundle('content'))].flatMap(
  ({ id, statuses }) => statuses.filter((status) => status !== 'default').map((status) => `${id} ${status}`),
)
const never = declared.filter((pair) => !met.has(pair))
if (never.length > 0) {
  console.error(`Declared, and never met by a test:\n  ${never.join('\n  ')}`)
  console.error(`\n${never.length} of ${declared.length}`)
  for (const step of missing) console.error(`Run first what may meet them: npm test ${step}`)
  process.exit(1)
}
const strange = [...met].filter((pair) => / 4\d\d$/.test(pair) && !declared.includes(pair))
if (strange.length > 0) {
  console.error(`Answered, and not declared:\n  ${strange.join('\n  ')}`)
  process.exit(1)
}
console.log(`All ${declared.length} declared responses were met.`)
