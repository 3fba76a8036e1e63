import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

export interface FailedTest {
  readonly name: string
  /** The first line of its error, and where that was thrown; empty where nothing was printed. */
  readonly reason: string
}

/** As Vitest and Playwright head what they print of a failure. */
const heading = /^\s*(?:FAIL\s+|\d+\) )(\S.*? [>›] .*?)[\s─]*$/
const frame = /^\s*(?:❯|at) (?:.*[ (])?([^\s()]+:\d+):\d+\)?$/
const maxTests = 30

/** The tests that failed, from what a run has printed: they are looked for at its end, where output may be cut. */
export function failedTests(output: string): readonly FailedTest[] {
  const lines = stripVTControlCharacters(output).split('\n')
  const found = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    const name = heading.exec(line)?.[1]
    if (name && !found.has(name)) found.set(name, reasonIn(lines.slice(index + 1)))
  }
  return [...found].slice(0, maxTests).map(([name, reason]) => ({ name, reason }))
}

/** Tests that failed alike share one error: Vitest lists their names first. */
function reasonIn(lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.trim() && !heading.test(line))
  if (start < 0) return ''
  const rest = lines.slice(start)
  const end = rest.findIndex((line) => heading.test(line))
  const own = end < 0 ? rest : rest.slice(0, end)
  const thrownAt = own.flatMap((line) => frame.exec(line)?.[1] ?? [])[0]
  return [own[0]?.trim(), thrownAt && `(${basename(thrownAt)})`].filter(Boolean).join(' ')
}
