import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepOwner } from '../../src/platform/backup/copy-folder.ts'
import { newAuthority } from './certificates.ts'
import { type DatabaseServer, startPrimary } from './standby.ts'

/** A role that gets encrypted connections alone. */
export const encryptedRole = 'portal'
/** An address of this machine that isn’t the one of the database. */
export const elsewhere = '127.0.0.2'

export interface EncryptedDatabase extends DatabaseServer {
  /** A URL of the role, with these options. */
  urlWith(options: string): string
  /** A URL of the role that trusts the authority of the database, or another one. */
  trusting(authority: 'own' | 'other'): string
}

/** `folder` keeps the certificates of the authorities. */
export async function startEncryptedDatabase(folder: string): Promise<EncryptedDatabase> {
  const database = await startPrimary()
  const [{ data_directory: data }] = (await database.query('SHOW data_directory')).rows
  const [own, other] = [await newAuthority('Own'), await newAuthority('Other')]
  for (const [name, { certificate }] of Object.entries({ own, other }))
    writeFileSync(join(folder, `${name}.crt`), certificate)
  const { certificate, key } = await own.issue('database')
  const hba = readFileSync(join(data, 'pg_hba.conf'), 'utf8')
  const files = {
    'server.crt': certificate,
    'server.key': key,
    'pg_hba.conf': `hostnossl all ${encryptedRole} all reject\nhost all all ${elsewhere}/32 scram-sha-256\n${hba}`,
  }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(data, name), text, { mode: 0o600 })
    await keepOwner(join(data, 'PG_VERSION'), join(data, name))
  }
  await database.query(`CREATE ROLE ${encryptedRole} SUPERUSER LOGIN PASSWORD 'secret'`)
  await database.query('ALTER SYSTEM SET ssl = on')
  await database.query('SELECT pg_reload_conf()')
  const { host, pathname } = new URL(database.url)
  const urlWith = (options: string) => `postgres://${encryptedRole}:secret@${host}${pathname}?${options}`
  return {
    ...database,
    urlWith,
    trusting: (authority) => urlWith(`sslmode=verify-full&sslrootcert=${join(folder, `${authority}.crt`)}`),
  }
}
