import { usualStyle } from '../document/read-style.ts'
import { isXml } from '../request/is-json.ts'
import { resolve } from '../schema/resolve.ts'
import type { Content, Encoding, Header, Input, NamedSchemas } from '../types.ts'
import { added, type Change, changed, code, removed } from './change.ts'
import { compareSchemas } from './compare-schemas.ts'
import { difference } from './constraint-changes.ts'
import type { Pair } from './fits.ts'

interface ContentWords {
  readonly place: string
  readonly verb?: string
}

export function compareContent(
  pair: Pair,
  old: readonly Content[],
  now: readonly Content[],
  { place, verb = pair.side === 'request' ? 'accepted' : 'returned' }: ContentWords,
): Change[] {
  // A receiver of a range accepts each of its types; a sender of one may send any of them.
  const covers = pair.side === 'request' ? accepts : isSame
  const gone = old.filter(({ type }) => !now.some((one) => covers(one.type, type)))
  const come = now.filter(({ type }) => !old.some((one) => isSame(one.type, type)))
  return [
    ...gone.map(({ type }) => removed(`The ${place} is no longer ${verb} as ${code(type)}.`)),
    // A response without a body before had nothing that could be missed.
    ...come.map(({ type }) => added(`The ${place} may now be ${verb} as ${code(type)}.`)),
    ...old.flatMap((content) => {
      const next =
        now.find(({ type }) => isSame(type, content.type)) ??
        now.find(({ type }) => covers(type, content.type))
      if (!next) return []
      const xml = isXml(next.type)
      return [
        ...compareSchemas({ ...pair, xml }, content.schema ?? true, next.schema ?? true, place),
        ...encodings(pair, content, next, place),
      ]
    }),
  ]
}

/** Capitals don't count, nor does a charset. */
const mediaType = (type: string): string => type.toLowerCase().replace(/\s*;\s*charset=[^;]*|\s+/g, '')

const isSame = (one: string, other: string): boolean => mediaType(one) === mediaType(other)

const accepts = (range: string, type: string): boolean =>
  isSame(range, type) ||
  range === '*/*' ||
  (range.endsWith('/*') && mediaType(type).startsWith(range.slice(0, -1)))

function encodings(pair: Pair, old: Content, now: Content, place: string): Change[] {
  const names = Object.keys({ ...old.encoding, ...now.encoding })
  return names.flatMap((name) => {
    const [was = {}, is = {}] = [old.encoding?.[name], now.encoding?.[name]]
    return [
      ...compareWriting(pair, was, is, `${place}.${name}`),
      ...compareHeaders(pair, was.headers ?? [], is.headers ?? [], `part ${code(name)}`),
    ]
  })
}

/** Headers of a response, or of a part of a form. */
export function compareHeaders(
  pair: Pair,
  old: readonly Header[],
  now: readonly Header[],
  place: string,
): Change[] {
  return old.flatMap(({ name, schema }) => {
    const next = now.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (next) return compareSchemas(pair, schema, next.schema, name)
    return pair.side === 'request'
      ? []
      : [removed(`The ${place} no longer includes the header ${code(name)}.`)]
  })
}

type Writing = Omit<Encoding, 'headers'> & Partial<Pick<Input, 'place' | 'schema'>>

/** How a list or an object is written. Another way is no longer read by the other side. */
export function compareWriting(pair: Pair, old: Writing, now: Writing, at: string): Change[] {
  const types = [typesOf(old, pair.old.schemas), typesOf(now, pair.now.schemas)] as const
  const [was, is] = [writingOf(old, types), writingOf(now, types)]
  const isRequest = pair.side === 'request'
  const [sender = '', receiver = ''] = isRequest ? [was.content, is.content] : [is.content, was.content]
  const isWider = sender !== '' && listOf(sender).every((type) => listOf(receiver).includes(type))
  const change = (word: string, from: unknown, to: unknown, breaking = true) =>
    from === to ? [] : [changed(`${code(at)}: ${difference(word, from, to)}.`, breaking)]
  const [mayReserve, mayNowReserve] = [old.allow_reserved === true, now.allow_reserved === true]
  const [first = []] = [
    change('content type', was.content, is.content, !isWider),
    change('style', was.style, is.style),
    change('explode', was.explode, is.explode),
  ].filter(({ length }) => length > 0)
  return [...first, ...change('allowReserved', mayReserve, mayNowReserve, mayReserve === isRequest)]
}

const listOf = (types: string): string[] => types.split(/\s*,\s*/)

const typesOf = ({ schema = true }: Writing, schemas: NamedSchemas): unknown[] =>
  [resolve(schema, schemas).node.type ?? ['array', 'object']].flat()

/** The writing as the other side sees it: most styles write a single value alike, and the simple one any list. */
function writingOf(one: Writing, types: readonly [unknown[], unknown[]]) {
  const style = one.style ?? (one.content_type === undefined ? one.place && usualStyle(one.place) : undefined)
  const has = (...kinds: string[]) => types.every((each) => kinds.some((kind) => each.includes(kind)))
  const isSeveral = has('array', 'object')
  const isExploded = one.explode ?? (style === 'form' || style === 'cookie')
  return {
    content: style ? undefined : one.content_type,
    style: isSeveral || style === 'label' || style === 'matrix' ? style : undefined,
    explode: has(style === 'simple' ? 'object' : 'array', 'object') ? style && isExploded : undefined,
  }
}
