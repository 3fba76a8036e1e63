import { cpus } from 'node:os'
import { runSteps, type StepResult } from './run-steps.ts'
import type { Step } from './steps.ts'

/** Runs them, prints the summary, and ends the process: with 0 where all is green. */
export async function runAndExit(chosen: readonly Step[]): Promise<never> {
  const { lines, isGreen } = summarize(await runSteps(chosen))
  console.log(lines.join('\n'))
  process.exit(isGreen ? 0 : 1)
}

/** The lines that end a run, and whether it is green: each step has passed, within its budget. */
export function summarize(results: readonly StepResult[]) {
  const rows = results.map((result) => {
    const cost = result.processorSeconds / result.unitSeconds
    return { ...result, cost, isOverBudget: result.passed && cost > result.step.budget }
  })
  const failed = rows.filter(({ passed, isOverBudget }) => !passed || isOverBudget)
  const seconds = results.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0)
  const cost = rows.reduce((sum, row) => sum + row.cost, 0)
  const lines = [
    '',
    'Summary, with the processor time of each step as a multiple of a fixed piece of work',
    ...rows.map(({ step, passed, isOverBudget, cost, seconds }) =>
      [
        `  ${passed && !isOverBudget ? 'pass' : 'FAIL'}`,
        step.name.padEnd(12),
        `${seconds.toFixed(0).padStart(5)} s`,
        `${cost.toFixed(0).padStart(5)} of ${Number.isFinite(step.budget) ? step.budget : 'any'}`.padEnd(13),
        step.promise,
      ].join('  '),
    ),
    ...failed.flatMap(({ step, failedTests = [], isOverBudget, cost }) => [
      '',
      `Run again: npm test ${step.name}`,
      ...(isOverBudget
        ? [
            `  costs ${cost.toFixed(0)} times the fixed work; its budget is ${step.budget} (scripts/testing/steps.ts)`,
          ]
        : []),
      ...failedTests.map(({ name, reason }) => `  ${name}\n    ${reason}`),
    ]),
    '',
    `${rows.length - failed.length} passed, ${failed.length} failed in ${Math.round(performance.now() / 1000)} s`,
    `${Math.round(seconds)} s of processor time on ${cpus().length} cores: ${Math.round(cost)} times the fixed work of ${(seconds / cost).toFixed(2)} s`,
  ]
  return { lines, isGreen: failed.length === 0 }
}
