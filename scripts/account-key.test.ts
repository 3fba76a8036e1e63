import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hotStatements, namesAccount, statementsOf } from './account-key.ts'

/** Statements that find their rows otherwise, with the reason: docs/scale.md says what each would need. */
const exceptions = [
  // By its request id, which is the key: a call is one account’s.
  ...Array(2).fill('modules/ledger/charges.sql calls_in_flight'),
  // By the lot that was just looked up for the account, and the row that was just posted for it.
  ...Array(2).fill('modules/ledger/ledger.sql lots'),
  'modules/ledger/ledger.sql ledger',
  // Counts are of a subscription or a key, both one account’s.
  ...Array(8).fill('modules/ledger/limits.sql limit_counts'),
  // Those of all accounts are looked at once a minute, for those to be told.
  ...Array(3).fill('modules/ledger/limit-counts.ts limit_counts'),
]

test('what runs for each call and each page finds its rows by the account', () => {
  const statements = hotStatements(join(import.meta.dirname, '..'))
  // Fewer, and the reading would have missed some.
  expect(statements.length).toBeGreaterThan(90)
  const others = statements
    .filter(({ text }) => !namesAccount(text))
    .flatMap(({ file, tables }) => tables.map((table) => `${file} ${table}`))
  expect(others.toSorted()).toEqual(exceptions.toSorted())
})

test.each([
  ['a.sql', 'SELECT sum(amount) FROM ledger WHERE created_at > now();'],
  ['a.sql', 'UPDATE wallets SET balance = 0;'],
  ['a.sql', 'INSERT INTO usage_days (day, calls) VALUES (p_day, 1);'],
  ['a.ts', `await sql<Row>\`SELECT * FROM api_calls WHERE at < \${edge}\`.execute(db)`],
  ['a.ts', "db.selectFrom('api_call_days').select('day').where('day', '>=', first).execute()\n\n"],
])('found in %s: %s', (file, source) => {
  expect(statementsOf(file, source).map(({ text }) => namesAccount(text))).toEqual([false])
})

test.each([
  ['a.sql', 'SELECT sum(amount) FROM ledger WHERE user_id = p_user;'],
  ['a.sql', 'INSERT INTO usage_days AS days (user_id, day) VALUES (p_user, p_day);'],
  [
    'a.ts',
    `await sql\`SELECT \${a ? sql\`1\` : sql\`2\`} FROM api_calls WHERE user_id = \${userId}\`.execute(db)`,
  ],
  ['a.ts', "db.selectFrom('lots').where('user_id', '=', userId).execute()\n\n"],
])('passed in %s: %s', (file, source) => {
  expect(statementsOf(file, source).map(({ text }) => namesAccount(text))).toEqual([true])
})
