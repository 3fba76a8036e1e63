// After a whole test run: every status that the contract declares for an operation was met by a test, and answered by it; and no
// 4xx was answered that it does not declare.
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'
import { readMet } from './support/met.ts'

const met = readMet()
const declared = [...operationsOf(readBundle('portal')), ...operationsOf(readBundle('content'))].flatMap(
  ({ id, statuses }) => statuses.filter((status) => status !== 'default').map((status) => `${id} ${status}`),
)
const never = declared.filter((pair) => !met.has(pair))
if (never.length > 0) {
  console.error(`Declared, and never met by a test:\n  ${never.join('\n  ')}`)
  console.error(`\n${never.length} of ${declared.length}`)
  process.exit(1)
}
const strange = [...met].filter((pair) => / 4\d\d$/.test(pair) && !declared.includes(pair))
if (strange.length > 0) {
  console.error(`Answered, and not declared:\n  ${strange.join('\n  ')}`)
  process.exit(1)
}
console.log(`All ${declared.length} declared answers were met.`)
