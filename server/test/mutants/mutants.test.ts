import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ledgerFiles } from './ledger-files.ts'
import { mutated } from './mutant.ts'
import { upstreamMutants } from './upstream-mutants.ts'

const source = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

test('each seeded bug of `npm run mutate` still stands once in what it changes', () => {
  for (const { path, mutants } of ledgerFiles)
    for (const mutant of mutants) expect(() => mutated(source(path), mutant)).not.toThrow()
  const missing = upstreamMutants.filter(({ file, from }) => source(`src/${file}`).split(from).length !== 2)
  expect(missing.map(({ rule }) => rule)).toEqual([])
})
