import { defineConfig } from 'vitest/config'
import { whichTests } from '../scripts/testing/which-tests.ts'

export default defineConfig({
  ssr: { resolve: { conditions: ['@switchboard/source', 'module', 'node', 'development'] } },
  test: {
    // Importing Prism for each file took a quarter of the time.
    isolate: false,
    root: import.meta.dirname,
    ...whichTests('src'),
    setupFiles: ['test/silence.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How long a busy machine needs says nothing about the code.
    expect: { poll: { timeout: 30_000 } },
  },
})
