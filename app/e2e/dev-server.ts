import { join } from 'node:path'
import { createServer } from 'vite'
import { urls } from './addresses.ts'

interface DevServer {
  readonly origin: string
  close(): Promise<void>
}

/** The app as `npm run dev` serves it, on a port of its own, with the mock of the built app. */
export async function startDevServer(): Promise<DevServer> {
  const root = join(import.meta.dirname, '..')
  const server = await createServer({
    root,
    // One that people work with would take the bundled packages from it, and load its pages anew.
    cacheDir: join(root, 'node_modules/.vite/e2e'),
    logLevel: 'error',
    define: {
      'import.meta.env.VITE_PORTAL_URL': JSON.stringify(`${urls.mockedApp}/portal-api`),
      'import.meta.env.VITE_CONTENT_URL': JSON.stringify(`${urls.mockedApp}/content-api`),
    },
    // Whatever else is written meanwhile loads no page anew.
    server: { port: 0, strictPort: false, watch: null },
    // Nor does a package that is found late.
    optimizeDeps: { entries: ['__dev/**/*.tsx', 'src/**/*.{ts,tsx}', '!**/*.test.*', '!src/prerender/**'] },
  })
  await server.listen()
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  return { origin, close: () => server.close() }
}
