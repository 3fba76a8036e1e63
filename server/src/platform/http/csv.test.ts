import { expect, test } from 'vitest'
import { csvFile } from './csv.ts'

async function lineOf(cell: string): Promise<string> {
  const file = csvFile({
    name: 'cells',
    columns: ['id', 'cell', 'end'],
    pages: [[{ id: 1, cell, end: 'z' }]],
  })
  let text = ''
  for await (const piece of file.pieces) text += piece.text
  return text.replace('id,cell,end\r\n', '')
}

test.each([
  ['plain', 'plain'],
  ['-5', '-5'],
  ['-5.25', '-5.25'],
  ['=1+1', "'=1+1"],
  ['-1+1', "'-1+1"],
  [' =1+1', "' =1+1"],
  ['\tx', `"'\tx"`],
  // Where Excel splits at semicolons, a quote in the middle of a line is a letter: the cell does end there.
  ['a; b', '"a; b"'],
  ['a\tb', '"a\tb"'],
  ['x;=1+1', `"x;'=1+1"`],
  ['x; =1+1', `"x;' =1+1"`],
  ['x;"=1+1"', `"x;'""=1+1"""`],
  ['x;;@SUM(1)', `"x;;'@SUM(1)"`],
  ['x;+1;-2+3', `"x;'+1;'-2+3"`],
  ['x;-2;y', '"x;-2;y"'],
  ['x;-2,y', `"x;'-2,y"`],
  ['x\t=1+1', `"x\t'=1+1"`],
  ['x\n=1+1\ny', `"x\n'=1+1\ny"`],
  ['x\r\n＝1+1', `"x\r\n'＝1+1"`],
  ['1;', '"1;"'],
])('the cell %j is text in every spreadsheet', async (cell, written) => {
  expect(await lineOf(cell)).toBe(`1,${written},z\r\n`)
})
