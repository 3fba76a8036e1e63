import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Tables that grow with the calls: of each, an account’s rows could lie on a node of its own. */
export const hotTables = [
  'wallets',
  'lots',
  'ledger',
  'ledger_days',
  'ledger_counted',
  'calls_in_flight',
  'limit_counts',
  'api_calls',
  'api_call_days',
  'usage_days',
  'usage_key_days',
] as const

/** Of each call, and of each page of ledger, log and usage. */
const hotFiles = [
  'gateway/gateway.sql',
  'gateway/repo.ts',
  'modules/ledger/charges.sql',
  'modules/ledger/ledger.sql',
  'modules/ledger/limits.sql',
  'modules/ledger/days-repo.ts',
  'modules/ledger/limit-counts.ts',
  'modules/usage/usage.sql',
  'modules/usage/log-repo.ts',
  'modules/usage/log-pages-repo.ts',
  'modules/usage/repo.ts',
  'modules/wallet/repo.ts',
  'modules/wallet/statements-repo.ts',
  'modules/wallet/transactions-repo.ts',
] as const

export interface Statement {
  readonly file: string
  /** On one line, without comments. */
  readonly text: string
  readonly tables: readonly string[]
}

/** Statements of the hot files that read or write a hot table. */
export const hotStatements = (repo: string): readonly Statement[] =>
  hotFiles.flatMap((file) => statementsOf(file, readFileSync(join(repo, 'server/src', file), 'utf8')))

export const statementsOf = (file: string, source: string): readonly Statement[] =>
  (file.endsWith('.sql') ? piecesOfSql(source) : piecesOfCode(source)).flatMap((piece) => {
    const text = piece.replace(/\s+/g, ' ').trim()
    const tables = hotTables.filter((table) => usesTable(text, table))
    return tables.length > 0 ? [{ file, text, tables }] : []
  })

const piecesOfSql = (source: string): readonly string[] => source.replace(/--.*$/gm, '').split(';')

/** Texts of SQL, and queries that are built, to the end of their function. */
function piecesOfCode(source: string): readonly string[] {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, '')
  const texts = [
    ...code.matchAll(/sql(?:<[^`]*?>)?`((?:[^`$]|\$\{(?:[^`{}]|`[^`]*`|\{[^{}]*\})*\}|\$)*)`/g),
  ].map(([, text = '']) => text)
  const built = [
    ...code.matchAll(/(?:selectFrom|updateTable|deleteFrom|insertInto)\('[\s\S]*?(?=\n\}|\n\n)/g),
  ].map(([text]) => text)
  return [...texts, ...built]
}

const usesTable = (text: string, table: string): boolean =>
  new RegExp(`\\b(?:FROM|JOIN|UPDATE|INTO)\\s+(?:ONLY\\s+)?${table}\\b(?!\\()`, 'i').test(text) ||
  new RegExp(`(?:selectFrom|updateTable|deleteFrom|insertInto|[jJ]oin)\\('${table}(?: as \\w+)?'`).test(text)

/** Whether a statement finds its rows by the account: by an equality, by a join of accounts, or by naming it in what it inserts. */
export const namesAccount = (text: string): boolean =>
  /\buser_id\s*(?:=|IN\b)|USING \(user_id\b/i.test(text) ||
  /(?:where|on|onRef|whereRef)\('(?:\w+\.)?user_id', '='/.test(text) ||
  /INSERT INTO \w+(?: AS \w+)? \([^)]*\buser_id\b/i.test(text) ||
  /insertInto\([\s\S]*user_id/.test(text)
