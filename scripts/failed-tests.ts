import { stripVTControlCharacters } from 'node:util'

/** As Vitest and Playwright head what they print of a failure. */
const heading = /^\s*(?:FAIL\s+|\d+\) )(\S.*? [>›] .*?)[\s─]*$/
const maxNames = 30

/** Names of the tests that failed, from what a run has printed: they are looked for at its end, where output may be cut. */
export function failedTests(output: string): readonly string[] {
  const names = stripVTControlCharacters(output)
    .split('\n')
    .flatMap((line) => heading.exec(line)?.[1] ?? [])
  return [...new Set(names)].slice(0, maxNames)
}
