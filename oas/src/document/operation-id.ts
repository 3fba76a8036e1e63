import { createHash } from 'node:crypto'
import { asText, type JsonObject } from '../json.ts'
import { maxLengths } from './max-lengths.ts'

interface Place {
  readonly path: string
  readonly method: string
  /** Identifiers taken by the operations before. */
  readonly ids: Set<string>
}

/** Its own name; made of method and path where it has none, or one that another has: the same each time it is published. */
export function operationId(raw: JsonObject, { path, method, ids }: Place): string {
  const own = asText(raw.operationId).trim()
  const first = own && own.length <= maxLengths.operationId && !ids.has(own) ? own : madeOf(method, path)
  let id = first
  for (let copy = 2; ids.has(id); copy += 1) id = `${first}-${copy}`
  ids.add(id)
  return id
}

const hashLength = 8

function madeOf(method: string, path: string): string {
  const made = `${method}-${path.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'root'}`
  // Room for the number of a copy.
  const longest = maxLengths.operationId - hashLength - 5
  if (made.length <= longest) return made
  const hash = createHash('sha256').update(`${method} ${path}`).digest('hex').slice(0, hashLength)
  return `${made.slice(0, longest)}-${hash}`
}
