import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@switchboard/source', 'module', 'node', 'development'] } },
  test: {
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    setupFiles: ['test/silence.ts'],
    restoreMocks: true,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
