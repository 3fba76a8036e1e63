import { cpus } from 'node:os'
import { runSteps, type StepResult } from './run-steps.ts'
import type { Step } from './steps.ts'

/** Runs them, prints the summary, and ends the process: with 0 where every step has passed. */
export async function runAndExit(chosen: readonly Step[]): Promise<never> {
  const results = await runSteps(chosen)
  console.log(summarize(results).join('\n'))
  process.exit(results.every(({ passed }) => passed) ? 0 : 1)
}

/** The lines that end a run. */
export function summarize(results: readonly StepResult[]): readonly string[] {
  const processorSeconds = results.reduce((sum, result) => sum + result.processorSeconds, 0)
  const failed = results.filter(({ passed }) => !passed)
  return [
    '',
    'Summary: seconds, processor seconds and their share of the run',
    ...results.map(({ step, passed, seconds, processorSeconds: own }) =>
      [
        `  ${passed ? 'pass' : 'FAIL'}`,
        step.name.padEnd(12),
        `${seconds.toFixed(0).padStart(5)} s`,
        `${own.toFixed(0).padStart(5)} s`,
        `${((100 * own) / (processorSeconds || 1)).toFixed(0).padStart(3)}%`,
        step.promise,
      ].join('  '),
    ),
    ...failed.flatMap(({ step, failedTests = [], lastLines = [] }) => [
      '',
      `Run again: npm test ${step.name}`,
      ...failedTests.map(({ name, reason }) => `  ${name}\n    ${reason}`),
      ...lastLines.map((line) => `  ${line}`),
    ]),
    '',
    `${results.length - failed.length} passed, ${failed.length} failed in ${Math.round(performance.now() / 1000)} s`,
    `${Math.round(processorSeconds)} s of processor time on ${cpus().length} cores`,
  ]
}
