import { createHash } from 'node:crypto'
import { asText } from '../json.ts'
import { maxLengths } from './max-lengths.ts'
import type { PlacedOperation } from './operations-of.ts'

/** Its own name; made of method and path where it has none, or one that another has: the same each time it is published. */
function operationId({ raw, path, method }: PlacedOperation, ids: Set<string>): string {
  const own = asText(raw.operationId).trim()
  const first = own && own.length <= maxLengths.operationId && !ids.has(own) ? own : madeOf(method, path)
  let id = first
  for (let copy = 2; ids.has(id); copy += 1) id = `${first}-${copy}`
  ids.add(id)
  return id
}

/** Operations of `paths` by their names in the documentation. An ID that a HEAD repeats is that of the call it goes with. */
export function withIds(
  all: readonly PlacedOperation[],
  ids: Set<string>,
): (PlacedOperation & { readonly operation_id: string })[] {
  const [calls, others] = [all.filter(isCall), all.filter((placed) => !isCall(placed))]
  const names = new Map([...calls, ...others].map((placed) => [placed, operationId(placed, ids)]))
  return all.map((placed) => ({ ...placed, operation_id: names.get(placed) ?? '' }))
}

/** Whether an operation is more than a question about another. */
export const isCall = ({ method }: Pick<PlacedOperation, 'method'>): boolean =>
  !/^(HEAD|OPTIONS|TRACE)$/.test(method)

const hashLength = 8

function madeOf(method: string, path: string): string {
  const [verb, place] = [method.toLowerCase(), path].map((one) =>
    one.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, ''),
  )
  const id = `${verb}-${place || 'root'}`
  // Room for the number of a copy.
  const longest = maxLengths.operationId - hashLength - 5
  if (id.length <= longest) return id
  const words = `${method.toLowerCase()} ${path}`
  const hash = createHash('sha256').update(words).digest('hex').slice(0, hashLength)
  return `${id.slice(0, longest)}-${hash}`
}
