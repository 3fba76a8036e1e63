import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { pageWorker } from './vite/page-worker.ts'
import { precompress } from './vite/precompress.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { serviceWorker } from './vite/service-worker.ts'

export default defineConfig({
  plugins: [react(), preloadFonts(), pageWorker(), serviceWorker(), precompress()],
  resolve: { conditions: ['@switchboard/source', ...defaultClientConditions] },
  server: { port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    // The CSP allows no data: scripts or styles, and a font in the style sheet would block it.
    assetsInlineLimit: 0,
    sourcemap: true,
    // The page worker reads from it which style sheets a page needs.
    manifest: true,
  },
})
