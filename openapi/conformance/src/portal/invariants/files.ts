import type { Operation } from '../../engine/contract/contract.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { withVerdict } from '../../engine/rules/verdict.ts'
import { hasParameter } from '../filters/rows.ts'
import { prepare } from '../writes/prepare.ts'
import { linesOf, readCsv } from './csv.ts'

const isFile = ({ isRead, responses }: Operation): boolean =>
  isRead && responses.get('200')?.media.some(({ type }) => type.startsWith('text/csv')) === true

/** A cell that a spreadsheet would run. A number below zero is one, and nothing else. */
const isFormula = (cell: string): boolean =>
  /^[=@\t\r＝＠]/.test(cell) || (/^[+\-＋－]/.test(cell) && !/^[+-]?\d[\d.,:TZ+-]*$/.test(cell))

/** Programs, people and spreadsheets read the same from a file. */
export const filesAreWellMade: Rule = {
  id: 'invariants/files',
  title:
    'A CSV file is named, in UTF-8, with one header of different names and as many cells in each row, and no cell is a formula',
  phase: 'invariants',
  needs: ['state'],
  share: 3,
  run: withVerdict(async (context, verdict) => {
    await context.each(context.operations.filter(isFile), async (operation) => {
      const prepared = await prepare(context, operation)
      if (!prepared) return
      const response = await context.call(operation, prepared.input)
      if (response.status !== 200) return
      const expect = (check: string, holds: boolean, expected: string, got: unknown) =>
        verdict.expect(response, { check, holds, expected, got })
      const type = response.headers['content-type'] ?? 'no Content-Type'
      const name = response.headers['content-disposition'] ?? 'no Content-Disposition'
      expect('type of a file', /charset=utf-8/i.test(type), 'Content-Type: text/csv; charset=utf-8', type)
      expect(
        'name of a file',
        /^attachment;.*filename\*?=\S*\.csv"?($|;)/i.test(name),
        'Content-Disposition: attachment with a name that ends in .csv',
        name,
      )
      expect('bytes', !response.text.includes('�'), 'text in UTF-8', 'bytes that are none')
      const [header = [], ...rows] = linesOf(response.text)
      expect(
        'header of a file',
        header.length > 1 &&
          new Set(header).size === header.length &&
          header.every((one) => /^\S(.*\S)?$/.test(one)),
        'a name for each column, no two alike',
        header.join(','),
      )
      const odd = rows.find((cells) => cells.length !== header.length)
      expect('cells of a row', odd === undefined, `${header.length} cells in each row`, odd?.join(','))
      const formula = rows.flat().find(isFormula)
      expect('formula', formula === undefined, 'no cell that a spreadsheet would run', formula)
      if (hasParameter(operation, 'time_zone')) {
        const query = { ...prepared.input.query, time_zone: oddZone }
        const local = await context.call(operation, { ...prepared.input, query })
        const [late] = readCsv(local.text).flatMap(wrongTimes)
        expect('local time', late === undefined, `each local time in ${oddZone}`, late)
      }
    })
  }),
}

/** No whole hours from any other one. */
const oddZone = 'Asia/Kathmandu'
const minutes = new Intl.DateTimeFormat('sv-SE', {
  timeZone: oddZone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Cells of a local time that isn't the moment which the column of that name tells. */
const wrongTimes = (row: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(row).flatMap(([name, cell]) => {
    const moment = Date.parse(row[name.replace(/_local$/, '')] ?? '')
    const isTold = name.endsWith('_local') && !Number.isNaN(moment)
    return isTold && cell.slice(0, 16).replace('T', ' ') !== minutes.format(moment) ? [cell] : []
  })
