import { expect, test } from 'vitest'
import { paragraph, table } from './nodes.ts'
import { sanitizeLine } from './sanitize-line.ts'
import { sanitizeMarkdown } from './sanitize-markdown.ts'
import { writeMarkdown } from './write.ts'

const base = 'https://portal.example'
const tamed = (text: string, top = 3) => writeMarkdown(sanitizeMarkdown(text, { base, top })).trim()

test.each([
  ['HTML is words', 'a <b>b</b>\n\n<script>x</script>', 'a \\<b>b\\</b>\n\n\\<script>x\\</script>'],
  ['a script leads nowhere', '[press](javascript:alert(1))', 'press'],
  ['nor by a name', '[press][x]\n\n[x]: javascript:alert(1)', 'press'],
  ['nor in other letters', '[press](JaVaScRiPt&colon;alert(1))', 'press'],
  ['a web page is led to', '[press](https://a.example/b)', '[press](https://a.example/b)'],
  [
    'an address of the portal is whole',
    '[keys](/docs/users/keys)',
    '[keys](https://portal.example/docs/users/keys)',
  ],
  ['a part of another page leads nowhere', '[below](#below)', 'below'],
  ['a picture is a link', '![a map](https://a.example/b.png)', '[a map](https://a.example/b.png)'],
  ['a picture in a link is words', '[![a map](/b.png)](/c)', '[a map](https://portal.example/c)'],
  ['headings stand below ours', '# One\n\n## Two', '### One\n\n#### Two'],
  [
    'the lowest heading is the sixth',
    '# 1\n\n## 2\n\n### 3\n\n#### 4\n\n##### 5',
    '### 1\n\n#### 2\n\n##### 3\n\n###### 4\n\n###### 5',
  ],
  ['what is left open ends', '```\ncode', '```\ncode\n```'],
  ['no front matter begins', '---\ntitle: x\n---', '---\n\n### title: x'],
  ['a row is as wide as its head', '| a |\n|---|\n| b | c |', '| a |\n| - |\n| b |'],
])('%s', (_what, text, expected) => {
  expect(tamed(text)).toBe(expected)
})

test.each([
  ['paragraphs and lists', 'One\n\n- two\n- three', 'One two; three'],
  ['headings and code', '# One\n\n```\ntwo\nthree\n```', 'One `two three`'],
  ['tables', '| a | b |\n|---|---|\n| c | d |', 'a, b, c, d'],
  ['hard breaks', 'one\\\ntwo', 'one two'],
])('in one line: %s', (_what, text, expected) => {
  expect(writeMarkdown([paragraph(sanitizeLine(text, { base }))]).trim()).toBe(expected)
})

test('a pipe or a line stays in its cell', () => {
  expect(writeMarkdown([table(['A|B'], [['c | d\n# e']])])).toBe('| A\\|B |\n| - |\n| c \\| d # e |\n')
})

test('a text nested without end is cut, not followed', () => {
  expect(tamed(`${'> '.repeat(500)}deep`).length).toBeLessThan(200)
})
