import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { seededBugs } from './seeded-bugs.ts'

const sourceOf = (file: string) => readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8')

test('what each seeded bug takes out stands in the source, so that the list can be proven', () => {
  const outOfDate = seededBugs.filter(({ file, replace }) => !sourceOf(file).includes(replace))
  expect(outOfDate).toEqual([])
})
