import { expect, test } from 'vitest'
import { columns, facts, grow, publicPage, row, split, stack, tool } from './layout.ts'

const steps = [1, 2, 3, 4, 5, 6] as const
const within = [2, 3, 4, 5, 6, 7] as const

// A class that its sheet lacks is left out without a word.
test('each step of space has its class', () => {
  expect(steps.map((gap) => stack(gap).split(' ').length)).toEqual(steps.map(() => 2))
  expect(within.map((gap) => row([0, gap]).split(' ').length)).toEqual(within.map(() => 3))
})

test.each(['between', 'centred', 'end', 'top', 'bottom', 'baseline', 'inline', 'unbroken'] as const)(
  'a row has a class for %s',
  (where) => {
    expect(row(1, where).split(' ')).toHaveLength(3)
  },
)

test('so has each other piece', () => {
  const pieces = [
    stack(1, 'start'),
    columns('narrow', 1),
    columns('medium', 1),
    columns('wide', 1, 'top'),
    split(1),
    grow(),
    publicPage(5),
    facts(),
    facts('open'),
    facts('columns'),
    tool('search'),
    tool('choice'),
  ]
  expect(pieces.map((piece) => piece.split(' ').length)).toEqual([3, 2, 2, 3, 2, 1, 4, 1, 2, 1, 1, 1])
})
