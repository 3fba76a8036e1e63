import { expect, test } from 'vitest'
import { summaryOf } from './summary-of.ts'

const text = 'Checks a number. It is quick.'

test.each([
  ['a sentence of the first paragraph', `${text}\n\nMore.`, 'Checks a number. It is quick.'],
  [
    'a long first sentence alone',
    'Tells whether the SIM of a number was swapped. More.',
    'Tells whether the SIM of a number was swapped.',
  ],
  ['behind a heading', `# Overview\n\n${text}`, text],
  ['behind a heading that is underlined', `Overview\n===\n${text}`, text],
  ['behind a table', `| a | b |\n|---|---|\n| c | d |\n\n${text}`, text],
  ['behind a table in HTML', `<table><tr><td>a</td></tr></table>\n\n${text}`, text],
  ['behind a comment', `<!-- CAMARA:MANDATORY:x -->\n\n${text}`, text],
  ['behind a comment in its line', `<!-- a --> ${text}`, text],
  ['behind a list, a rule and code', `- a\n\n---\n\n\`\`\`\nb\n\`\`\`\n\n${text}`, text],
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
