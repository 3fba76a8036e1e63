import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { countOf } from '../../platform/db/count-of.ts'
import { handler } from '../../platform/http/handler.ts'
import { waitingOf } from '../approvals/repo.ts'
import { rejectedOf } from '../kyb/repo.ts'
import { unpaidOf } from '../payments/statements/repo.ts'
import { switchedOffOf } from '../webhooks/repo.ts'

/** In one statement: every page of a user reads it. */
export const getWaiting = handler<'getWaiting'>(async ({ db, user, clock }) => {
  const { rows } = await sql<components['schemas']['Waiting']>`SELECT
    ${countOf(waitingOf(user.id, clock()))} AS agents, ${countOf(unpaidOf(user.id))} AS statements,
    ${countOf(rejectedOf(user.id))} AS verifications, ${countOf(switchedOffOf(user.id))} AS webhooks`.execute(
    db,
  )
  const [data] = rows
  if (!data) throw new Error('Counts are a row.')
  return { status: 200, body: { data } }
})
