import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const sdk = join(import.meta.dirname, '..')
const homes = [join(sdk, 'node_modules'), join(sdk, '../node_modules')]

export interface Wanted {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/** Where a script of an installed package lies, such as `typescript/bin/tsc`. */
export function scriptOf(name: string): string {
  const path = homes.map((home) => join(home, name)).find(existsSync)
  if (!path) throw new Error(`${name} is not installed: run npm ci.`)
  return path
}

/** Runs a program; its output is shown only when it fails, and then nothing goes on. */
export function run(program: string, args: readonly string[], { cwd = sdk, env }: Wanted = {}): string {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } })
  if (done.status === 0) return done.stdout
  console.error(`${[program, ...args].join(' ')}\n${done.stdout ?? ''}${done.stderr ?? done.error}`)
  process.exit(1)
}

/** Runs a script of an installed package with this Node. */
export const runScript = (name: string, args: readonly string[], options?: Wanted): string =>
  run(process.execPath, [scriptOf(name), ...args], options)
