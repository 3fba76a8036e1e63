import { defineConfig } from 'vitest/config'
import { whichTests } from '../scripts/testing/which-tests.ts'

export default defineConfig({
  // One test opens pages of the app in a window.
  resolve: { conditions: ['@switchboard/source', 'module', 'browser', 'development'] },
  ssr: { resolve: { conditions: ['@switchboard/source', 'node', 'development'] } },
  test: {
    maxWorkers: '100%',
    // Importing the server for each of 140 files took a quarter of the time.
    isolate: false,
    root: import.meta.dirname,
    ...whichTests('src', 'test'),
    globalSetup: 'test/support/postgres.ts',
    setupFiles: ['test/support/silence.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How long a busy machine needs says nothing about the code.
    expect: { poll: { timeout: 30_000 } },
  },
})
