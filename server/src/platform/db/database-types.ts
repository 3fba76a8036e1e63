import { sql } from 'kysely'
import type { Db } from './client.ts'

interface Column {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly nullable: boolean
  /** An INSERT may leave it out. */
  readonly optional: boolean
  /** No INSERT may name it. */
  readonly generated: boolean
  readonly comment: string | null
  /** `CHECK ((status = ANY (ARRAY['ACTIVE'::text, 'PENDING'::text])))` */
  readonly check: string | null
}

/** As the driver returns them, with the parsers of client.ts; numbers of bigint[] come as text. */
const types: Readonly<Record<string, string>> = {
  text: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  'timestamp with time zone': 'Date',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  'bigint[]': 'ColumnType<string[], number[]>',
  'timestamp with time zone[]': 'Date[]',
}

async function readColumns(db: Db): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    SELECT relname AS table, attname AS column, format_type(atttypid, NULL) AS type, NOT attnotnull AS nullable,
      atthasdef OR attidentity <> '' AS optional, attgenerated <> '' OR attidentity = 'a' AS generated,
      col_description(attrelid, attnum) AS comment,
      (SELECT min(pg_get_constraintdef(oid)) FROM pg_constraint WHERE conrelid = attrelid AND conkey = ARRAY[attnum]
        AND pg_get_constraintdef(oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$') AS check
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v') AND NOT relispartition
      AND attnum > 0 AND NOT attisdropped AND col_description(attrelid, attnum) IS DISTINCT FROM 'Unused'
    ORDER BY relname, attnum`.execute(db)
  return rows
}

/** `table.column` of those that ColumnTypes has. */
type NamedColumns = ReadonlySet<string>

function typeOf({ table, column, type, nullable, optional, generated, check }: Column, named: NamedColumns) {
  const name = `${table}.${column}`
  const isNamed = named.has(name)
  const orNull = nullable ? ' | null' : ''
  if (/^jsonb?$/.test(type)) {
    if (!isNamed) throw new Error(`${name} is JSON: add its type to server/src/column-types.ts.`)
    const written = `string${orNull}`
    return `JSONColumnType<ColumnTypes['${name}']${orNull}, ${written}${optional ? ' | undefined' : ''}, ${written}>`
  }
  if (isNamed) return `ColumnTypes['${name}']${orNull}`
  const read = check?.match(/'[^']*'(?=::text)/g)?.join(' | ') ?? types[type]
  if (!read) throw new Error(`${name} is ${type}, which database-types.ts has no type for.`)
  if (generated) return `GeneratedAlways<${read}${orNull}>`
  return optional ? `Generated<${read}${orNull}>` : `${read}${orNull}`
}

/** A module with the types of all tables, as they are in the database. */
export async function databaseTypes(db: Db, named: NamedColumns): Promise<string> {
  const columns = await readColumns(db)
  const names = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const unknown = [...named].filter((name) => !names.has(name))
  if (unknown.length > 0) throw new Error(`column-types.ts: no table has ${unknown.join(', ')}.`)
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => {
    const rows = own.map((column) => {
      const comment = column.comment === null ? '' : `    /** ${column.comment} */\n`
      return `${comment}    ${column.column}: ${typeOf(column, named)}\n`
    })
    return `  ${table}: {\n${rows.join('')}  }\n`
  })
  return `// Written by \`npm run generate\` from the migrations. Add one to server/src/migrations, and don’t edit this file.
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Credits and money are kept in hundredths, as whole numbers; times are Date, days \`YYYY-MM-DD\`. */
export interface Database {
${tables.join('')}}
`
}
