import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { chunks } from './vite/chunks.ts'
import { feedLinksPlugin } from './vite/feed-links.ts'
import { outsideOrigins } from './vite/outside-origins.ts'
import { pageWorker } from './vite/page-worker.ts'
import { precompress } from './vite/precompress.ts'
import { preloadFonts } from './vite/preload-fonts.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { shortClassNames } from './vite/short-class-names.ts'

export default defineConfig({
  plugins: [
    react(),
    preloadFonts(),
    outsideOrigins(),
    feedLinksPlugin(),
    pageWorker(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    conditions: ['@switchboard/source', ...defaultClientConditions],
    alias: {
      // wouter brings what React 18 and later have themselves.
      'use-sync-external-store/shim/index.js': 'react',
      // Emotion’s withTheme() alone calls it, which nobody uses: 2 KB.
      'hoist-non-react-statics': 'react',
      './infiniteQueryBehavior.js': `${import.meta.dirname}/vite/no-infinite-queries.ts`,
    },
  },
  // Each page that the server draws holds its sheets, and names them hundreds of times.
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  server: { port: 5173, strictPort: true },
  build: {
    target: 'es2022',
    // A browser that doesn’t know such links loads the same files a moment later.
    modulePreload: { polyfill: false },
    // The CSP allows no data: scripts or styles, and a font in the style sheet would block it.
    assetsInlineLimit: 0,
    sourcemap: true,
    // The page worker reads from it which style sheets a page needs.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
      },
    },
  },
})
