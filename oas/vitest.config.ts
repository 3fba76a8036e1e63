import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // A process and its imports for each file took two thirds of the time.
    isolate: false,
    include: ['**/*.test.ts'],
  },
})
