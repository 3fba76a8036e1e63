import type { components } from '@switchboard/sdk'
import { toDecimal } from '../../decimals.ts'
import { plain } from '../../handler.ts'

type OperationSummary = components['schemas']['OperationSummary']

const listPublicApis = plain<'listPublicApis'>(async ({ db }) => {
  const rows = await db.selectFrom('apis').selectAll().orderBy('position').execute()
  const data = rows.map(({ position: _position, price_from, updated_at, operations, ...api }) => ({
    ...api,
    price_from: toDecimal(price_from),
    operations: operations as OperationSummary[],
    conformance: null,
    updated_at: updated_at.toISOString(),
  }))
  return { status: 200, body: { data } }
})

export const catalogueHandlers = { listPublicApis }
