import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { build, defaultServerConditions, type Plugin, type ResolvedConfig } from 'vite'

/**
 * Builds, in a folder beside the app's, the worker with which the server draws public pages (dist-server/page-worker.js), and what it
 * sends of others until it is known who asks (dist-server/skeletons.json).
 */
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
        const built = resolve(root, config.build.outDir)
        const folder = resolve(built, '../dist-server')
        const conditions = ['@switchboard/source', ...defaultServerConditions]
        await build({
          root,
          mode,
          configFile: false,
          logLevel: 'warn',
          resolve: { conditions },
          // The names of classes are those of the browser's sheets.
          css: { modules: config.css.modules ?? false },
          // In one piece with what it imports: of a package such as lucide-react, Node would load all 1,600 files for the 40 icons shown.
          ssr: { resolve: { conditions }, noExternal: true },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          build: {
            ssr: true,
            outDir: folder,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: ['src/prerender/page-worker.ts', 'src/prerender/draw-skeletons.ts'],
              onLog(level, log, handle) {
                // Packages name their client components; here all are drawn by one renderer.
                if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
              },
            },
          },
        })
        const draw = [join(folder, 'draw-skeletons.js'), built, join(folder, 'skeletons.json')]
        const { status } = spawnSync(process.execPath, draw, {
          stdio: 'inherit',
          env: { ...process.env, NODE_ENV: 'production' },
        })
        if (status !== 0) throw new Error('The skeletons of pages could not be drawn.')
      },
    },
  }
}
