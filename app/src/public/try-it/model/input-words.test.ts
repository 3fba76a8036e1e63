import { expect, test } from 'vitest'
import { choicesOf } from './input-words.ts'

test.each<[values: unknown[], type: string, choices: string[]]>([
  [[1, '1', null, true], 'application/json', ['1', '"1"', 'null', 'true']],
  [['A', 'B'], 'application/vnd.a+json', ['"A"', '"B"']],
  [[[1], { a: 1 }], 'application/json', ['[1]', '{"a":1}']],
  // An address has no types: values that are sent alike are one choice, and no value is none.
  [[1, '1', null, true, ''], '', ['1', 'true']],
  [[{ a: 1 }, ['a', 'b']], '', ['{"a":1}', 'a, b']],
])('the values %j are chosen as %s as they are sent', (values, type, choices) => {
  expect(choicesOf({ enum: values }, type)).toEqual(choices)
})
