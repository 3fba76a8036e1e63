import type { components } from '@switchboard/sdk'
import type { ReadContext } from '../../platform/db/reads.ts'
import { readCallNames } from '../catalogue/repo.ts'
import { type ErrorQuery, readErrors } from './errors-repo.ts'
import { logRangeOf } from './find-log.ts'

type Schemas = components['schemas']

interface ErrorFilter extends Partial<Omit<ErrorQuery, 'userId' | 'range'>> {
  readonly start_date?: string
  readonly end_date?: string
}

/** Equal failures of an account with their names, as far as the log goes back. */
export async function errorPage(
  context: ReadContext,
  userId: string,
  { start_date, end_date, page = 1, limit = 20, ...by }: ErrorFilter,
): Promise<{ readonly data: Schemas['CallError'][]; readonly meta: Schemas['PageMeta'] }> {
  const range = logRangeOf(context, { ...(start_date && { start_date }), ...(end_date && { end_date }) })
  const { rows, total } = await readErrors(context.db, { userId, range, page, limit, ...by })
  const namesOf = await readCallNames(context.db, rows)
  const data = rows.map(({ first_at, last_at, ...row }): Schemas['CallError'] => {
    const name = namesOf(row)
    return {
      ...row,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
      publisher: name?.publisher ?? null,
      tag: name?.tag ?? null,
      ...(name && { api_name: name.api_name, operation_name: name.operation_name }),
    }
  })
  return { data, meta: { page, limit, total } }
}
