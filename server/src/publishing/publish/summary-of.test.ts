import { expect, test } from 'vitest'
import { summaryOf } from './summary-of.ts'

const said = 'Checks a number. It is quick.'

test.each([
  ['a sentence of the first paragraph', `${said}\n\nMore.`, 'Checks a number. It is quick.'],
  [
    'a long first sentence alone',
    'Tells whether the SIM of a number was swapped. More.',
    'Tells whether the SIM of a number was swapped.',
  ],
  ['behind a heading', `# Overview\n\n${said}`, said],
  ['behind a heading that is underlined', `Overview\n===\n${said}`, said],
  ['behind a table', `| a | b |\n|---|---|\n| c | d |\n\n${said}`, said],
  ['behind a table in HTML', `<table><tr><td>a</td></tr></table>\n\n${said}`, said],
  ['behind a comment', `<!-- CAMARA:MANDATORY:x -->\n\n${said}`, said],
  ['behind a comment in its line', `<!-- a --> ${said}`, said],
  ['behind a list, a rule and code', `- a\n\n---\n\n\`\`\`\nb\n\`\`\`\n\n${said}`, said],
  [
    'without its marks',
    'Checks **a** [number](https://a.example) `now` &amp; <b>then</b>',
    'Checks a number now & then',
  ],
  ['with what stands for a value', 'Calls <phone-number>', 'Calls <phone-number>'],
  ['of a heading alone: nothing', '# Overview', ''],
])('%s', (_what, description, summary) => {
  expect(summaryOf(undefined, description)).toBe(summary)
})

test('the first text that says something is taken', () => {
  expect(summaryOf('', '<!-- a -->', 'Checks.', 'Not this.')).toBe('Checks.')
})
