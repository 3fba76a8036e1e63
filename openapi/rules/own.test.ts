import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findings, ownRuleset } from '../scripts/spectral.ts'

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url))
const { rules } = parse(await readFile(ownRuleset, 'utf8')) as { rules: Record<string, object> }
const cases = (
  await Promise.all(
    Object.keys(rules).map(async (rule) =>
      (await readdir(`${fixtures}${rule}`)).map((file) => ({ rule, file, fails: file.startsWith('fail') })),
    ),
  )
).flat()

async function broken(only: string, file: string): Promise<string[]> {
  const source = `${fixtures}${only}/${file}`
  const document = parse(await readFile(source, 'utf8')) as object
  const found = await findings(document, { ruleset: ownRuleset, source, only })
  return found.map(({ rule }) => rule)
}

test.each(Object.keys(rules))('%s has a passing and a failing fixture', (rule) => {
  const files = cases.filter((one) => one.rule === rule).map(({ file }) => file)
  expect(files).toEqual(expect.arrayContaining(['pass.yaml', 'fail.yaml']))
})

test.each(cases.filter(({ fails }) => !fails))('$rule accepts $file', async ({ rule, file }) => {
  expect(await broken(rule, file)).toEqual([])
})

test.each(cases.filter(({ fails }) => fails))('$rule reports $file, once', async ({ rule, file }) => {
  expect(await broken(rule, file)).toEqual([rule])
})
