import { writeFile } from 'node:fs/promises'
import { CouldNotRun } from '../could-not-run.ts'
import type { Format, Options } from '../options.ts'
import type { Result } from '../result.ts'
import { htmlReport } from './html.ts'
import { junitReport } from './junit.ts'
import { sarifReport } from './sarif.ts'

export const jsonReport = (result: object): string => `${JSON.stringify(result, null, 2)}\n`

const writers: Readonly<Record<Format, (result: Result) => string>> = {
  json: jsonReport,
  junit: junitReport,
  html: htmlReport,
  sarif: sarifReport,
}

export async function writeReports(result: Result, reports: Options['reports']): Promise<void> {
  for (const { format, file } of reports) await writeReport(file, writers[format](result))
}

export async function writeReport(file: string, text: string): Promise<void> {
  await writeFile(file, text).catch((error: Error) => {
    throw new CouldNotRun(`The report ${file} can’t be written: ${error.message}`)
  })
}
