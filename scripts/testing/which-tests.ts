const isLong = process.env.LONG_TESTS === '1'

/** For a Vitest configuration: tests that take minutes have a name of their own, `<what>.long.test.ts`, and run by `npm run test:long`. */
export const whichTests = (...folders: readonly string[]) => ({
  include: folders.map((folder) => `${folder}/**/*${isLong ? '.long' : ''}.test.ts`),
  exclude: ['**/node_modules/**', ...(isLong ? [] : ['**/*.long.test.ts'])],
})
