import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Color from 'colorjs.io'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBrand } from '../src/platform/brand/brand.ts'
import { coloursOf } from '../src/platform/brand/colours.ts'
import { readDeployment } from '../src/platform/settings/deployment.ts'

const grounds = { light: ['#fbfaf7', '#ffffff', '#f4f2ec'], dark: ['#0d1312', '#131b1a', '#182221'] }

test('whatever the accent, both themes keep WCAG AA, and a colour that had to change is named', () => {
  expect(coloursOf('#ffffff').note).toBeDefined()
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, (accent) => {
      const { light, dark, note } = coloursOf(accent)
      for (const [palette, behind] of [
        [light, grounds.light],
        [dark, grounds.dark],
      ] as const) {
        const text = new Color(palette['--brand'])
        for (const ground of [...behind, palette['--brand-tint'], palette['--on-brand']])
          expect(
            text.contrastWCAG21(new Color(ground)),
            `${accent}: ${palette['--brand']} on ${ground}`,
          ).toBeGreaterThanOrEqual(4.5)
      }
      expect(note === undefined).toBe(light['--brand'] === accent)
    }),
    { numRuns: 300 },
  )
  expect(coloursOf('#7c3aed').note).toBeUndefined()
  expect(coloursOf('#ffee00').note).toMatch(
    /^#ffee00 has too little contrast on light grounds\. The light theme uses #[\da-f]{6}\.$/,
  )
})

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-brand-'))
  writeFileSync(join(folder, 'brand.yaml'), text)
  return folder
}

test.each([
  ['a colour that is none', 'name: Tala\naccent: violet', /line 2: accent must match pattern/],
  [
    'a name of 200 characters',
    `name: ${'a'.repeat(200)}`,
    /line 1: name must NOT have more than 40 characters/,
  ],
  ['a name with markup', 'name: "<b>Tala</b>"', /line 1: name must match/],
  [
    'an unknown word',
    'name: Tala\n\ncolour: "#123456"',
    /line 3: colour must NOT have additional properties/,
  ],
  ['no name', 'accent: "#123456"', /line 1: the brand must have required property 'name'/],
  [
    'an address that is none',
    'name: Tala\nsupport_email: javascript:alert(1)',
    /line 2: support_email must match/,
  ],
  ['broken YAML', 'name: Tala\naccent: "#123456', /line 2: /],
  ['an empty file', '', /line 1: the brand must be object/],
])('%s stops the start, with its line', (_what, text, message) => {
  expect(() => readBrand(folderWith(text))).toThrow(message)
  expect(() => readDeployment({ BRAND_DIR: folderWith(text) })).toThrow(message)
})

test('a name in another script is taken', () => {
  expect(readBrand(folderWith('name: 塔拉 连接')).name).toBe('塔拉 连接')
})
