import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * The server. Left to itself, V8 lets short-lived objects take 128 MB before it collects them, and collects the others the later the
 * more it may take in all: a third of what the process holds would be garbage. About 50 MB are in use.
 */
export const serverArgs = ['--max-semi-space-size=8', '--max-old-space-size=512', 'server/src/main.ts']

/**
 * glibc gives each thread an arena, up to eight a core, and keeps what was freed in it: two arenas hold some 25 MB less. Blocks of
 * 32 KB, such as what a socket reads, go back to the system at once: between small ones they would keep 60 MB after 400 bodies of 1 MB.
 */
export const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // Sources without their types, and compiled: else the process keeps what takes types out, and does it anew at each start.
  NODE_COMPILE_CACHE:
    process.env.NODE_COMPILE_CACHE ?? join(import.meta.dirname, '../node_modules/.cache/server'),
}

/** Starts `node args…` with this terminal. Workspace packages are taken as source. */
export function startNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--conditions=@switchboard/source', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
}

/**
 * Lives as long as its children: passes SIGINT and SIGTERM on, and when one child ends, ends the others.
 * Exits with the first ended child's code.
 */
export function liveWith(children: readonly ChildProcess[]): void {
  let code: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      code ??= 0
      for (const child of children) child.kill(signal)
    })
  }
  let left = children.length
  for (const child of children) {
    child.once('exit', (exitCode) => {
      code ??= exitCode ?? 1
      left -= 1
      if (left === 0) process.exit(code)
      for (const other of children) other.kill('SIGTERM')
    })
  }
}
