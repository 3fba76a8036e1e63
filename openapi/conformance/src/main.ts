#!/usr/bin/env node
import { CouldNotRun } from './engine/could-not-run.ts'
import type { Options } from './engine/options.ts'
import { createProgress } from './engine/report/progress.ts'
import { terminalReport } from './engine/report/terminal.ts'
import { jsonReport, writeReport, writeReports } from './engine/report/write-reports.ts'
import type { Result } from './engine/result.ts'
import { loadContract } from './load-contract.ts'
import { readOptions, usage } from './options.ts'
import { run } from './run.ts'
import { sign } from './signed-result.ts'
import { readSigningKey } from './signing-key.ts'
import { version } from './version.ts'

async function main(words: readonly string[]): Promise<number> {
  const command = readOptions(words)
  if (command.kind !== 'run') {
    process.stdout.write(command.kind === 'help' ? usage : `${version}\n`)
    return 0
  }
  const { options } = command
  // Before the run, which may take minutes.
  const key = options.sign && (await readSigningKey(options.sign.key))
  const contract = await loadContract(options.contract)
  const progress = createProgress(process.stderr)
  const result = await run(contract, options, { progress: progress.show }).finally(progress.clear)
  const colour = process.stdout.isTTY && !process.env.NO_COLOR
  process.stdout.write(terminalReport(result, { colour }))
  await writeReports(result, options.reports)
  if (options.sign && key) await writeReport(options.sign.out, jsonReport(sign(result, key)))
  return exitStatusOf(result, options)
}

/** A run without findings proves nothing about the parts it skipped. */
function exitStatusOf({ findings, complete }: Result, { allowIncomplete }: Options): number {
  if (findings.length > 0) return 1
  return complete || allowIncomplete ? 0 : 3
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(
      error instanceof CouldNotRun
        ? `${error.message}\n`
        : `${error instanceof Error ? error.stack : error}\n`,
    )
    process.exitCode = 2
  },
)
