import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('a file has a column for every field of the contract, nested ones by their path', () => {
  expect(
    csvText([
      { id: 'a', submission: { state: 'APPROVED', tag: null }, details: { amount: '1.00' } },
      { id: 'b', more: [1, 2] },
    ]),
  ).toBe(
    'id,submission.state,submission.tag,details,more\r\na,APPROVED,,"{""amount"":""1.00""}",\r\nb,,,,"[1,2]"\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-cmd', "'-cmd"],
  ['-12.50', '-12.50'],
  ['Tan, Iris', '"Tan, Iris"'],
  ['a\nb', '"a\nb"'],
  ['say "no"', '"say ""no"""'],
])('%j is text in a spreadsheet', (cell, text) => {
  expect(csvText([{ cell }])).toBe(`cell\r\n${text}\r\n`)
})
