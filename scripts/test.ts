// npm test: every check there is, in one order, with one summary. Red when any step is red.
import { spawnSync } from 'node:child_process'
import { type Step, steps } from './test-steps.ts'

const wanted = process.argv.slice(2)
const chosen = wanted.length === 0 ? steps : steps.filter((step) => wanted.includes(step.name))
if (chosen.length === 0) {
  console.error(`No such step. Steps: ${steps.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const results = chosen.map(run)
const failed = results.filter((result) => !result.passed)

console.log('\nSummary')
for (const { step, passed, seconds } of results) {
  console.log(
    `  ${passed ? 'pass' : 'FAIL'}  ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${step.promise}`,
  )
}
for (const { step } of failed) console.log(`\nAgain: npm test ${step.name}`)
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)

function run(step: Step): { step: Step; passed: boolean; seconds: number } {
  console.log(`\n▸ ${step.name}: ${step.promise}`)
  const start = performance.now()
  const passed = step.commands.every(([command, ...args]) => {
    const options = { stdio: ['ignore', 'inherit', 'inherit'] as ['ignore', 'inherit', 'inherit'] }
    return spawnSync(command, args, { ...options, env: { ...process.env, ...step.env } }).status === 0
  })
  return { step, passed, seconds: (performance.now() - start) / 1000 }
}
