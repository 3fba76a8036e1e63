const isLong = process.env.LONG_TESTS === '1'

/**
 * For a Vitest configuration. Tests that take minutes are named `<what>.long.test.ts`, and run by `npm run test:long`; those named
 * `<what>.corpus.test.ts` take all documents there, and some of them in `npm test`.
 */
export const whichTests = (...folders: readonly string[]) => ({
  include: folders.map((folder) => `${folder}/**/*${isLong ? '.{long,corpus}' : ''}.test.ts`),
  exclude: ['**/node_modules/**', ...(isLong ? [] : ['**/*.long.test.ts'])],
})
