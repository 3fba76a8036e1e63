import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Languages whose programs are on every machine that runs the tests, as a person runs them who copied a sample. */
const runners: Readonly<Record<string, (code: string, folder: string) => Promise<unknown>>> = {
  curl: (code, folder) => run('sh', ['-c', code], { cwd: folder }),
  javascript: (code, folder) => inFile(join(folder, 'sample.mjs'), code, process.execPath),
  typescript: (code, folder) => inFile(join(folder, 'sample.mts'), code, process.execPath),
  python: (code, folder) => inFile(join(folder, 'sample.py'), code, 'python3'),
}

export const canRun = (language: string): boolean => language in runners

/** In a folder of its own, with the files that it reads. */
export async function runSample(
  language: string,
  code: string,
  files: Readonly<Record<string, string>> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'switchboard-sample-'))
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    await runners[language]?.(code, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function inFile(file: string, code: string, program: string): Promise<unknown> {
  await writeFile(file, code)
  return run(program, [file], { cwd: dirname(file) })
}
