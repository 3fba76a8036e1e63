import { expect, test } from 'vitest'
import { paragraph, table } from './nodes.ts'
import { sanitizeLine } from './sanitize-line.ts'
import { sanitizeMarkdown } from './sanitize-markdown.ts'
import { writeMarkdown } from './write.ts'

const base = 'https://portal.example'
const tamed = (text: string, top = 3) => writeMarkdown(sanitizeMarkdown(text, { base, top })).trim()

test.each([
  ['HTML that does something is words', '<script>x</script>', '\\<script>x\\</script>'],
  ['a place for a value is words', 'Call <phone-number>.', 'Call \\<phone-number>.'],
  ['harmless HTML is Markdown', 'a <b onclick=x>b</b> <i>c</i> <code>d*</code>', 'a **b** *c* `d*`'],
  ['a break', 'a<br/>b', 'a\\\nb'],
  ['what Markdown has no word for is its words', 'H<sub>2</sub>O <span style="x">y</span>', 'H2O y'],
  ['a comment is nothing', 'a <!-- b --> c\n\n<!-- CAMARA:MANDATORY:x -->\n\nd', 'a  c\n\nd'],
  ['nor is one that nobody closes', 'a <!-- b\n\nc\n\n<!-- d\n\n# e', 'a\n\nc'],
  ['one that begins in a paragraph and ends in another', 'a <!-- b\n\nc\n\n- d --> e\n\nf', 'a  e\n\nf'],
  ['two of these', 'a <!-- b\n\nc --> d <!-- e\n\nf --> g', 'a d g'],
  ['one in code is code', '`a <!-- b`\n\nc --> d', '`a <!-- b`\n\nc --> d'],
  ['one that is spelled out is words', 'a &lt;!-- b --&gt; `<!-- c -->`', 'a \\<!-- b --> `<!-- c -->`'],
  [
    'details are a bold line and what follows',
    '<details>\n<summary>More &amp; more</summary>\n\nSome *words*\n\n</details>',
    '**More & more**\n\nSome *words*',
  ],
  [
    'a table',
    '<table><tr><th>a<th>b</tr><tr><td>c|<td><ul><li>d<li>e</ul></table>',
    '| a | b |\n| - | - |\n| c\\| | d; e |',
  ],
  ['a list in words', 'Of<ul><li>a<li>b</ul>end', 'Of\n\n- a\n- b\n\nend'],
  ['a link', '<a href="https://a.example/b">c</a>', '[c](https://a.example/b)'],
  ['a link by a script', '<a href="java&#x0A;script:alert(1)">d</a>', 'd'],
  ['code', '<pre>\na  &lt;\nb\n</pre>', '```\na  <\nb\n```'],
  [
    'HTML in Markdown',
    '# a <b>b</b>\n\n- c<br>d\n\n| e <p>f</p> |\n|-|',
    '### a **b**\n\n- c\\\n  d\n\n| e f |\n| - |',
  ],
  ['a heading', '<h1>a</h1>\n\n## b', '### a\n\n#### b'],
  ['parts without their whole', '<td>a</td><li>b</li></p>', 'ab'],
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
