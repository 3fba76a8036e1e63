import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tablesByPart } from './server-modules.mjs'

/** Files by their path in `server/src`. */
type Sources = Readonly<Record<string, string>>

const partOf = (path: string): string => /^modules\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0] ?? path

const owners = new Map(
  Object.entries(tablesByPart).flatMap(([part, names]) => names.split(' ').map((table) => [table, part])),
)

export const ownedTables: readonly string[] = [...owners.keys()]

/** Writes to another part's tables, as `path writes table`. The seed fills all of them. */
export function foreignWrites(sources: Sources): readonly string[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    const written = [
      ...text.matchAll(/(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g),
      ...text.matchAll(/\b(?:(?:INSERT|MERGE)\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE)\s+(?:ONLY\s+)?"?(\w+)/g),
    ]
    const tables = new Set(written.map(([, table]) => table ?? ''))
    // This setting passes the ledger's triggers (decision 0030).
    if (/switchboard\.ledger\s*(?:=|TO)\s*'?on/i.test(text)) tables.add('ledger')
    return [...tables]
      .filter((table) => owners.has(table) && owners.get(table) !== partOf(path) && partOf(path) !== 'seed')
      .map((table) => `${path} writes ${table}`)
  })
}

const named =
  /(?:[fF]rom|[jJ]oin|[tT]able|Into|using|Lateral)\(\[?\s*'(\w+)(?: as \w+)?'|\b(?:FROM|JOIN|INTO|UPDATE|USING|ONLY|TABLE)\s+"?(\w+)/g
const listed = /\b(?:FROM|USING)\b[^;()`]*?,\s*"?(\w+)/g

/** Queries that name another part's table, to read, join, lock or write it, as `path names table`. */
export function foreignUses(sources: Sources): readonly string[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    const matches = [...text.matchAll(named), ...text.matchAll(listed)]
    const tables = new Set(matches.map(([, one, other]) => one ?? other ?? ''))
    return [...tables]
      .filter((table) => owners.has(table) && owners.get(table) !== partOf(path) && partOf(path) !== 'seed')
      .map((table) => `${path} names ${table}`)
  })
}

const query = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`(]*>)?`/g

/**
 * How many queries stand outside the files that are for them, by part: `repo.ts`, or `<what>-repo.ts` beside it. The base and the ledger are
 * left out, whose tables and functions each have one file of their own, and the seed, which fills all tables.
 */
export function queriesOutsideRepos(sources: Sources): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [path, text] of Object.entries(sources)) {
    const part = partOf(path)
    if (!path.endsWith('.ts') || /(?:^|[-/])repo\.ts$/.test(path)) continue
    if (/^(platform|ledger|seed)$/.test(part)) continue
    const count = text.match(query)?.length ?? 0
    if (count > 0) counts[part] = (counts[part] ?? 0) + count
  }
  return counts
}

/** Migrations are left out: each moves what it found on its day, whoever owns it by now. */
export function serverSources(repo: string): Sources {
  const folder = join(repo, 'server/src')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(ts|sql)$/.test(path) && !/\.test\.ts$|^migrations\//.test(path))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
