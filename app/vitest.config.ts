import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@switchboard/source', 'module', 'browser', 'development'] },
  // Tests of what the server draws run in Node.
  ssr: { resolve: { conditions: ['@switchboard/source', 'module', 'node', 'development'] } },
  test: {
    maxWorkers: '100%',
    // Importing the kit for each of 150 files, and a window for each, took half of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How long a busy machine needs says nothing about the code.
    expect: { poll: { timeout: 30_000 } },
    env: { VITE_PORTAL_URL: 'http://portal.test', VITE_CONTENT_URL: 'http://content.test' },
    // Components get a window; any other file that needs one says so itself.
    projects: [
      { extends: true, test: { name: 'rules', include: ['{src,vite,sheets}/**/*.test.ts'] } },
      { extends: true, test: { name: 'drawn', environment: 'jsdom', include: ['src/**/*.test.tsx'] } },
    ],
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
