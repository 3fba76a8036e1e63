import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTypes } from '../src/platform/db/database-types.ts'
import { emptyDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
  await sql`CREATE TABLE things (
    id bigint GENERATED ALWAYS AS IDENTITY, small smallint NOT NULL, name text NOT NULL DEFAULT '', hash bytea NOT NULL,
    day date NOT NULL, at timestamptz NOT NULL, open boolean NOT NULL, names text[] NOT NULL, counts integer[] NOT NULL,
    sums bigint[] NOT NULL, times timestamptz[] NOT NULL, note text,
    state text CHECK (state IN ('NEW', 'OLD')), later text, free text CHECK (free IN ('A', 'B') OR free LIKE 'x%'),
    body jsonb NOT NULL DEFAULT '{}', kind text NOT NULL DEFAULT 'A', gone text);
    ALTER TABLE things ADD CHECK (later IN ('A', 'B')) NOT VALID;
    COMMENT ON COLUMN things.gone IS 'Unused';
    COMMENT ON COLUMN things.day IS 'Of the market.'`.execute(database.db)
})
afterAll(() => database.close())

const named = ['things.body', 'things.kind']
const typesWith = (names: readonly string[]) => databaseTypes(database.db, new Set(names))

test('each column has the type that its constraints, its default and its comment give it', async () => {
  const types = await typesWith(named)
  expect(types.slice(types.indexOf('  things: {'))).toBe(`  things: {
    id: GeneratedAlways<number>
    small: number
    name: Generated<string>
    hash: Buffer
    /** Of the market. */
    day: string
    at: Date
    open: boolean
    names: string[]
    counts: number[]
    sums: ColumnType<string[], number[]>
    times: Date[]
    note: string | null
    state: 'NEW' | 'OLD' | null
    later: string | null
    free: string | null
    body: JSONColumnType<ColumnTypes['things.body'], string | undefined, string>
    kind: ColumnTypes['things.kind']
  }
}
`)
})

test('the driver returns values of these types', async () => {
  await sql`INSERT INTO things (small, hash, day, at, open, names, counts, sums, times)
    VALUES (1, 'x', '2026-11-30', now(), true, '{a}', '{1}', '{1}', ARRAY[now()])`.execute(database.db)
  const { rows } = await sql`SELECT * FROM things`.execute(database.db)
  expect(rows).toMatchObject([
    {
      id: expect.any(Number),
      small: expect.any(Number),
      name: expect.any(String),
      hash: expect.any(Buffer),
      day: '2026-11-30',
      at: expect.any(Date),
      open: true,
      names: ['a'],
      counts: [1],
      sums: ['1'],
      times: [expect.any(Date)],
      note: null,
      body: {},
    },
  ])
})

test('JSON without a type is refused, and so are a name without a column and a kind of column without a type', async () => {
  await expect(typesWith(['things.kind'])).rejects.toThrow('things.body is JSON')
  await expect(typesWith([...named, 'things.colour'])).rejects.toThrow('no table has things.colour')
  await sql`CREATE TABLE points (at point)`.execute(database.db)
  await expect(typesWith(named)).rejects.toThrow('points.at is point')
})
