import { beforeAll, expect, test } from 'vitest'
import { renderApp } from '../../../test/render-app.tsx'
import { Markdown } from '../markdown.tsx'
import { loadMarkdown } from './load.ts'
import { markdownHtml, proseHtml } from './pipeline.ts'

beforeAll(async () => void (await loadMarkdown()))

const drawn = (text: string, top?: 2 | 3 | 4) =>
  renderApp(<Markdown text={text} {...(top ? { top } : {})} />).container.firstElementChild as HTMLElement

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script within words', 'Hello <script src="//evil.example/x.js"></script> there'],
  ['an event handler', '<img src=x onerror=alert(1)>'],
  ['a handler in a title', '![x](https://a.example/x.png "\\" onerror=alert(1) x=\\"")'],
  ['a handler in an address', '[x](https://a.example/"onmouseover="alert\\(1\\))'],
  ['a javascript link', '[x](javascript:alert(1))'],
  ['a javascript link, disguised', '[x](JaVaScRiPt&colon;alert(1))'],
  ['a javascript link with a tab', '[x](<java\tscript:alert(1)>)'],
  ['a javascript autolink', '<javascript:alert(1)>'],
  ['a javascript reference', '[x]\n\n[x]: javascript:alert(1)'],
  ['a data link', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
  ['a vbscript link', '[x](vbscript:msgbox(1))'],
  ['an SVG', '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>'],
  ['an SVG as an image', '![x](data:image/svg+xml;base64,PHN2Zz4=)'],
  ['a frame', '<iframe src="javascript:alert(1)"></iframe>'],
  ['a form', '<form action="https://evil.example"><input name="password"></form>'],
  ['a base address', '<base href="https://evil.example/">'],
  ['a style', '<style>body{display:none}</style>'],
  ['a script in a table', '| a |\n| - |\n| <img src=x onerror=alert(1)> |'],
  ['a script as a code language', '```"><script>alert(1)</script>\nx\n```'],
  ['a tag split by a comment', '<scr<!-- -->ipt>alert(1)</script>'],
])('%s stays inert', (_, text) => {
  const box = drawn(text)
  expect(box.querySelector('script,svg,iframe,form,input,base,style,object,embed,link')).toBeNull()
  for (const node of box.querySelectorAll('*'))
    for (const { name, value } of node.attributes) {
      expect(name).not.toMatch(/^on/)
      expect(`${name}=${value}`).not.toMatch(/^(href|src)=\s*(javascript|data|vbscript):/i)
    }
})

test.each([
  ['[x](https://other.example/a?b=1&c=2)', 'noopener'],
  ['[x](//other.example)', 'noopener'],
  ['<https://other.example>', 'noopener'],
  ['[x](/api)', null],
  ['[x](#prices)', null],
])('the link %s has rel %s', (text, rel) => {
  expect(drawn(text).querySelector('a')?.getAttribute('rel')).toBe(rel)
})

test.each([
  [
    '![A map](https://other.example/map.png)',
    '<p><a href="https://other.example/map.png" rel="noopener">A map</a></p>',
  ],
  ['![](//other.example/map.png)', '<p><a href="//other.example/map.png" rel="noopener">Image</a></p>'],
  [
    '[![Build](https://badges.example/b.svg) now](https://ci.example)',
    '<p><a href="https://ci.example" rel="noopener">Build now</a></p>',
  ],
  ['![Ours](/files/a.png)', '<p><img loading="lazy" decoding="async" src="/files/a.png" alt="Ours" /></p>'],
])('the image %s of another site is a link, and asks nothing of it', (text, html) => {
  expect(markdownHtml(text)).toBe(html)
})

test('headings begin at the level of their place and keep their order', () => {
  const box = drawn('# One\n\n## Two\n\n#### Four', 3)
  expect([...box.querySelectorAll('h3,h4,h5,h6')].map((heading) => heading.tagName)).toEqual([
    'H3',
    'H4',
    'H6',
  ])
})

test('an empty corner of a table is no heading', () => {
  expect(markdownHtml('| | a |\n|---|---|\n| b | c |')).toContain('<tr>\n<td></td>\n<th>a</th>')
})

test('a table keeps its alignment and scrolls within a named region', () => {
  const box = drawn('| Call | Credits |\n| --- | --: |\n| Check | 2.00 |')
  expect(box.querySelector('[role=region] td[align=right]')).toHaveTextContent('2.00')
})

test.each([
  'How far back to look, in hours. Defaults to 240.',
  'It says "no", (twice) – and 2.00 credits; a call: x/y + z = 1!  ',
  '“Quoted” text with # and - inside 1. it',
])('a plain line is drawn as the parser would: %s', (line) => {
  expect(drawn(line).innerHTML).toBe(markdownHtml(line))
})

test.each([
  ['[press](javascript:alert(1))', '<p>press</p>'],
  ['![a map](javascript:alert(1))', '<p>a map</p>'],
  ['[mail](mailto:a@example.com)', '<p><a href="mailto:a@example.com" rel="noopener">mail</a></p>'],
  ['Https://a.example', '<p>Https://a.example</p>'],
  ['[capital](Https://a.example)', '<p><a href="https://a.example" rel="noopener">capital</a></p>'],
])('%s leads where it may, or is its words', (text, html) => {
  expect(markdownHtml(text)).toBe(html)
})

test.each([
  ['a frame', '<iframe src="javascript:alert(1)"></iframe>', '&lt;iframe'],
  [
    'mathematics',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
    '&lt;math&gt;',
  ],
  ['a text area', '<textarea></textarea><img src onerror=alert(1)>', '&lt;textarea&gt;'],
  ['a noscript', '<noscript><p title="</noscript><img src onerror=alert(1)>">', '&lt;noscript&gt;'],
  ['a place for a value', 'Call <phone-number> or <id>.', 'Call &lt;phone-number&gt; or &lt;id&gt;.'],
  [
    'a comment that is spelled out',
    'Write `<!-- a -->`, \\<!-- b --> or &lt;!-- c --&gt;.',
    '&lt;!-- c --&gt;',
  ],
])('%s is words, whoever parses it again', (_, text, words) => {
  const html = markdownHtml(text)
  expect(html).toContain(words)
  expect(html).toBe(asParsedAgain(html))
})

/** The markup as a browser parses it: the same, if every element is where it is allowed. */
function asParsedAgain(html: string): string {
  const box = document.createElement('div')
  box.innerHTML = html
  return box.innerHTML.replaceAll(/<(br|hr|img)([^>]*)>/g, '<$1$2 />').replaceAll(' open=""', ' open="true"')
}

test.each([
  ['a comment in words', 'a <!-- b --> c', '<p>a  c</p>'],
  ['a comment of its own', 'a\n\n<!-- CAMARA:MANDATORY:x -->\n\nb', '<p>a</p>\n\n<p>b</p>'],
  ['a comment of many lines', '<!-- a\n\n## b\n\nc -->\n\nd', '<p>d</p>'],
  ['a comment that nobody closes', 'a\n\n<!-- b\n\nc', '<p>a</p>'],
  ['one within words', 'a <!-- b\n*c*\n\nd', '<p>a</p>\n<p>d</p>'],
  ['a break', 'a<br>b<br/>c</br>d', '<p>a<br />b<br />c<br />d</p>'],
  [
    'bold and italic',
    '<b>a</b> <I class="x">b</I> <code>c</code>',
    '<p><strong>a</strong> <em>b</em> <code>c</code></p>',
  ],
  ['small letters', 'H<sub>2</sub>O x<sup>2</sup>', '<p>H<sub>2</sub>O x<sup>2</sup></p>'],
  ['what has no look', '<span style="color:red">a</span> <font color=red>b</font>', '<p>a b</p>'],
  [
    'details with Markdown in them',
    '<details>\n<summary>More &amp; <b>more</b></summary>\n\nSome *words*\n\n</details>',
    '<details>\n<summary>More &amp; <strong>more</strong></summary>\n<p>Some <em>words</em></p>\n</details>',
  ],
  ['a list within words', 'Of<ul><li>a<li>b</ul>end', '<div>Of<ul><li>a</li><li>b</li></ul>end</div>'],
  [
    'a table',
    '<table><tr><th>a<td onclick=x>b</table>',
    '<div class="md-table" role="region" aria-label="Table" tabindex="0"><table><tbody><tr><th>a</th><td>b</td></tr></tbody></table></div>',
  ],
  ['code', '<pre>\na &lt; b\n</pre>', '<pre tabindex="0"><code>a &lt; b\n</code></pre>'],
  [
    'a link',
    '<a href="https://a.example/?b&amp;c" onclick="x()">d</a>',
    '<p><a href="https://a.example/?b&amp;c" rel="noopener">d</a></p>',
  ],
  [
    'a link by a script',
    '<a href="java&#x0A;script:alert(1)">d</a> <a href=javascript:alert(1)>e</a>',
    '<p>d e</p>',
  ],
  ['a link in a link', '[a <a href="https://b.example">b</a>](/c)', '<p><a href="/c">a b</a></p>'],
  ['what is left open', 'a <b>b\n\nc', '<p>a <strong>b</strong></p>\n<p>c</p>'],
  ['what ends nothing', 'a</b></div> b', '<p>a b</p>'],
  ['parts without their whole', '<td>a</td><li>b</li><summary>c</summary>', '<p>abc</p>'],
  ['a paragraph in a heading', '<h2>a<p>b</p></h2>', '<h3>ab</h3>'],
  [
    'words between the cells of a table',
    '<table>a<tr>b<td>c</table>',
    '<p>ab</p><div class="md-table" role="region" aria-label="Table" tabindex="0"><table><tbody><tr><td>c</td></tr></tbody></table></div>',
  ],
])('HTML is what it says: %s', (_, text, expected) => {
  const html = markdownHtml(text)
  expect(html.trim()).toBe(expected)
  expect(html).toBe(asParsedAgain(html))
})

test('a text nested without end is cut, not followed', () => {
  expect(markdownHtml(`${'> '.repeat(1_000)}deep`)).not.toContain('deep')
  expect(markdownHtml(`${'*a '.repeat(500)}${'b* '.repeat(500)}`).length).toBeLessThan(100_000)
})

test('equal headings do not take longer the more there are', () => {
  const begun = performance.now()
  const { headings } = proseHtml('## Rules\n\n'.repeat(3_000))
  expect(headings.at(-1)?.id).toBe('rules-3000')
  expect(performance.now() - begun).toBeLessThan(5_000)
})

test('a comment that begins in a paragraph and ends in another is nothing', () => {
  expect(drawn('a <!-- b\n\nc --> d\n\ne').textContent?.replace(/\s+/g, ' ').trim()).toBe('a d e')
})
