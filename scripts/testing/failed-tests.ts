import { basename, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

export interface FailedTest {
  readonly name: string
  /** The first line of each of its errors, and where that was thrown; empty where nothing is known. */
  readonly reason: string
}

const frame = /^\s*at (?:.*[ (])?([^\s()]+:\d+):\d+\)?$/
const maxTests = 30

export type TestReport =
  | Pick<JsonTestResults, 'testResults'>
  | Pick<JSONReport, 'config' | 'suites' | 'errors'>

/** The tests that failed, from what Vitest or Playwright reports as JSON: they are looked for at the end of a run, where output may be cut. */
export function failedTests(report: TestReport): readonly FailedTest[] {
  const failed = 'testResults' in report ? failedInVitest(report) : failedInPlaywright(report)
  return failed.slice(0, maxTests)
}

function failedInVitest({ testResults }: Pick<JsonTestResults, 'testResults'>): readonly FailedTest[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = fromHere(name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return [
      // An error that keeps a file's tests from running is reported for the file.
      ...(message ? [{ name: file, reason: reasonOf(message) }] : []),
      ...failed.map(({ ancestorTitles, title, failureMessages }) => ({
        name: [file, ...ancestorTitles, title].join(' > '),
        reason: reasonOf(failureMessages?.[0]),
      })),
    ]
  })
}

function failedInPlaywright({
  config,
  suites,
  errors,
}: Pick<JSONReport, 'config' | 'suites' | 'errors'>): readonly FailedTest[] {
  const specsOf = (suite: JSONReportSuite, titles: readonly string[]): readonly FailedTest[] => [
    ...suite.specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) => ({
          name: [`[${projectName}] ${fromHere(join(config.rootDir, file))}:${line}`, ...titles, title].join(
            ' > ',
          ),
          reason: reasonOfAll(results.at(-1)?.errors),
        })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...titles, inner.title])),
  ]
  return [
    ...errors.map(({ location, message }) => ({
      name: location ? fromHere(location.file) : 'Playwright',
      reason: reasonOf(message),
    })),
    ...suites.flatMap((suite) => specsOf(suite, [])),
  ]
}

const fromHere = (path: string) => relative(process.cwd(), path)

/** A test that ran out of time has two errors: that it did, and what it was waiting for. */
const reasonOfAll = (errors: readonly { readonly message?: string }[] = []): string =>
  errors.map(({ message }) => reasonOf(message)).join('; ')

function reasonOf(error = ''): string {
  const lines = stripVTControlCharacters(error).split('\n')
  const message = lines.find((line) => line.trim())?.trim()
  const places = lines.flatMap((line) => frame.exec(line)?.[1] ?? [])
  const thrownAt = places.find((place) => !/node_modules|^node:/.test(place))
  return [message, thrownAt && `(${basename(thrownAt)})`].filter(Boolean).join(' ')
}
