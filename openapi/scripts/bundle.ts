import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Contract } from './contract.ts'

export type ContractName = 'portal' | 'content'
export const contractNames: readonly ContractName[] = ['portal', 'content']

const home = fileURLToPath(new URL('..', import.meta.url))
const redocly = join(
  dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
)
const run = promisify(execFile)

/** Joins a contract's files into one document. Two schemas of one name are an error, never renamed. */
export async function bundle(contract: ContractName | (string & {})): Promise<Contract> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  const output = join(folder, 'bundle.json')
  const options = ['--config', 'redocly.yaml', '--component-renaming-conflicts-severity', 'error']
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NO_COLOR: '1',
  }
  try {
    await run(process.execPath, [redocly, 'bundle', contract, '--output', output, ...options], {
      cwd: home,
      env,
    })
    return JSON.parse(await readFile(output, 'utf8')) as Contract
  } catch (error) {
    const report =
      error instanceof Error && 'stderr' in error ? problemsIn(String(error.stderr)) : String(error)
    throw new Error(`The ${contract} contract can’t be bundled:\n${report}`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// Redocly prints a page for each problem; a place and a sentence are enough. One unreadable file makes hundreds.
function problemsIn(report: string): string {
  const problems = [...report.matchAll(/^\[\d+\] (\S+).*\n\n(.+)$/gm)].map(
    ([, place, text]) => `${place}: ${text}`,
  )
  const unreadable = problems.filter((line) => line.includes('Failed to parse'))
  return (unreadable.length > 0 ? unreadable : problems).slice(0, 30).join('\n') || report
}
