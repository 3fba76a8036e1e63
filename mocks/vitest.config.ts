import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@switchboard/source', 'module', 'node', 'development'] } },
  test: {
    // Importing Prism for each file took a quarter of the time.
    isolate: false,
    root: import.meta.dirname,
    include: ['src/**/*.test.ts'],
    setupFiles: ['test/silence.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How long a busy machine needs says nothing about the code.
    expect: { poll: { timeout: 30_000 } },
  },
})
