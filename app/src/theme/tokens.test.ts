import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { breakpoints } from './breakpoints.ts'

/** Raw values that a sheet must not contain, by property and value. */
const raw: readonly (readonly [property: RegExp, value: RegExp])[] = [
  // A size of type is one of the nine; code within a line may follow its line in em.
  [/^font(-size)?$/, /\d(px|rem|vw)/],
  // Space is one of the eight steps, or a hair of 1 or 2 px; space that grows with the text is in em or rem.
  [/^(gap|(row|column)-gap|padding.*|(scroll-)?margin.*)$/, /(?<![\w.])(?![12]px)\d*\.?\d+px/],
  [/radius$/, /\d(px|rem)/],
  [
    /color|background|shadow|border|outline|fill|stroke/,
    /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|lab|lch)a?\(|(?<![\w-])(white|black|red|green|blue|gr[ae]y)(?![\w-])/i,
  ],
]

const edges: readonly string[] = Object.values(breakpoints).flatMap((width) => [
  `max-width: ${width}px`,
  `min-width: ${width + 1}px`,
])

/** Values that stand in a sheet by themselves, though tokens.css and breakpoints.ts have a name for what they mean. */
function strayValues(sheet: string): readonly string[] {
  const css = sheet.replace(/\/\*[\s\S]*?\*\//g, '')
  const values = [...css.matchAll(/([\w-]+):\s*([^;{}]+);/g)]
    .filter(([, name = '', value = '']) =>
      raw.some(([property, stray]) => property.test(name) && stray.test(value)),
    )
    .map(([line]) => line)
  const widths = [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    [...query.matchAll(/[\w-]*width[^)]*/g)]
      .map(([edge]) => edge.trim())
      .filter((edge) => !edges.includes(edge)),
  )
  return [...values, ...widths]
}

test.each([
  ['font-size: 15px;', 1],
  ['font: 600 0.75rem var(--mono);', 1],
  ['font-size: clamp(1rem, 2vw, 2rem);', 1],
  ['font: 500 var(--text-label) var(--mono); font-size: 0.9em;', 0],
  ['gap: 10px;', 1],
  ['padding: var(--space-2) 14px;', 1],
  ['margin: -6px;', 1],
  ['padding: 2px var(--space-2) 0 1px; margin: calc(-1 * var(--space-2)) 0.4em auto;', 0],
  ['border-radius: 8px;', 1],
  ['border-radius: var(--radius-tag) 0 50%;', 0],
  ['color: #0d1312;', 1],
  ['box-shadow: 0 1px 2px rgb(0 0 0 / 0.4);', 1],
  ['background: white;', 1],
  ['color: var(--red); background: color-mix(in srgb, currentcolor 10%, transparent);', 0],
])('%s has %i stray values', (declarations, count) => {
  expect(strayValues(`.a { ${declarations} }`)).toHaveLength(count)
})

test.each([
  ['(max-width: 600px)', 1],
  ['(max-width: 40rem), (max-height: 480px)', 1],
  ['(width < 640px)', 1],
  ['(min-width: 521px) and (max-width: 1100px)', 0],
  ['(hover: none)', 0],
])('@media %s has %i stray widths', (query, count) => {
  expect(strayValues(`@media ${query} { .a { gap: 0; } }`)).toHaveLength(count)
})

test('every sheet is written in tokens', () => {
  const src = join(import.meta.dirname, '..')
  // The tokens themselves, and the typefaces' own measures.
  const sheets = globSync('**/*.css', { cwd: src }).filter(
    (file) => !/theme[\\/](tokens|fonts)\.css$/.test(file),
  )
  expect(sheets.length).toBeGreaterThan(10)
  const stray = sheets.flatMap((file) =>
    strayValues(readFileSync(join(src, file), 'utf8')).map((value) => `${relative('', file)}: ${value}`),
  )
  expect(stray).toEqual([])
})

test('the browser’s own bar has the colour of the page, in both themes', () => {
  const text = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const papers = [...text('tokens.css').matchAll(/--bg: (#[\da-f]+);/g)].map(([, paper = '']) => paper)
  expect(papers).toHaveLength(2)
  // These run before any sheet is read, so they write the two out.
  for (const file of ['choice.ts', '../../public/theme.js'])
    for (const paper of papers) expect(text(file)).toContain(`'${paper}'`)
  expect(text('../../index.html')).toContain(`content="${papers[0]}"`)
})
