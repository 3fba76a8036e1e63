import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../engine/context/context.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, rowsOf } from '../fields.ts'
import { readCsv } from '../invariants/csv.ts'

/** Movements by administrators and flows, which stand still during the comparison. */
const view = 'adjustment'
/** How long a backend may take for a few rows. */
const patienceMs = 30_000
const inProgress: readonly unknown[] = ['QUEUED', 'RUNNING']

/** The contract: the rows, columns and cells of the download of the same list. */
export const exportsArePrepared: Rule = {
  id: 'flows/exports-are-prepared',
  title: 'A prepared export is listed and equals the download of the same list',
  phase: 'flows',
  needs: ['user', 'write', 'state'],
  operations: ['createExport', 'listExports', 'downloadExport', 'removeExport'],
  run: withVerdict(async (context, verdict) => {
    const body = { kind: 'LEDGER', filter: { view } }
    const made = await context.call('createExport', { as: 'user', body })
    if (made.status === 409)
      return context.leaveOut(
        'createExport',
        `the user already has the maximum number of exports: ${made.code}`,
      )
    if (!verdict.status(made, 202, 'for an export of the ledger')) return
    const { export_id } = dataOf(made)
    const { list, row } = await waitFor(context, export_id)
    if (inProgress.includes(row?.status))
      return context.leaveOut('createExport', `the export was not ready after ${patienceMs / 1000} seconds`)
    const file = await context.call('downloadExport', { as: 'user', query: { export_id } })
    const same = await context.call('exportTransactions', { as: 'user', query: { view } })
    const isListed = verdict.expect(file.status === 404 ? made : list, {
      check: 'new export',
      holds: row !== undefined,
      expected: `${export_id} in the list`,
      got: 'no such export',
    })
    if (
      isListed &&
      verdict.equal(made, 'prepared file', row?.status, 'READY', `the status of ${export_id}`) &&
      verdict.status(file, 200, 'for an export that is READY') &&
      verdict.status(same, 200, 'for a download of the same list') &&
      verdict.expect(file, {
        check: 'rows of a prepared file',
        holds: file.text === same.text,
        expected: `what GET ${same.operation.path}?view=${view} answers: ${readCsv(same.text).length} rows`,
        got: `${readCsv(file.text).length} rows, ${firstDifference(file.text, same.text)}`,
      })
    )
      verdict.equal(
        list,
        'rows written',
        row?.rows_written,
        readCsv(file.text).length,
        'as many as the file has',
      )
    await context.call('removeExport', { as: 'user', body: { export_id } })
  }),
}

async function waitFor(context: Context, export_id: unknown) {
  const end = performance.now() + patienceMs
  const read = async () => {
    const list = await context.call('listExports', { as: 'user' })
    return { list, row: rowsOf(list).find((one) => one.export_id === export_id) }
  }
  let listed = await read()
  while (inProgress.includes(listed.row?.status) && performance.now() < end) {
    await pause(250)
    listed = await read()
  }
  return listed
}

function firstDifference(one: string, other: string): string {
  const [mine, theirs] = [one.split('\n'), other.split('\n')]
  const at = mine.findIndex((line, index) => line !== theirs[index])
  return at < 0 ? 'the first ones alike' : `line ${at + 1}: ${mine[at]}`
}
