import { expect, test } from 'vitest'
import { highlight } from './highlight.tsx'

const marked = (text: string, ...matched: string[]) =>
  highlight(text, matched)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

test.each([
  ['Check a SIM swap', ['sim'], 'Check a [SIM] swap'],
  ['Check a SIM swap', ['swa', 'ch'], '[Ch]eck a SIM [swa]p'],
  ['checkSimSwap', ['sim'], 'check[Sim]Swap'],
  ['SIM Swap', ['simswap'], '[SIM Swap]'],
  ['SIM Swap', ['simsw'], '[SIM Swap]'],
  ['Messaging', ['mesaging', 'messaging'], '[Messaging]'],
  ['Do credits expire?', [], 'Do credits expire?'],
  ['Résumé', ['resum'], '[Résum]é'],
  ['insufficient_credits', ['credits'], 'insufficient_[credits]'],
  ['ﬁne', ['fi'], '[ﬁne]'],
  ['', ['a'], ''],
])('%s, asked for %j', (text, matched, expected) => {
  expect(marked(text, ...matched)).toBe(expected)
})
