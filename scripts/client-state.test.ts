import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const repo = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(repo, path), 'utf8')
const rows = [
  ...read('docs/decisions/0034-client-state-by-its-own-names.md').matchAll(
    /^\| `(\w+)` \|.*\| `([^`]+)`, `(\w+)` \|$/gm,
  ),
].map(([, name = '', file = '', symbol = '']) => ({ name, file, symbol }))

test('every client state that the specification names is where decision 0034 says', () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [
      ...['newWallet', 'api', 'page', 'global', 'usageItem', 'priceList', 'KYBForm', 'billingStatement'],
      'redirectUrl',
    ].toSorted(),
  )
  const missing = rows.filter(
    ({ name, file, symbol }) =>
      !new RegExp(`(const|function) ${symbol}\\b`).test(read(file)) ||
      !read(file).toLowerCase().includes(name.toLowerCase()),
  )
  expect(missing).toEqual([])
})
