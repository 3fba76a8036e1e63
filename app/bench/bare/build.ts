import { build } from 'vite'
import { precompress } from '../../vite/precompress.ts'

/** Builds the bare page for production, as Vite does by default, compressed as the app is. */
export async function buildBarePage(outDir: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [precompress()],
    // The CSP allows no inline scripts.
    build: { outDir, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  })
}
