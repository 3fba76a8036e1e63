import { defineConfig } from 'vitest/config'
import { whichTests } from '../../scripts/testing/which-tests.ts'

export default defineConfig({
  ssr: { resolve: { conditions: ['@switchboard/source', 'node', 'import', 'default'] } },
  test: {
    root: import.meta.dirname,
    ...whichTests('test'),
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
