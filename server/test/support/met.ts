import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// Which answers the tests have met: a file for each test process, so that parallel ones do not mix lines.
const folder = join(import.meta.dirname, '../../.cache/met')

export function forgetMet(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

export function noteMet(operation: string, status: number): void {
  appendFileSync(join(folder, `${process.pid}.txt`), `${operation} ${status}\n`)
}

/** Such as `login 200`. */
export function readMet(): ReadonlySet<string> {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  return new Set(lines.filter(Boolean))
}
