import { once } from 'node:events'
import { createWriteStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type FailedTest, failedTests } from './failed-tests.ts'
import { MeasuredCommand } from './measured-command.ts'
import { openScratch } from './scratch.ts'
import { reportFile, type Step } from './steps.ts'

export interface StepResult {
  readonly step: Step
  readonly passed: boolean
  readonly seconds: number
  readonly processorSeconds: number
  /** Unknown where no report was written: by other programs than those that run tests, and by a run that was killed. */
  readonly failedTests?: readonly FailedTest[]
  /** The end of its output, where it failed and no test did. */
  readonly lastLines?: readonly string[]
}

/**
 * Two steps at a time, since each of them waits for something now and then: one begins with the cheapest, the other with the longest;
 * last come those that read what others leave.
 * A step's output comes in one piece when it has ended; alone, as it is written. Signals end the run.
 */
export async function runSteps(all: readonly Step[]): Promise<readonly StepResult[]> {
  const scratch = openScratch()
  const running = new Set<MeasuredCommand>()
  let interrupted = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      interrupted = true
      for (const command of running) command.kill(signal)
    })
  }

  async function run(
    step: Step,
    output: ConstructorParameters<typeof MeasuredCommand>[1]['output'],
  ): Promise<StepResult> {
    const start = performance.now()
    let passed = true
    let processorSeconds = 0
    const report = join(scratch.folder, `report-${all.indexOf(step)}.json`)
    for (const [program, ...words] of step.commands) {
      const command = new MeasuredCommand(
        [program, ...words.map((word) => word.replace(reportFile, report))],
        {
          output,
          env: { ...process.env, ...scratch.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...step.env },
        },
      )
      running.add(command)
      const result = await command.result
      running.delete(command)
      processorSeconds += result.processorSeconds
      passed = result.passed && !interrupted
      if (!passed) break
    }
    const result = { step, passed, seconds: (performance.now() - start) / 1000, processorSeconds }
    return passed || !existsSync(report)
      ? result
      : { ...result, failedTests: failedTests(JSON.parse(await readFile(report, 'utf8'))) }
  }

  async function runTogether(): Promise<readonly StepResult[]> {
    const open = all.filter(({ isLast }) => !isLast)
    const last = all.filter(({ isLast }) => isLast)
    const ended: StepResult[] = []
    const lane = async (next: () => Step | undefined) => {
      for (let step = next(); step && !interrupted; step = next()) {
        console.log(`  starts: ${step.name}`)
        const file = join(scratch.folder, `output-${all.indexOf(step)}`)
        const output = createWriteStream(file, { flags: 'a' })
        await once(output, 'open')
        const result = await run(step, output)
        output.end()
        console.log(`\n▸ ${step.name}: ${step.promise}`)
        const printed = await readFile(file, 'utf8')
        process.stdout.write(printed)
        const isExplained = result.passed || result.failedTests?.length
        ended.push(isExplained ? result : { ...result, lastLines: endOf(printed) })
      }
    }
    await Promise.all([lane(() => open.shift()), lane(() => open.pop())])
    await lane(() => last.shift())
    return ended.toSorted((a, b) => all.indexOf(a.step) - all.indexOf(b.step))
  }

  try {
    return all.length === 1 ? await Promise.all(all.map((step) => run(step, 'inherit'))) : await runTogether()
  } finally {
    scratch.close()
  }
}

const endOf = (output: string): readonly string[] =>
  stripVTControlCharacters(output).trimEnd().split('\n').slice(-10)
