import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facts } from './facts.tsx'
import { columns, grow, publicPage, row, split, stack } from './layout.ts'
import { listHead, tool, tools } from './list-tools.ts'

const sheet = ['layout', 'facts', 'list-tools']
  .map((name) => readFileSync(new URL(`${name}.css`, import.meta.url), 'utf8'))
  .join('')
const known = new Set(sheet.match(/(?<=\.)[a-zA-Z][\w-]*/g))

test('each class that a piece can have is in a sheet of theirs, and each of those sheets is one', () => {
  const pieces = [
    ...([1, 2, 3, 4, 5, 6] as const).map((gap) => stack(gap, 'start')),
    ...([2, 3, 4, 5, 6, 7] as const).map((gap) => row([0, gap])),
    row(1, 'between', 'centred', 'end', 'top', 'bottom', 'baseline', 'inline', 'unbroken'),
    columns('narrow', 1, 'top'),
    columns('medium', 1),
    columns('wide', 1),
    split(1),
    grow(),
    publicPage(5),
    facts('open'),
    facts('columns'),
    listHead(),
    tools(),
    tool('search'),
    tool('choice'),
  ]
  // Of theme/text.css.
  const others = ['wrap', 'mono']
  const named = new Set([...pieces.flatMap((piece) => piece.split(' ')), ...others])
  expect([...known].filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !known.has(name) && !others.includes(name))).toEqual([])
})
