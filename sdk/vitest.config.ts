import { defineConfig } from 'vitest/config'
import { whichTests } from '../scripts/testing/which-tests.ts'

export default defineConfig({
  ssr: { resolve: { conditions: ['@switchboard/source', 'node', 'import', 'default'] } },
  test: {
    // A process and its imports for each file took a third of the time.
    isolate: false,
    root: import.meta.dirname,
    ...whichTests('test'),
    setupFiles: ['test/support/silence.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // How long a busy machine needs says nothing about the code.
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
