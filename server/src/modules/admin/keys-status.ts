import { type RawBuilder, sql } from 'kysely'
import { inForce } from '../subscriptions/accepted.ts'

export type KeysStatus = 'ACTIVE' | 'GRACE' | 'REVOKED' | 'NONE'

/** A key that is accepted now, where `api_keys` is joined with its `subscriptions`. */
export const accepted = (now: Date) => sql<boolean>`(subscriptions.status = 'ACTIVE' AND ${inForce(now)})`

/** How the keys of a group stand together. `those` leaves out keys of the group. */
export const keysStatus = (now: Date, those: RawBuilder<unknown> = sql`api_keys.id IS NOT NULL`) =>
  sql<KeysStatus>`CASE
    WHEN count(*) FILTER (WHERE ${those}) = 0 THEN 'NONE'
    WHEN count(*) FILTER (WHERE ${those} AND ${accepted(now)}) = 0 THEN 'REVOKED'
    WHEN count(*) FILTER (WHERE ${those} AND ${accepted(now)} AND api_keys.grace_ends_at IS NOT NULL) > 0 THEN 'GRACE'
    ELSE 'ACTIVE' END`
