import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../../node_modules/@readme/oas-examples/3.1/json/readme.json')

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
}

/** A real document whose paths are repeated, under other prefixes and names, until it has that many bytes as compact JSON. */
export function largeDocument(bytes: number): string {
  const document: Document = JSON.parse(readFileSync(source, 'utf8'))
  const paths: Record<string, unknown> = {}
  const written = () => JSON.stringify({ ...document, paths })
  for (let copy = 1; written().length < bytes; copy += 1)
    for (const [path, item] of Object.entries(document.paths)) paths[`/${copy}${path}`] = renamed(item, copy)
  return written()
}

const renamed = (item: Document['paths'][string], copy: number) =>
  Object.fromEntries(
    Object.entries(item).map(([verb, part]) => [
      verb,
      part.operationId ? { ...part, operationId: `${part.operationId}${copy}` } : part,
    ]),
  )
