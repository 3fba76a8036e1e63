import { defineConfig } from 'vitest/config'
import { whichTests } from './testing/which-tests.ts'

export default defineConfig({
  test: {
    // A process and its imports for each file took a tenth of the time.
    isolate: false,
    root: import.meta.dirname,
    ...whichTests('.'),
    testTimeout: 30_000,
  },
})
