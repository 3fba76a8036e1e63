import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { FieldError } from '../../platform/http/problem.ts'
import { documentsRefused } from './documents.ts'

const run = promisify(execFile)
const timeoutMs = 60_000
const infectedExit = 1

/**
 * Has each document looked at by the scanner, when there is one. `command` is a program and its arguments, parted by
 * spaces; the path comes last and no shell reads it. A scanner that breaks down lets nothing through.
 */
export async function scanDocuments(command: string, paths: ReadonlyMap<string, string>): Promise<void> {
  const [program, ...given] = command.split(' ').filter(Boolean)
  if (!program) return
  const infected: FieldError[] = []
  for (const [field, path] of paths) {
    if (await isClean(program, [...given, path])) continue
    const message = 'A virus was found in this file. Send one that is free of it.'
    infected.push({ pointer: `#/${field}`, code: 'document_infected', message })
  }
  if (infected.length > 0) throw documentsRefused(infected)
}

async function isClean(program: string, args: readonly string[]): Promise<boolean> {
  try {
    await run(program, [...args], { timeout: timeoutMs })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === infectedExit) return false
    throw new Error('The virus scanner broke down.', { cause: error })
  }
}
