import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Importing the linter for each file took a seventh of the time.
    isolate: false,
    testTimeout: 30_000,
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'conformance/**'],
  },
})
