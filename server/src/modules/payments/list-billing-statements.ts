import { inTransaction } from '../../platform/http/handler.ts'
import { listStatements } from './list-statements.ts'

export const listBillingStatements = inTransaction<'listBillingStatements'>(
  async ({ db, user, clock, settings }) => ({
    status: 200,
    body: { data: await listStatements({ db, userId: user.id, clock, settings }) },
  }),
)
