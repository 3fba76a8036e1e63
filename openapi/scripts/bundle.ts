import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Contract } from './contract.ts'

export type ContractName = 'portal' | 'content'
export const contractNames: readonly ContractName[] = ['portal']

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
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' }
  try {
    await run(process.execPath, [redocly, 'bundle', contract, '--output', output, ...options], { cwd: home, env })
    return JSON.parse(await readFile(output, 'utf8')) as Contract
  } catch (cause) {
    const told = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause)
    throw new Error(`The ${contract} contract cannot be bundled:\n${told}`, { cause })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
