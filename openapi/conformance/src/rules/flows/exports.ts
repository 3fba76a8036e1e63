import { setTimeout as pause } from 'node:timers/promises'
import type { Context, ReceivedResponse } from '../../context/context.ts'
import { readCsv } from '../invariants/csv.ts'
import type { Rule } from '../rule.ts'
import { dataOf, type Fields, judged, rowsOf, type Verdict } from '../verdict.ts'

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
  needs: ['portal', 'user', 'write', 'state'],
  operations: ['createExport', 'listExports', 'downloadExport', 'removeExport'],
  run: judged(async (context, verdict) => {
    const key = `conformance-${context.unique()}`
    const response = await create(context, key)
    if (response.status === 409) {
      context.leaveOut('createExport', `the user already has the maximum number of exports: ${response.code}`)
      return
    }
    if (!verdict.status(response, 202, 'for an export of the ledger')) return
    const { export_id } = dataOf(response)
    const { list, row } = await waitFor(context, export_id)
    await expectFile(context, verdict, { made: response, list, row })
    await expectRemoved(context, verdict, export_id)
  }),
}

const create = (context: Context, key: string): Promise<ReceivedResponse> =>
  context.call('createExport', {
    as: 'user',
    headers: { 'Idempotency-Key': key },
    body: { kind: 'LEDGER', filter: { view } },
  })

const download = (context: Context, as: 'user' | 'other', export_id: unknown): Promise<ReceivedResponse> =>
  context.call('downloadExport', { as, query: { export_id } })

interface Listed {
  readonly list: ReceivedResponse
  readonly row: Fields | undefined
}

async function waitFor(context: Context, export_id: unknown): Promise<Listed> {
  const end = performance.now() + patienceMs
  const read = async (): Promise<Listed> => {
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

async function expectFile(
  context: Context,
  verdict: Verdict,
  { made, list, row }: Listed & { readonly made: ReceivedResponse },
): Promise<void> {
  const { export_id } = dataOf(made)
  if (inProgress.includes(row?.status))
    return context.leaveOut('createExport', `the export was not ready after ${patienceMs / 1000} seconds`)
  const file = await download(context, 'user', export_id)
  const isListed = verdict.expect(file.status === 404 ? made : list, {
    check: 'new export',
    holds: row !== undefined,
    expected: `${export_id} in the list`,
    got: 'no such export',
  })
  const isReady =
    isListed &&
    verdict.expect(made, {
      check: 'prepared file',
      holds: row?.status === 'READY',
      expected: `${export_id} READY`,
      got: `${row?.status}, ${row?.failure}`,
    })
  if (!isReady || !verdict.status(file, 200, 'for an export that is READY')) return
  const same = await context.call('exportTransactions', { as: 'user', query: { view } })
  if (!verdict.status(same, 200, 'for a download of the same list')) return
  const isSame = verdict.expect(file, {
    check: 'rows of a prepared file',
    holds: file.text === same.text,
    expected: `what GET ${same.operation.path}?view=${view} answers: ${readCsv(same.text).length} rows`,
    got: `${readCsv(file.text).length} rows, ${firstDifference(file.text, same.text)}`,
  })
  if (!isSame) return
  verdict.expect(list, {
    check: 'rows written',
    holds: row?.rows_written === readCsv(file.text).length,
    expected: `rows_written ${readCsv(file.text).length}, as many as the file has`,
    got: `rows_written ${row?.rows_written}`,
  })
}

function firstDifference(one: string, other: string): string {
  const [mine, theirs] = [one.split('\n'), other.split('\n')]
  const at = mine.findIndex((line, index) => line !== theirs[index])
  return at < 0 ? 'the first ones alike' : `line ${at + 1}: ${mine[at]}`
}

async function expectRemoved(context: Context, verdict: Verdict, export_id: unknown): Promise<void> {
  if (context.accounts.has('other'))
    verdict.status(await download(context, 'other', export_id), 404, 'for an export of another user')
  const removed = await context.call('removeExport', { as: 'user', body: { export_id } })
  if (!verdict.status(removed, 200, 'for the caller’s own export')) return
  const left = rowsOf(await context.call('listExports', { as: 'user' }))
  verdict.expect(removed, {
    check: 'removal',
    holds: !left.some((one) => one.export_id === export_id),
    expected: `${export_id} not in the list`,
    got: 'it’s still listed',
  })
}
