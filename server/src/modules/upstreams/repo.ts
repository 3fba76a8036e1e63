import type { components } from '@switchboard/sdk'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { hasRows } from '../../platform/db/has-rows.ts'
import { newId } from '../../platform/ids.ts'
import { people } from '../accounts/people-repo.ts'

export type Environment = Database['upstreams']['environment']
export type Target = components['schemas']['AdminUpstreamTarget']
export type Timeouts = components['schemas']['AdminUpstreamTimeouts']
export type Credential = components['schemas']['AdminUpstreamCredential']

/** In PEM. */
export interface Certificates {
  readonly ca?: string
  readonly client_certificate?: string
}

export type UpstreamRow = Selectable<Database['upstreams']>

interface VersionKey {
  readonly api: string
  readonly version: string
}

export interface UpstreamKey extends VersionKey {
  readonly environment: Environment
}

/** Within a statement about versions, called `version` there. */
const ofVersion = (version: string) =>
  sql`FROM upstreams WHERE upstreams.api = ${sql.ref(`${version}.api`)} AND upstreams.version = ${sql.ref(`${version}.version`)}`

/** The kinds of keys whose calls reach the API itself. */
export const environmentsOf = (version: string) =>
  sql<readonly Environment[]>`ARRAY(SELECT environment ${ofVersion(version)})`

/** The first address of live calls. */
export const liveUrlIn = (version: string) =>
  sql<string | null>`(SELECT targets -> 0 ->> 'url' ${ofVersion(version)} AND environment = 'LIVE')`

/** The revision of the upstream for one kind of key. */
export const revisionIn = (version: string, environment: string) =>
  sql<string | null>`(SELECT revision ${ofVersion(version)} AND environment = ${sql.ref(environment)})`

/** The upstreams of a version, that of live keys first. */
export const upstreamsOf = (db: Queries, { api, version }: VersionKey) =>
  db
    .selectFrom('upstreams')
    .selectAll()
    .select(
      sql<
        string | null
      >`(SELECT users.name FROM ${people('users')} WHERE users.id = upstreams.updated_by)`.as(
        'updated_by_name',
      ),
    )
    .where('api', '=', api)
    .where('version', '=', version)
    .orderBy('environment')
    .execute()

export const readUpstream = (
  db: Queries,
  { api, version, environment }: UpstreamKey,
): Promise<UpstreamRow | undefined> =>
  db
    .selectFrom('upstreams')
    .selectAll()
    .where('api', '=', api)
    .where('version', '=', version)
    .where('environment', '=', environment)
    .executeTakeFirst()

export const hasLiveUpstream = (db: Queries) =>
  hasRows(db.selectFrom('upstreams').select('api').where('environment', '=', 'LIVE'))

export async function liveUrlOf(db: Queries, key: VersionKey): Promise<string | undefined> {
  const row = await readUpstream(db, { ...key, environment: 'LIVE' })
  return row?.targets[0]?.url
}

type NewRow = Omit<Insertable<Database['upstreams']>, 'revision'>

/** One that is there is replaced. */
export async function putUpstream(tx: Tx, row: NewRow): Promise<void> {
  const values = { ...row, revision: newId('ups') }
  await tx
    .insertInto('upstreams')
    .values(values)
    .onConflict((conflict) => conflict.columns(['api', 'version', 'environment']).doUpdateSet(values))
    .execute()
}

/** False where there is none. */
export async function removeUpstream(
  db: Queries,
  { api, version, environment }: UpstreamKey,
): Promise<boolean> {
  const removed = await db
    .deleteFrom('upstreams')
    .where('api', '=', api)
    .where('version', '=', version)
    .where('environment', '=', environment)
    .executeTakeFirst()
  return removed.numDeletedRows > 0
}

export interface NewUpstream {
  /** Null removes the upstream. */
  readonly url: string | null
  readonly allowInternal: boolean
}

/** The one address of live calls, as it is published; credential, timeouts and headers stay. */
export async function setLiveUrl(
  db: Queries,
  { api, version }: VersionKey,
  {
    url,
    allowInternal: allow_internal,
    at: updated_at,
    by: updated_by,
  }: NewUpstream & { readonly at: Date; readonly by: string | null },
): Promise<void> {
  const key = { api, version, environment: 'LIVE' } as const
  if (url === null) {
    await removeUpstream(db, key)
    return
  }
  const targets = JSON.stringify([{ url, weight: 1 }])
  const change = { revision: newId('ups'), targets, allow_internal, updated_at, updated_by }
  await db
    .insertInto('upstreams')
    .values({ ...key, ...change })
    .onConflict((conflict) => conflict.columns(['api', 'version', 'environment']).doUpdateSet(change))
    .execute()
}

/** Those whose secrets are sealed with another key than this. */
export const sealedWithAnother = (db: Queries, secretsKeyId: string): Promise<readonly UpstreamRow[]> =>
  db.selectFrom('upstreams').selectAll().where('secrets_key_id', '<>', secretsKeyId).execute()

/** False where the row has been changed since. Its revision stays, since the secrets are the same. */
export async function putSealedKey(
  db: Queries,
  { api, version, environment, revision }: UpstreamRow,
  sealed: { readonly sealed_key: Buffer; readonly secrets_key_id: string },
): Promise<boolean> {
  const put = await db
    .updateTable('upstreams')
    .set(sealed)
    .where('api', '=', api)
    .where('version', '=', version)
    .where('environment', '=', environment)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return put.numUpdatedRows > 0
}
