import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Tx } from '../../src/platform/db/client.ts'
import { outsideTransaction } from '../../src/platform/db/migrate.ts'

/** The sources of the last release, which tell what its servers use. */
export interface ReleaseSources {
  readonly functions: string
  readonly tables: string
  readonly all: string
}

export function readSources(folder: string): ReleaseSources {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(ts|sql)$/.test(name) && !name.startsWith('migrations'),
  )
  const read = (ending: RegExp) =>
    names
      .filter((name) => ending.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
  // Generated types name each column that isn't marked as unused, and all tables.
  const types = /(?:tables|generated\/database)\.ts$/
  return { functions: read(/\.sql$/), tables: read(types), all: read(/^(?!.*generated\/database)/) }
}

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text)

/** A column is used where its table is typed with it, or where a function names it. */
function usesColumn({ functions, tables, all }: ReleaseSources, table: string, column: string): boolean {
  const typed = new RegExp(`^ {2}${table}: \\{(.*\\}$|$[^]*?^ {2}\\}$)`, 'm').exec(tables)?.[0]
  return hasWord(typed ?? all, column) || hasWord(functions, column)
}

interface Column {
  readonly id: string
  readonly table: string
  readonly column: string
  readonly type: string
  /** An INSERT of a release that doesn't know it fails. */
  readonly demanded: boolean
}

interface Named {
  readonly id: string
  readonly name: string
  readonly text: string
}

interface Catalogue {
  readonly columns: readonly Column[]
  readonly relations: readonly Named[]
  readonly functions: readonly Named[]
  /** How often each table was read as a whole. */
  readonly scans: ReadonlyMap<string, number>
}

async function readCatalogue(tx: Tx): Promise<Catalogue> {
  const columns =
    await sql<Column>`SELECT attrelid || '.' || attnum AS id, relname AS table, attname AS column,
      format_type(atttypid, atttypmod) AS type,
      attnotnull AND NOT atthasdef AND attidentity = '' AND relkind IN ('r', 'p') AS demanded
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'c') AND attnum > 0 AND NOT attisdropped`.execute(
      tx,
    )
  const relations = await sql<Named>`SELECT oid::text AS id, relname AS name, '' AS text FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'c')`.execute(tx)
  const functions =
    await sql<Named>`SELECT oid::text AS id, proname AS name, pg_get_functiondef(oid) AS text FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'`.execute(tx)
  const scans = await sql<{ table: string; scans: number }>`SELECT relname AS table, seq_scan AS scans
    FROM pg_stat_xact_user_tables WHERE schemaname = 'public'`.execute(tx)
  return {
    columns: columns.rows,
    relations: relations.rows,
    functions: functions.rows,
    scans: new Map(scans.rows.map(({ table, scans }) => [table, scans])),
  }
}

/** Runs a migration in the transaction, and says why servers of the last release couldn’t go on meanwhile, or afterwards. */
export async function migrate(tx: Tx, text: string, release: ReleaseSources): Promise<readonly string[]> {
  if (text.startsWith(outsideTransaction)) return statementFaults(text)
  // An index that could find the rows is used, however few there are here.
  await sql`SET LOCAL search_path = public; SET LOCAL enable_seqscan = off`.execute(tx)
  const before = await readCatalogue(tx)
  await sql.raw(text).execute(tx)
  const after = await readCatalogue(tx)
  return [
    ...scanFaults(before, after),
    ...columnFaults(before, after, release),
    ...requiredColumnFaults(before, after),
    ...nameFaults(before.relations, after.relations, release),
    ...functionFaults(before, after, release),
  ]
}

/** Tables that don't grow with use. */
const small = new Set([
  'market',
  'catalogue_version',
  'plans',
  'products',
  'product_versions',
  'announcements',
])

/** The time of a scan grows with the table, and the locks of a migration are held until its end. */
const scanFaults = (before: Catalogue, after: Catalogue): readonly string[] =>
  before.relations
    .filter(({ name }) => !small.has(name) && (after.scans.get(name) ?? 0) > (before.scans.get(name) ?? 0))
    .map(
      ({ name }) =>
        `reads all of ${name} with its locks held. An index: CONCURRENTLY, in a file that begins with “${outsideTransaction}”. A constraint: NOT VALID, and VALIDATE CONSTRAINT in such a file. Rows: in a job, piece by piece.`,
    )

function columnFaults(before: Catalogue, after: Catalogue, release: ReleaseSources): readonly string[] {
  const now = new Map(after.columns.map((column) => [column.id, column]))
  return before.columns.flatMap(({ id, table, column, type }) => {
    const same = now.get(id)
    const tableStays = after.relations.some(({ name }) => name === table)
    if ((same?.column === column && same.type === type) || !tableStays) return []
    if (!usesColumn(release, table, column)) return []
    const what = !same ? 'drops' : same.column === column ? 'changes the type of' : 'renames'
    return [
      `${what} ${table}.${column}, which the last release uses. Add another column; drop this one a release later.`,
    ]
  })
}

function requiredColumnFaults(before: Catalogue, after: Catalogue): readonly string[] {
  const were = new Map(before.columns.map((column) => [column.id, column]))
  const tables = new Set(before.relations.map(({ name }) => name))
  return after.columns
    .filter(({ id, table, demanded }) => demanded && tables.has(table) && !were.get(id)?.demanded)
    .map(
      ({ table, column }) =>
        `makes ${table}.${column} a column that the last release’s INSERTs have to fill. Give it a default, which goes a release later.`,
    )
}

function nameFaults(
  before: readonly Named[],
  after: readonly Named[],
  { all }: ReleaseSources,
): readonly string[] {
  const names = new Set(after.map(({ name }) => name))
  return before
    .filter(({ name }) => !names.has(name) && hasWord(all, name))
    .map(({ name }) => `takes ${name} away, which the last release uses. Drop it a release later.`)
}

/** A function that migrations made is shared by both releases, most of them by triggers. */
function functionFaults(before: Catalogue, after: Catalogue, release: ReleaseSources): readonly string[] {
  const now = new Map(after.functions.map((one) => [one.id, one]))
  const isOfTrigger = ({ text }: Named) => text.includes('RETURNS trigger')
  return before.functions
    .filter((one) => now.get(one.id)?.text !== one.text)
    .filter((one) => now.has(one.id) || isOfTrigger(one) || hasWord(release.all, one.name))
    .map(
      ({ name }) =>
        `changes the function ${name} under the last release. Make one with another name; or let each release have its own, in a file of platform/db/functions.ts.`,
    )
}

const bearable = [
  /^CREATE (UNIQUE )?INDEX CONCURRENTLY (?<index>\w+) ON \w+\b/,
  /^DROP INDEX CONCURRENTLY IF EXISTS (?<dropped>\w+)$/,
  /^ALTER TABLE (ONLY )?\w+ VALIDATE CONSTRAINT \w+$/,
]

/** Outside a transaction, each statement has to bear being killed and run again, and nothing may wait for it. */
function statementFaults(text: string): readonly string[] {
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .split(/;$/m)
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '')
  const dropped = new Set<string | undefined>()
  return statements.flatMap((statement) => {
    const match = bearable.map((form) => form.exec(statement)).find((one) => one !== null)
    if (!match) return [`“${statement}” can’t stand outside a transaction.`]
    const { index, dropped: name } = match.groups ?? {}
    dropped.add(name)
    return index === undefined || dropped.has(index)
      ? []
      : [
          `${index} would stay unusable after a kill: DROP INDEX CONCURRENTLY IF EXISTS ${index}; before it is made.`,
        ]
  })
}
