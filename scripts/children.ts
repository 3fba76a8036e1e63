import { type ChildProcess, spawn } from 'node:child_process'

/**
 * The server. V8 would let what lives shortly grow to 128 MB before it looks what of it is left, and keeps what it has had:
 * the process holds some 60 MB less this way.
 */
export const serverArgs = ['--max-semi-space-size=8', 'server/src/main.ts']

/** glibc gives threads arenas of their own, up to eight a core, and keeps what they had: two hold some 25 MB less. */
export const serverEnv = { MALLOC_ARENA_MAX: '2' }

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
