import type { Schema } from '../contract.ts'
import { constraintBreaks } from './constraints.ts'
import { flat } from './flat.ts'
import type { Pair, Side } from './pair.ts'

export function schemaBreaks(pair: Pair, before: Schema, after: Schema, place: string): string[] {
  const shared = before.$ref && after.$ref && before.$ref.split('/').at(-1)
  const meeting = `${before.$ref} ${after.$ref} ${pair.side}`
  if (shared && pair.seen.has(meeting)) return []
  if (shared) pair.seen.add(meeting)
  const at = shared || place
  const old = flat(pair.before, before)
  const now = flat(pair.after, after)
  const found = [...constraintBreaks(pair.side, old, now), ...propertyBreaks(pair.side, old, now)]
  const deeper = [
    ...Object.keys(old.properties ?? {})
      .filter((name) => now.properties?.[name])
      .map((name) => ({ key: `.${name}`, was: old.properties?.[name], is: now.properties?.[name] })),
    { key: '[]', was: old.items, is: now.items },
    { key: '.*', was: old.additionalProperties, is: now.additionalProperties },
    ...['oneOf', 'anyOf'].flatMap((word) => variants(old[word], now[word])),
  ]
  return [
    ...found.map((sentence) => `${at}: ${sentence}`),
    ...deeper.flatMap(({ key, was, is }) =>
      isSchema(was) && isSchema(is) ? schemaBreaks(pair, was, is, `${at}${key}`) : [],
    ),
  ]
}

function propertyBreaks(side: Side, old: Schema, now: Schema): string[] {
  const required = (schema: Schema) => (schema.required ?? []) as string[]
  const gone = Object.keys(old.properties ?? {}).filter((name) => !now.properties?.[name])
  const found = gone.map((name) =>
    side === 'request' ? `${name} is no longer taken` : `${name} is no longer answered`,
  )
  if (side === 'request') {
    const added = required(now).filter((name) => !required(old).includes(name))
    found.push(...added.map((name) => `${name} must now be sent`))
  } else {
    const loose = required(old).filter((name) => !required(now).includes(name) && !gone.includes(name))
    found.push(...loose.map((name) => `${name} may now be left out`))
  }
  return found
}

function variants(old: unknown, now: unknown): { key: string; was: unknown; is: unknown }[] {
  if (!Array.isArray(old) || !Array.isArray(now)) return []
  return old.map((was, index) => ({ key: `(${index})`, was, is: now[index] }))
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}
