// npm test: every check there is, with one summary. npm test server app: these steps. npm test --
// app/src/lib/problem.test.ts: this file, whatever runs it. npm run test:long: the campaigns of minutes each, for
// every night and before a release.
import { existsSync } from 'node:fs'
import { stepsOfFiles } from './testing/files.ts'
import { longSteps, steps } from './testing/steps.ts'
import { runAndExit } from './testing/summary.ts'

const args = process.argv.slice(2)
const [all, names] = args[0] === '--long' ? [longSteps, args.slice(1)] : [steps, args]
const isStep = (name: string) => all.some((step) => step.name === name)
const unknown = names.filter((name) => !isStep(name) && !existsSync(name))
if (unknown.length > 0) {
  console.error(`Neither a step nor a test file: ${unknown.join(', ')}`)
  console.error(`Steps: ${all.map(({ name }) => name).join(', ')}`)
  process.exit(2)
}
const chosen = [
  ...all.filter(({ name }) => names.length === 0 || names.includes(name)),
  ...stepsOfFiles(names.filter((name) => !isStep(name))),
]
await runAndExit(chosen)
