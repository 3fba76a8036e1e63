import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const built = ['app/dist/index.html', 'app/dist-server/page-worker.js']
const sources = ['app', 'oas/src', 'sdk/src', 'package-lock.json']
const notSources = new Set(['dist', 'dist-server', 'node_modules', 'e2e', 'bench', 'sheets'])

/** Builds the app when it was never built or anything it is made of is newer. */
export function buildApp(): void {
  const sourcesChanged = newest(sources)
  if (built.every((file) => existsSync(file) && statSync(file).mtimeMs >= sourcesChanged)) return
  console.log('Building the app …')
  const run = spawnSync(
    process.execPath,
    ['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    {
      cwd: 'app',
      stdio: 'inherit',
    },
  )
  if (run.status !== 0) process.exit(run.status ?? 1)
}

function newest(paths: readonly string[]): number {
  return Math.max(0, ...paths.map(newestIn))
}

function newestIn(path: string): number {
  const entry = statSync(path)
  if (!entry.isDirectory()) return entry.mtimeMs
  const inside = readdirSync(path).filter((name) => !notSources.has(name))
  return newest(inside.map((name) => join(path, name)))
}

if (import.meta.main) buildApp()
