import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { findings, ownRuleset } from '../scripts/spectral.ts'

const { rules } = parse(await readFile(ownRuleset, 'utf8')) as { rules: Record<string, object> }

async function broken(only: string, fixture: 'pass' | 'fail'): Promise<string[]> {
  const source = fileURLToPath(new URL(`fixtures/${only}/${fixture}.yaml`, import.meta.url))
  const document = parse(await readFile(source, 'utf8')) as object
  const found = await findings(document, { ruleset: ownRuleset, source, only })
  return found.map(({ rule }) => rule)
}

test.each(Object.keys(rules))('%s accepts its passing fixture', async (rule) => {
  expect(await broken(rule, 'pass')).toEqual([])
})

test.each(Object.keys(rules))('%s reports its failing fixture, once', async (rule) => {
  expect(await broken(rule, 'fail')).toEqual([rule])
})
