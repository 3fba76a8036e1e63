import { expect, test } from 'vitest'
import { stepsOfFiles } from './files.ts'

const wordsOf = (...paths: string[]) => stepsOfFiles(paths).map(({ commands }) => commands.at(-1)?.join(' '))

test('a file is run by the nearest folder that has a configuration', () => {
  expect(wordsOf('server/test/wallet.test.ts')[0]).toMatch(/--root server test\/wallet\.test\.ts$/)
  expect(wordsOf('openapi/conformance/test/retries.test.ts')[0]).toMatch(/--root openapi\/conformance test\//)
  expect(wordsOf('openapi/rules/own.test.ts')[0]).toMatch(/--root openapi rules\/own\.test\.ts$/)
})

test('browser tests are run without those that other projects would run first', () => {
  expect(wordsOf('app/e2e/server/faqs.test.ts')[0]).toMatch(
    /playwright test -c app\/e2e --no-deps app\/e2e\/server\/faqs\.test\.ts$/,
  )
})

test('files of several folders are several steps; one that nothing runs is refused', () => {
  expect(wordsOf('sdk/test/money.test.ts', 'app/src/a.test.ts', 'app/src/b.test.tsx')).toHaveLength(2)
  expect(() => stepsOfFiles(['docs/style.md'])).toThrow('Nothing runs docs/style.md')
})

test('a long file beside others of its folder is a step of its own', () => {
  const steps = stepsOfFiles(['server/test/wallet.test.ts', 'server/test/backup.long.test.ts'])
  expect(steps.map(({ env }) => env)).toEqual([{}, { LONG_TESTS: '1' }])
})
