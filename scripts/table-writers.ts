import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files by their path in `server/src`. */
type Sources = Readonly<Record<string, string>>

const partOf = (path: string): string => /^modules\/([^/]+)\//.exec(path)?.[1] ?? path.split('/')[0] ?? path

/** Which part of the server each table belongs to: the one whose interface has it. */
function ownersOf(sources: Sources): ReadonlyMap<string, string> {
  const declared = Object.entries(sources).filter(([path]) => /(^|\/)(tables|schema)\.ts$/.test(path))
  return new Map(
    declared.flatMap(([path, text]) => {
      const body = text.slice(text.indexOf('export interface'))
      return [...body.matchAll(/^ {2}(\w+): /gm)].map(([, table]) => [table ?? '', partOf(path)] as const)
    }),
  )
}

/** What writes a table that belongs to another part, as `path writes table`. The seed fills them all. */
export function foreignWrites(sources: Sources): readonly string[] {
  const owners = ownersOf(sources)
  return Object.entries(sources).flatMap(([path, text]) => {
    const written = [
      ...text.matchAll(/(?:insertInto|updateTable|deleteFrom)\('(\w+)'/g),
      ...text.matchAll(/(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)/g),
    ]
    const tables = new Set(written.map(([, table]) => table ?? ''))
    return [...tables]
      .filter((table) => owners.has(table) && owners.get(table) !== partOf(path) && partOf(path) !== 'seed')
      .map((table) => `${path} writes ${table}`)
  })
}

/** TypeScript alone: SQL files stand in the part whose functions they are, and the database itself holds their walls. */
export function serverSources(repo: string): Sources {
  const folder = join(repo, 'server/src')
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}
