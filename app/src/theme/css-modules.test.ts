import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(src, file), 'utf8')
/** The text of a sheet, with the one that `npm run generate` writes for it. */
const withImports = (sheet: string) =>
  read(sheet).replace(/@import "(.+)";/g, (_, path) => read(join(dirname(sheet), path)))
const sheets = globSync('**/*.module.css', { cwd: src })

/** The classes that the selectors of a sheet name, but for those of texts, which are global. */
const classesOf = (css: string): ReadonlySet<string> => {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
    .match(/[^{};]+(?=\{)/g)
    ?.filter((selector) => !selector.trim().startsWith('@'))
  return new Set(selectors?.flatMap((selector) => selector.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []))
}

interface Use {
  readonly file: string
  readonly named: readonly string[]
  /** A class that is chosen while the page is drawn: `css[tone]`. */
  readonly chosen: boolean
}

const uses = new Map<string, Use[]>()
for (const file of globSync('**/*.{ts,tsx}', { cwd: src })) {
  const text = read(file)
  for (const [, name, path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const use = {
      file,
      named: [...text.matchAll(new RegExp(`(?<!/)\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one),
      chosen: new RegExp(`\\b${name}\\[`).test(text),
    }
    const sheet = join(dirname(file), path)
    uses.set(sheet, [...(uses.get(sheet) ?? []), use])
  }
}

/** A removed sheet or rule lowers them; they never rise. */
const mostSheets = 36
const mostLines = 7076

test('a page or a part of the app has one sheet, not one for each component', () => {
  expect(sheets).toHaveLength(mostSheets)
  const decision = read('../../docs/decisions/0024-two-worlds-one-set-of-tokens.md')
  expect(decision).toContain(`at most ${mostSheets} sheets and ${mostLines} lines\nwritten by hand`)
})

test('style sheets that are written by hand only get shorter; generated ones have no limit of lines', () => {
  const lines = globSync('**/*.css', { cwd: src })
    .filter((file) => !/\bgenerated\b/.test(file))
    .reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)
  expect(lines).toBeGreaterThan(mostLines / 2)
  expect(lines).toBeLessThanOrEqual(mostLines)
})

test.each(sheets)('%s: every class that is used is there, and every one that is there is used', (sheet) => {
  const classes = classesOf(withImports(sheet))
  const users = uses.get(sheet) ?? []
  const named = users.flatMap((use) => use.named)
  expect(named.filter((name) => !classes.has(name))).toEqual([])
  if (!users.some(({ chosen }) => chosen)) {
    expect([...classes].filter((name) => !named.includes(name))).toEqual([])
  }
})
