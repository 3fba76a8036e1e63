import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

/** The checker, as somebody runs it. */
export async function runChecker(...args: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, ['--conditions=@switchboard/source', main, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, out, error }
}
