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

function folderWith(text: string, pictures: Readonly<Record<string, string | Buffer>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-brand-'))
  for (const [file, content] of Object.entries({ 'brand.yaml': text, ...pictures }))
    writeFileSync(join(folder, file), content)
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
  [
    'a link that runs a script',
    'name: Tala\nlinks:\n  footer: [{ label: Careers, href: "javascript:alert(1)" }]',
    /line 3: links\.footer\.0\.href must match/,
  ],
  [
    'a link to another site by a path',
    'name: Tala\nlinks: { header: [{ label: Careers, href: //evil.example }] }',
    /line 2: links\.header\.0\.href must match/,
  ],
  ['no name', 'accent: "#123456"', /line 1: the brand must have required property 'name'/],
  [
    'an address that is none',
    'name: Tala\nsupport_email: javascript:alert(1)',
    /line 2: support_email must match/,
  ],
  ['broken YAML', 'name: Tala\naccent: "#123456', /line 2: /],
  [
    'a seller without a tax number',
    'name: Tala\nseller: { legal_name: Tala Inc., address: Makati, tin: none }',
    /line 2: seller\.tin must match/,
  ],
  ['an empty file', '', /line 1: the brand must be object/],
])('%s stops the start, with its line', (_what, text, message) => {
  expect(() => readBrand(folderWith(text))).toThrow(message)
  expect(() => readDeployment({ BRAND_DIR: folderWith(text) })).toThrow(message)
})

test('a name in another script is taken', () => {
  expect(readBrand(folderWith('name: 塔拉 连接')).name).toBe('塔拉 连接')
})

const svg = (content: string, viewBox = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${content}</svg>`
const png = (width: number, height: number) => {
  const header = Buffer.alloc(16)
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), header, Buffer.alloc(8)])
}

test.each([
  ['of 40 MB', 'icon.svg', Buffer.alloc(40_000_000), /^icon\.svg has 40000000 bytes\. At most 100000/],
  [
    'of 4,000 by 10',
    'logo.svg',
    svg('', '0 0 4000 10'),
    /^logo\.svg is 4000 by 10\. Its width must be 1 to 8 times/,
  ],
  ['that isn’t square', 'icon.svg', svg('', '0 0 32 40'), /^icon\.svg is 32 by 40\. It must be square/],
  ['without a size', 'icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /^icon\.svg has no viewBox/],
  ['that is a page', 'logo.svg', '<html><body>logo</body></html>', /^logo\.svg isn’t an SVG/],
  ['that is a JPEG', 'card.png', Buffer.from('\xff\xd8\xff\xe0'), /^card\.png isn’t a PNG/],
  ['that is a tall card', 'card.png', png(630, 1200), /^card\.png is 630 by 1200/],
  [
    'whose style loads a file',
    'logo.svg',
    svg('<style>@import "//evil.example/x.css"</style>'),
    /^logo\.svg refers to something outside of itself/,
  ],
])('a picture %s stops the start, with its name', (_what, file, content, message) => {
  expect(() => readBrand(folderWith('name: Tala', { [file]: content }))).toThrow(message)
})

test('of an SVG, what runs or loads is taken out, and the drawing stays', () => {
  const hostile =
    svg(`<script>alert(1)</script><defs><linearGradient id="g"><stop stop-color="red"/></linearGradient></defs>
    <path id="p" class="a" d="M0 0h9" fill="url(#g)" stroke-width="2" onclick="alert(1)"/><use xlink:href="#p"/><use href="//evil.example/x.svg#p"/>
    <image href="https://evil.example/x.png"/><a href="javascript:alert(1)"><text>T</text></a>
    <foreignObject><iframe src="https://evil.example"></iframe></foreignObject><set attributeName="href" to="javascript:alert(1)"/>`)
  const { pictures } = readBrand(
    folderWith('name: Tala', { 'icon.svg': hostile, 'card.png': png(1200, 630) }),
  )
  const icon = pictures?.icon?.content.toString()
  expect(icon).not.toMatch(/script|evil|onclick|foreignObject|iframe|<set|<image/)
  expect(icon).toContain('<linearGradient id="g"><stop stop-color="red" /></linearGradient>')
  expect(icon).toContain(
    '<path id="p" class="a" d="M0 0h9" fill="url(#g)" stroke-width="2" /><use xlink:href="#p" />',
  )
  expect(pictures?.card?.type).toBe('image/png')
})

test('without an icon, the first letter of the name is one', () => {
  expect(readBrand(folderWith('name: élan')).pictures?.icon?.content.toString()).toContain('>É</text>')
})
