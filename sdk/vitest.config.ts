import { defineConfig } from 'vitest/config'

export default defineConfig({
  ssr: { resolve: { conditions: ['@switchboard/source', 'node', 'import', 'default'] } },
  test: {
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/silence.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
})
