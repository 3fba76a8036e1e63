import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The steps whose runs meet responses. */
export const metSteps = ['server', 'conformance'] as const
type MetStep = (typeof metSteps)[number]

const folderOf = (step: MetStep) => join(import.meta.dirname, '../../.cache/met', step)

/** Begins a step's record anew. */
export function forgetMet(step: MetStep): void {
  rmSync(folderOf(step), { recursive: true, force: true })
  mkdirSync(folderOf(step), { recursive: true })
}

/** Records a response of an operation, in a file for each process, so that parallel ones do not mix lines. */
export function noteMet(step: MetStep, operation: string, status: number | string): void {
  appendFileSync(join(folderOf(step), `${process.pid}.txt`), `${operation} ${status}\n`)
}

/** The responses that the last run of a step met, such as `login 200`; empty where there was none. */
export function readMet(step: MetStep): ReadonlySet<string> {
  const folder = folderOf(step)
  if (!existsSync(folder)) return new Set()
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
  return new Set(lines.filter(Boolean))
}
