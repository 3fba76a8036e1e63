import { resolve } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

/** Builds, in a folder beside the app's, the worker with which the server draws public pages: dist-server/page-worker.js. */
export function pageWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'page-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const { root, mode } = config
        const conditions = [...config.resolve.conditions]
        await build({
          root,
          mode,
          configFile: false,
          logLevel: 'warn',
          resolve: { conditions },
          ssr: { resolve: { conditions } },
          build: {
            ssr: 'src/prerender/page-worker.ts',
            outDir: resolve(root, config.build.outDir, '../dist-server'),
            emptyOutDir: true,
            copyPublicDir: false,
          },
        })
      },
    },
  }
}
