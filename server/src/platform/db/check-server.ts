import { sql } from 'kysely'
import type { Finding } from '../settings/checklist.ts'
import type { Db } from './client.ts'

const oldestVersion = 160_000
/** Two processes side by side during an update: 19 each, their listeners, and a few for people and backups. */
const fewestConnections = 50

interface ServerFacts {
  readonly version: number
  readonly fsync: string
  readonly synchronous_commit: string
  readonly max_connections: number
  readonly is_standby: boolean
  readonly is_encrypted: boolean
  readonly is_remote: boolean
  readonly may_set_ledger: boolean
  readonly role: string
}

/** Whether a PostgreSQL keeps what the product promises: an acknowledged change survives a crash. */
export async function checkDatabaseServer(db: Db): Promise<readonly Finding[]> {
  const { rows } = await sql<ServerFacts>`
    SELECT current_setting('server_version_num')::int AS version, current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS synchronous_commit,
      current_setting('max_connections')::int AS max_connections, pg_is_in_recovery() AS is_standby,
      (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()) AS is_encrypted,
      inet_client_addr() IS DISTINCT FROM inet_server_addr() AS is_remote,
      has_parameter_privilege('switchboard.ledger', 'SET') AS may_set_ledger, current_user AS role`.execute(
    db,
  )
  const [facts] = rows
  if (!facts) return []
  const findings: (Finding | false)[] = [
    facts.version < oldestVersion && {
      about: 'database version',
      essential: true,
      why: `The server needs PostgreSQL 16 or later; this is ${Math.floor(facts.version / 10_000)}.`,
    },
    facts.is_standby && {
      about: 'database role',
      essential: true,
      why: 'It’s a standby, which takes no writes. Name the primary.',
    },
    !facts.may_set_ledger && {
      about: 'database privilege',
      essential: true,
      why: `The ledger’s functions set a parameter that this role can’t set. As a superuser: GRANT SET ON PARAMETER "switchboard.ledger" TO ${facts.role}.`,
    },
    facts.fsync === 'off' && {
      about: 'database fsync',
      essential: true,
      why: 'A crash of the machine may leave a broken database. Turn fsync on.',
    },
    facts.synchronous_commit === 'off' && {
      about: 'database synchronous_commit',
      essential: true,
      why: 'Charges and payments that were acknowledged may be lost with a crash. Set it to on.',
    },
    facts.is_remote &&
      !facts.is_encrypted && {
        about: 'database encryption',
        essential: false,
        why: 'Whoever is on the network between reads phone numbers and addresses. Let the database encrypt, and add sslmode=verify-full and sslrootcert to DATABASE_URL.',
      },
    facts.max_connections < fewestConnections && {
      about: 'database max_connections',
      essential: false,
      why: `A process takes up to 21 connections; there are ${facts.max_connections}, too few for two processes during an update.`,
    },
  ]
  return findings.filter((finding) => finding !== false)
}
