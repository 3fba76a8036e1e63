import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@switchboard/source', 'module', 'browser', 'development'] },
  // Tests of what the server draws run in Node.
  ssr: { resolve: { conditions: ['@switchboard/source', 'module', 'node', 'development'] } },
  test: {
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How long a busy machine needs says nothing about the code.
    expect: { poll: { timeout: 30_000 } },
    environment: 'jsdom',
    env: { VITE_PORTAL_URL: 'http://portal.test', VITE_CONTENT_URL: 'http://content.test' },
    include: ['src/**/*.test.{ts,tsx}', 'vite/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
