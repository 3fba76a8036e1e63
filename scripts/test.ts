// npm test: every check there is, with one summary. Red when any step is red.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { type FailedTest, failedTests } from './failed-tests.ts'
import { openScratch } from './scratch.ts'
import { type Step, steps } from './test-steps.ts'

interface Result {
  readonly step: Step
  readonly passed: boolean
  readonly seconds: number
  /** Unknown where the output went straight to the terminal. */
  readonly failedTests?: readonly FailedTest[]
}

const wanted = process.argv.slice(2)
const chosen = wanted.length === 0 ? steps : steps.filter((step) => wanted.includes(step.name))
if (chosen.length === 0) {
  console.error(`Unknown step. Steps: ${steps.map((step) => step.name).join(', ')}`)
  process.exit(2)
}

const scratch = openScratch()
const running = new Set<ChildProcess>()
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interrupted = true
    for (const child of running) child.kill(signal)
  })
}
const workedBefore = processorSeconds()
const results = await runAll(chosen)
const worked = Math.round(processorSeconds() - workedBefore)
scratch.close()
const failed = results.filter((result) => !result.passed)

console.log('\nSummary')
for (const { step, passed, seconds } of results) {
  console.log(
    `  ${passed ? 'pass' : 'FAIL'}  ${step.name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${step.promise}`,
  )
}
for (const { step, failedTests = [] } of failed) {
  console.log(`\nRun again: npm test ${step.name}`)
  for (const { name, reason } of failedTests) console.log(`  ${name}\n    ${reason}`)
}
console.log(
  `\n${results.length - failed.length} passed, ${failed.length} failed in ${Math.round(performance.now() / 1000)} s`,
)
// Waiting costs none: where this comes near the time that passed, times the cores, only less work or a faster machine is quicker.
console.log(`${worked} s of processor time on ${cpus().length} cores, with whatever else ran on this machine`)
process.exit(failed.length === 0 ? 0 : 1)

/** Seconds that all cores together have worked since the machine was started. */
function processorSeconds(): number {
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000
}

/**
 * Two steps at a time, since each of them waits for something now and then: one begins with the cheapest, the other with the longest.
 * A step's output comes in one piece when it has ended; alone, as it is written.
 */
async function runAll(all: readonly Step[]): Promise<readonly Result[]> {
  if (all.length === 1) return Promise.all(all.map((step) => run(step, 'inherit')))
  const open = [...all]
  const ended: Result[] = []
  const lane = async (next: () => Step | undefined) => {
    for (let step = next(); step && !interrupted; step = next()) {
      console.log(`  starts: ${step.name}`)
      const file = join(scratch.folder, step.name)
      const output = createWriteStream(file, { flags: 'a' })
      await once(output, 'open')
      const result = await run(step, output)
      output.end()
      console.log(`\n▸ ${step.name}: ${step.promise}`)
      const text = await readFile(file, 'utf8')
      process.stdout.write(text)
      ended.push(result.passed ? result : { ...result, failedTests: failedTests(text) })
    }
  }
  await Promise.all([lane(() => open.shift()), lane(() => open.pop())])
  return ended.toSorted((a, b) => all.indexOf(a.step) - all.indexOf(b.step))
}

async function run(step: Step, output: 'inherit' | ReturnType<typeof createWriteStream>): Promise<Result> {
  const start = performance.now()
  let passed = true
  for (const [command, ...args] of step.commands) {
    const child = spawn(command, args, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...scratch.env, ...step.env },
    })
    running.add(child)
    const [code] = await once(child, 'exit')
    running.delete(child)
    passed = code === 0
    if (!passed) break
  }
  return { step, passed, seconds: (performance.now() - start) / 1000 }
}
