import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files by the files that name them. Paths are relative to the repo. */
export type NamedBy = ReadonlyMap<string, ReadonlySet<string>>

const hasStrings = /\.(?:ts|tsx|mjs)$/
const quoted = /(['"`])((?:(?!\1)[^\\\n]){2,200})\1/g
const operation = /<'(\w+)'>/g

/**
 * A file depends on every file that it names between quotes: imports name them with their extension, as do programs that are started,
 * fixtures and data. A folder that is named stands for all in it, and a call of the contract for the file that handles it.
 */
export function namedBy(
  files: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): NamedBy {
  const known = new Set(files)
  const folders = Map.groupBy(files, dirname)
  const texts = new Map(files.filter((file) => hasStrings.test(file)).map((file) => [file, read(file)]))
  const handlerOf = handlersByCall(texts, read)
  const packages = entriesOfPackages(files, read)
  const result = new Map<string, Set<string>>()
  const add = (file: string, by: string) => {
    if (file !== by) result.set(file, (result.get(file) ?? new Set()).add(by))
  }
  for (const [file, text] of texts) {
    for (const [, , name = ''] of text.matchAll(quoted)) {
      const own = join(dirname(file), name)
      const named = packages.get(name) ?? [own, name].find((path) => known.has(path)) ?? handlerOf.get(name)
      if (named) add(named, file)
      // In the app, `'member'` is a word, and `'/admin/kyb'` an address.
      else if (!file.startsWith('app/src/') || name.startsWith('.'))
        for (const inside of folders.get(own.replace(/\/$/, '')) ?? []) add(inside, file)
    }
  }
  return result
}

/** `/api/wallet/credits`, also after a method, by the file whose handler has the operation’s ID. */
function handlersByCall(
  texts: ReadonlyMap<string, string>,
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const fileOf = new Map<string, string>()
  for (const [file, text] of texts) {
    if (!file.startsWith('server/src/') || file.includes('.test.')) continue
    for (const [, id = ''] of text.matchAll(operation)) fileOf.set(id, file)
  }
  const byCall = new Map<string, string>()
  for (const bundle of ['portal', 'content']) {
    const { paths } = JSON.parse(read(`openapi/dist/${bundle}.json`)) as {
      paths: Record<string, Record<string, { operationId?: string }>>
    }
    for (const [path, item] of Object.entries(paths)) {
      for (const [method, { operationId }] of Object.entries(item)) {
        const file = fileOf.get(operationId ?? '')
        if (!file) continue
        byCall.set(`${method.toUpperCase()} ${path}`, file)
        byCall.set(path, file)
      }
    }
  }
  return byCall
}

/** `@switchboard/sdk/react-query` by its source. */
function entriesOfPackages(
  files: readonly string[],
  read: (file: string) => string,
): ReadonlyMap<string, string> {
  const entries = new Map<string, string>()
  for (const file of files.filter((path) => /^\w+(?:\/\w+)?\/package\.json$/.test(path))) {
    const { name, exports = {} } = JSON.parse(read(file)) as {
      name: string
      exports?: Record<string, string | Record<string, string>>
    }
    for (const [entry, to] of Object.entries(exports)) {
      const source = typeof to === 'string' ? to : to['@switchboard/source']
      if (source) entries.set(join(name, entry), join(dirname(file), source))
    }
  }
  return entries
}
