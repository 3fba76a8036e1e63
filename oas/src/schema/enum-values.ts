import { asArray, isRecord } from '../json.ts'
import { writeJson } from '../numbers.ts'
import type { ResolvedSchema } from './resolve.ts'

/** An allowed value, and its meaning if the document states it. */
export interface EnumValue {
  readonly value: unknown
  readonly name?: string
  readonly description?: string
}

const nameWords = ['x-enum-varnames', 'x-enumNames', 'x-enum-names', 'x-enum-keys']
const descriptionWords = [
  'x-enum-descriptions',
  'x-enumDescriptions',
  'x-enum-description',
  'x-enumDescription',
]

/** Every value that is allowed, or undefined when any is. */
export function enumValues(node: ResolvedSchema['node']): readonly EnumValue[] | undefined {
  const values = 'const' in node ? [node.const] : Array.isArray(node.enum) ? node.enum : undefined
  // Some documents have a value twice.
  const written = values?.map((value) => writeJson(value)) ?? []
  return values?.flatMap((value, place) => {
    if (written.indexOf(written[place] ?? '') < place) return []
    const known = entryOf(node['x-ms-enum'], value)
    const name = textIn(node, nameWords, value, place) ?? known.name
    const description = textIn(node, descriptionWords, value, place) ?? known.description
    return {
      value,
      ...(typeof name === 'string' && name !== '' && name !== String(value) && { name }),
      ...(typeof description === 'string' && description !== '' && { description }),
    }
  })
}

/** Generators write lists beside the values, or maps by value. */
function textIn(
  node: ResolvedSchema['node'],
  words: readonly string[],
  value: unknown,
  place: number,
): unknown {
  for (const word of words) {
    const texts = node[word]
    const text = Array.isArray(texts) ? texts[place] : isRecord(texts) && own(texts, String(value))
    if (typeof text === 'string') return text
  }
  return undefined
}

const own = (texts: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(texts, name) ? texts[name] : undefined

function entryOf(known: unknown, value: unknown): Record<string, unknown> {
  const entries: readonly unknown[] = isRecord(known) ? asArray(known.values) : []
  return entries.filter(isRecord).find((entry) => entry.value === value) ?? {}
}
