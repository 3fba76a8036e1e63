import type { components } from '@switchboard/sdk'
import type { ReadContext } from '../../platform/db/reads.ts'
import { Problem } from '../../platform/http/problem.ts'
import { gatewayUrl } from '../catalogue/addresses.ts'
import { readLedgerOfCall } from '../wallet/repo.ts'
import { transactionsOf } from '../wallet/transactions-repo.ts'
import { readExchange } from './exchanges-repo.ts'
import { firstKeptDay } from './find-log.ts'
import { logRowWriter, readCall } from './log-repo.ts'
import { keptDays } from './rules.ts'

type CallContext = ReadContext

/** Everything known about one call of an account. Throws if the account's own log doesn't contain it. */
export async function findCall(
  context: CallContext,
  userId: string,
  requestId: string,
): Promise<components['schemas']['LoggedCall']> {
  const { db, settings } = context
  const since = firstKeptDay(context)
  const call = await readCall(db, { userId, requestId, since, timeZone: settings.timeZone })
  if (!call) {
    throw new Problem('not_found', `Your log has no call ${requestId}. Calls are kept for ${keptDays} days.`)
  }
  const { publisher, tag, version, path, name } = call
  const rowOf = await logRowWriter(db, [call], userId)
  const transactions = await transactionsOf(db, await readLedgerOfCall(db, userId, requestId))
  const price = transactions[0]?.price
  const isTest = call.key_type === 'TEST'
  const exchange = isTest && (await readExchange(db, userId, { requestId, now: context.clock() }))
  return {
    ...rowOf(call),
    api_name: name ?? call.api,
    publisher,
    tag,
    version,
    url: publisher === null ? null : `${gatewayUrl({ publisher, tag, version })}${path}`,
    error_code: call.error_code,
    key_id: call.key_id,
    ...(price && { price }),
    transactions,
    exchange: exchange ? JSON.parse(exchange) : null,
  }
}
