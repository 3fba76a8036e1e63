import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/**
 * Builds /sw.js beside the app. It bears the build's version, since browsers take a worker for new only when its bytes differ.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const { root, mode, env } = config
        const outDir = resolve(root, config.build.outDir)
        const entry = env.VITE_SERVICE_WORKER === 'off' ? 'remove.ts' : 'worker.ts'
        await build({
          root,
          mode,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          define: { __SHELL_VERSION__: JSON.stringify(await versionOf(outDir)) },
          build: {
            outDir,
            emptyOutDir: false,
            target: config.build.target,
            rolldownOptions: {
              input: join(root, 'src/service-worker', entry),
              output: { format: 'iife', entryFileNames: 'sw.js' },
            },
          },
        })
      },
    },
  }
}

/** Names of files bear their hashes; the few that do not are read. */
async function versionOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
  const names = await readdir(join(folder, 'assets'))
  hash.update(names.sort().join())
  const loose = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  for (const { name } of loose) hash.update(await readFile(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}
