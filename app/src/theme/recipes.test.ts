import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { system } from './system.ts'

const src = join(import.meta.dirname, '..')
const files = globSync(['theme/recipes/*.ts', 'ui/kit/*.tsx'], { cwd: src })

/** Which tokens a property takes by their names; a name that is none would be written into the page as it stands. */
const categories: Readonly<Record<string, string>> = {
  color: 'colors',
  background: 'colors',
  borderColor: 'colors',
  outlineColor: 'colors',
  fontSize: 'fontSizes',
  borderRadius: 'radii',
  gap: 'spacing',
  padding: 'spacing',
  paddingInline: 'spacing',
  paddingBlock: 'spacing',
  margin: 'spacing',
  marginTop: 'spacing',
  marginBottom: 'spacing',
  marginBlock: 'spacing',
}
/** Values that mean the same in every theme and at every size. */
const free =
  /^(0|1px|2px|-1px|-2px|none|auto|inherit|transparent|currentcolor|calc\(.*|var\(.*|.*rem|.*em|.*%)$/

const declared = new RegExp(`\\b(${Object.keys(categories).join('|')}): (?:\\{ base: )?'([^']+)'`, 'g')

test('recipes are found', () => {
  expect(files.length).toBeGreaterThan(20)
})

test.each(files)('%s: names tokens that exist', (file) => {
  const text = readFileSync(join(src, file), 'utf8')
  const unknown = [...text.matchAll(declared)]
    .filter(([, property = '', value = '']) => {
      const category = categories[property]
      return !free.test(value) && !(category && system.token(`${category}.${value}`))
    })
    .map(([line]) => line)
  expect(unknown).toEqual([])
  expect(text).not.toMatch(/#[\da-f]{3,8}\b['" ]|\brgba?\(|'\d+px \d+px/)
})
