import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Languages whose programs are on every machine that runs the tests, as a person runs them who copied a sample. */
const runners: Readonly<Record<string, (code: string, folder: string) => Promise<unknown>>> = {
  curl: (code) => run('sh', ['-c', code]),
  javascript: (code, folder) => inFile(join(folder, 'sample.mjs'), code, process.execPath),
  typescript: (code, folder) => inFile(join(folder, 'sample.mts'), code, process.execPath),
  python: (code, folder) => inFile(join(folder, 'sample.py'), code, 'python3'),
}

export const canRun = (language: string): boolean => language in runners

export async function runSample(language: string, code: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'switchboard-sample-'))
  try {
    await runners[language]?.(code, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function inFile(file: string, code: string, program: string): Promise<unknown> {
  await writeFile(file, code)
  return run(program, [file])
}
