import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
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
  const { status } = runBuild([], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/**
 * Builds the app into another folder, with settings of its own such as `VITE_COOKIE_DOMAIN`, and without the plugins that are named.
 * Throws what the build reports.
 */
export function buildAppInto(
  folder: string,
  settings: Readonly<Record<string, string>>,
  without: readonly ('precompress' | 'page-worker')[],
): void {
  const env = { NODE_OPTIONS: '', BUILD_WITHOUT: without.join(), ...settings }
  const args = ['--config', 'e2e/vite.config.ts', '--outDir', folder, '--emptyOutDir']
  const { status, stderr } = runBuild(args, { env })
  if (status !== 0) throw new Error(stderr)
}

/** A production build: Vite's own servers, which tests start, leave NODE_ENV at `development` in their process. */
const runBuild = (
  args: readonly string[],
  { env, stdio = 'pipe' }: Pick<SpawnSyncOptions, 'env' | 'stdio'>,
) =>
  spawnSync(process.execPath, ['../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args], {
    cwd: join(import.meta.dirname, '../app'),
    encoding: 'utf8',
    stdio,
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })

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
