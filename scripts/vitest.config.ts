import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A process and its imports for each file took a tenth of the time.
    isolate: false,
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 30_000,
  },
})
