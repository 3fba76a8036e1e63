import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  foreignUses,
  foreignWrites,
  ownedTables,
  queriesOutsideRepos,
  serverSources,
} from './table-writers.ts'

/** Each with its reason; other writes to a part's tables go through that part's functions. */
const exceptions = [
  // Marks and reminders stand in the ledger's rows and move nothing.
  'modules/wallet/repo.ts writes wallets',
  'modules/wallet/lots-repo.ts writes lots',
  // Any number of checkouts end in one statement, with their rows of the audit log.
  'modules/payments/repo.ts writes audit_log',
]

test('a table is written by the part that it belongs to', () => {
  expect(foreignWrites(serverSources(join(import.meta.dirname, '..'))).toSorted()).toEqual(
    exceptions.toSorted(),
  )
})

test('each table belongs to one part', () => {
  const types = serverSources(join(import.meta.dirname, '..'))['platform/db/generated/database.ts'] ?? ''
  const tables = [...types.matchAll(/^ {2}(\w+): \{/gm)].map(([, table]) => table)
  expect(ownedTables.toSorted()).toEqual(tables)
})

test.each([
  "await db.updateTable('wallets').set({ balance: 0 }).execute()",
  'await sql`UPDATE wallets SET balance = 0`.execute(db)',
  'await sql`DELETE FROM wallets`.execute(db)',
  'TRUNCATE wallets',
  'MERGE INTO wallets USING debits ON true WHEN MATCHED THEN DELETE',
  'CREATE FUNCTION move() RETURNS void LANGUAGE sql AS $$ WITH due AS (SELECT 1) UPDATE\n  ONLY "wallets" SET balance = 0 $$',
])('a write from elsewhere is found: %s', (text) => {
  const path = 'modules/payments/settle-payment.ts'
  expect(foreignWrites({ [path]: text })).toEqual([`${path} writes wallets`])
  expect(foreignWrites({ 'modules/ledger/x.ts': text, 'seed/x.ts': text })).toEqual([])
})

/**
 * Other parts' tables that each part reads: joins that make one statement of several (decision 0029). A number only
 * ever falls: a query without a join calls the owner's function.
 */
const foreignTables = {
  // An account's export reads each table with rows about a person.
  'account-data': 30,
  // A change that is ahead has the name of its plan, a prepaid plan its paid periods, an account its team.
  'account-plans': 3,
  admin: 6,
  // Affected accounts, by their plan, their subscription or their calls.
  announcements: 9,
  auth: 1,
  catalogue: 2,
  conformance: 2,
  downloads: 3,
  gateway: 7,
  // The spending of a key is what is booked of it and what is in flight, in one look; a spend cap counts keys by their creator.
  ledger: 3,
  payments: 5,
  // check-data reads all: it holds rows against each other that no module sees together.
  platform: 25,
  pricing: 5,
  publishing: 7,
  reference: 1,
  'second-factor': 1,
  // Days are counted from those of each key, for every API.
  status: 3,
  subscriptions: 4,
  team: 2,
  // Customers are counted by their live keys, in one statement for all.
  usage: 7,
  // Lines of a bill are rows of the ledger, with the names of their operations.
  wallet: 15,
}

test('tables of others are named in few places, and users in none', () => {
  const uses = foreignUses(serverSources(join(import.meta.dirname, '..')))
  expect(uses.filter((use) => use.endsWith(' users'))).toEqual([])
  const parts = Map.groupBy(uses, (use) => /^(?:modules\/)?([^/]+)/.exec(use)?.[1] ?? use)
  expect(Object.fromEntries([...parts].map(([part, { length }]) => [part, length]))).toEqual(foreignTables)
})

test.each([
  "await tx.selectFrom('users').select('id').forNoKeyUpdate().execute()",
  "db.selectFrom('things').leftJoin('users as owner', 'owner.email', 'recipient')",
  "db.selectFrom(['things', 'x']).innerJoin(\n    'users',",
  "sql.table('users')",
  'sql`SELECT FROM things\n JOIN users ON true`',
  'sql`SELECT FROM things, users`',
  'sql`DELETE FROM things USING users`',
])('a use of users is found: %s', (text) => {
  const path = 'modules/admin/deliveries.ts'
  const sources = { [path]: text, 'modules/accounts/repo.ts': text }
  expect(foreignUses(sources)).toEqual([`${path} names users`])
  expect(foreignUses({ [path]: "db.selectFrom(people('users')).where('users.id', '=', id)" })).toEqual([])
})

/**
 * Remaining queries by part. A number only ever falls: a new query goes into the repo.ts of the module that owns its
 * table.
 */
const outsideRepos = { publishing: 1 }

test('queries stand in the repositories of their modules', () => {
  expect(queriesOutsideRepos(serverSources(join(import.meta.dirname, '..')))).toEqual(outsideRepos)
})

test('queries are counted by part, of either kind, and not where they belong', () => {
  const text =
    "db.selectFrom('a'); sql`SELECT 1`; sql<{ readonly a: number }>`SELECT 1`; sql.ref('a'); tx.deleteFrom('b')"
  const paths = ['modules/admin/x.ts', 'modules/admin/repo.ts', 'modules/admin/x-repo.ts', 'gateway/x.ts']
  const sources = Object.fromEntries(
    [...paths, 'platform/x.ts', 'modules/ledger/x.ts'].map((path) => [path, text]),
  )
  expect(queriesOutsideRepos(sources)).toEqual({ admin: 4, gateway: 4 })
})

test('whoever opens the ledger for itself is found, whatever it writes then', () => {
  const path = 'gateway/gateway.sql'
  const text = "CREATE FUNCTION x() RETURNS void LANGUAGE sql SET switchboard.ledger = 'on' AS $$ SELECT 1 $$"
  expect(foreignWrites({ [path]: text, 'modules/ledger/ledger.sql': text })).toEqual([
    `${path} writes ledger`,
  ])
})

test('functions of the database are read as well; a lock, a trigger and a conflict are no writes of their own', () => {
  const sources = serverSources(join(import.meta.dirname, '..'))
  expect(Object.keys(sources)).toEqual(
    expect.arrayContaining(['modules/ledger/ledger.sql', 'gateway/gateway.sql']),
  )
  const path = 'gateway/gateway.sql'
  const text =
    'SELECT FROM wallets FOR UPDATE; CREATE TRIGGER t BEFORE UPDATE OF balance OR DELETE ON wallets;'
  expect(foreignWrites({ [path]: text })).toEqual([])
})

test('no row is locked FOR UPDATE: a foreign key to it waits for that lock, and two writes of one account wait for each other', () => {
  const locks = Object.entries(serverSources(join(import.meta.dirname, '..')))
    .filter(([, text]) => /\bFOR UPDATE\b|\.forUpdate\(/.test(text))
    .map(([path]) => path)
  expect(locks).toEqual([])
})
