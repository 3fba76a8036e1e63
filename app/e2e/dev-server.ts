import { join } from 'node:path'
import { createServer, type UserConfig } from 'vite'

interface DevServer {
  readonly origin: string
  close(): Promise<void>
}

/** The app as `npm run dev` serves it, on a port of its own. */
export async function startDevServer(
  name: 'kit' | 'scenarios',
  { define = {} }: Pick<UserConfig, 'define'> = {},
): Promise<DevServer> {
  const root = join(import.meta.dirname, '..')
  const server = await createServer({
    root,
    // Two servers would take the bundled packages from one another, and load their pages anew.
    cacheDir: join(root, 'node_modules/.vite', name),
    logLevel: 'error',
    define,
    // Whatever else is written meanwhile loads no page anew.
    server: { port: 0, strictPort: false, watch: null },
    // Nor does a package that is found late.
    optimizeDeps: { entries: ['__dev/**/*.tsx', 'src/**/*.{ts,tsx}', '!**/*.test.*', '!src/prerender/**'] },
  })
  await server.listen()
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  return { origin, close: () => server.close() }
}
