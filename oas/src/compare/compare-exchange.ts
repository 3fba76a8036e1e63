import { usualStyle } from '../document/read-style.ts'
import { isXml } from '../request/is-json.ts'
import { resolve } from '../schema/resolve.ts'
import { propertiesOf } from '../schema/row.ts'
import type { Content, Encoding, Header, Input, Response, SchemaNode } from '../types.ts'
import { added, type Change, changed, code, removed } from './change.ts'
import { compareSchemas } from './compare-schemas.ts'
import { difference } from './constraint-changes.ts'
import type { Pair } from './fits.ts'
import { isAnything, type SchemaViews } from './schema-views.ts'

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
  // A receiver of a range accepts each of its types.
  const covers = (was: string, is: string) => (pair.side === 'request' ? accepts(is, was) : accepts(was, is))
  const gone = old.filter(({ type }) => !now.some((one) => covers(type, one.type)))
  const come = now.filter(({ type }) => !old.some((one) => isSame(one.type, type)))
  return [
    ...gone.map(({ type }) => removed(`The ${place} is no longer ${verb} as ${code(type)}.`)),
    // A response without a body before had nothing that could be missed.
    ...come.map(({ type }) => added(`The ${place} may now be ${verb} as ${code(type)}.`)),
    ...old.flatMap((content) => {
      const next =
        now.find(({ type }) => isSame(type, content.type)) ??
        now.find(({ type }) => covers(content.type, type))
      if (!next) return []
      const xml = isXml(next.type)
      return [
        ...compareSchemas({ ...pair, xml }, bodyOf(content), bodyOf(next), place),
        ...encodings(pair, content, next, place),
      ]
    }),
  ]
}

/** Files are strings, also where nothing is said of them. */
const bodyOf = ({ type, schema }: Content): SchemaNode =>
  isAnything(schema ?? true) && /^(?:image|audio|video|font)\/|\/(?:octet-stream|pdf|zip|gzip)$/i.test(type)
    ? { type: 'string' }
    : (schema ?? true)

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
    const byStyle = [old, now].some(({ encoding }) => encoding?.[name]?.style !== undefined)
    const was = encodingOf(old, { name, byStyle, views: pair.old })
    const is = encodingOf(now, { name, byStyle, views: pair.now })
    return [
      ...compareWriting(pair, was, is, name.startsWith('[') ? `${place}${name}` : `${place}.${name}`),
      ...compareHeaders(pair, was.headers ?? [], is.headers ?? [], `part ${code(name)}`),
    ]
  })
}

interface Field {
  readonly name: string
  /** Whether either version names its style, which takes the place of a media type. */
  readonly byStyle: boolean
  readonly views: SchemaViews
}

/** How a field is written, also where it is written as it would be without a word. */
function encodingOf(content: Content, { name, byStyle, views }: Field): Encoding & Pick<Writing, 'schema'> {
  const one = content.encoding?.[name] ?? {}
  const schema = fieldOf(content.schema ?? true, name, views)
  if (schema === undefined) return one
  const usual = usualType(schema, views)
  const { content_type: type = usual, ...rest } = one
  if (one.style || mediaType(type) !== usual) return { ...one, schema }
  return {
    ...rest,
    ...(byStyle && usual !== 'application/json' ? { style: 'form' } : { content_type: usual }),
    schema,
  }
}

/** A field of a form, which may be one of several. */
function fieldOf(form: SchemaNode, name: string, views: SchemaViews): SchemaNode | undefined {
  const { node, choice } = views.of(form)
  const fields = choice?.variants.map(({ whole }) => fieldOf(whole, name, views)) ?? []
  return propertiesOf(node)[name] ?? fields.find((field) => field !== undefined)
}

/** The media type of a part of a form. Each item of a list is a part. */
function usualType(field: SchemaNode, views: SchemaViews): string {
  const { node } = resolve(field, views.schemas)
  const [type = 'file'] = [node.type ?? []].flat().filter((one) => one !== 'null')
  if (type === 'array') return usualType((node.items ?? true) as SchemaNode, views)
  if (type === 'object') return 'application/json'
  const isFile =
    node.contentEncoding ?? node.contentMediaType ?? /^(?:binary|byte)$/.test(String(node.format))
  return isFile || type === 'file' ? 'application/octet-stream' : 'text/plain'
}

const isSuccess = ({ status }: Response): boolean => status.startsWith('2')

/** Whether a range of statuses has one of them, or all of a smaller range. */
export const hasStatus = (range: Response, { status }: Response): boolean =>
  range.status === status || (range.status.endsWith('XX') && status.startsWith(range.status.charAt(0)))

/** The responses that stand for one in another version: of the same status, of its range, or all others where no success is named. */
export function counterparts(
  one: Response,
  own: readonly Response[],
  others: readonly Response[],
): readonly Response[] {
  const same = others.filter(({ status }) => status === one.status)
  if (same.length > 0) return same
  const near = others.filter((other) => hasStatus(other, one) || hasStatus(one, other))
  if (isSuccess(one) && !others.some(isSuccess)) return others.filter(({ status }) => status === 'default')
  return one.status === 'default' && !own.some(isSuccess) ? others.filter(isSuccess) : near
}

/** Headers of a response, or of a part of a form. */
export function compareHeaders(
  pair: Pair,
  old: readonly Header[],
  now: readonly Header[],
  place: string,
): Change[] {
  return old.flatMap((header) => {
    const { name, schema } = header
    const next = now.find((one) => one.name.toLowerCase() === name.toLowerCase())
    const isRequest = pair.side === 'request'
    if (!next) return isRequest ? [] : [removed(`The ${place} no longer includes the header ${code(name)}.`)]
    const [sender, receiver] = isRequest ? [header, next] : [next, header]
    const isMissed = receiver.required === true && sender.required === false
    const words = isRequest ? 'is now required' : 'may now be missing'
    return [
      ...(isMissed ? [changed(`The header ${code(name)} of the ${place} ${words}.`, true)] : []),
      ...compareWriting(pair, { ...header, place: 'header' }, { ...next, place: 'header' }, name),
      ...compareSchemas(pair, schema, next.schema, name),
    ]
  })
}

type Writing = Omit<Encoding, 'headers'> & Partial<Pick<Input, 'place' | 'schema'>>

/** How a list or an object is written. Another way is no longer read by the other side. */
export function compareWriting(pair: Pair, old: Writing, now: Writing, at: string): Change[] {
  const types = [typesOf(old, pair.old), typesOf(now, pair.now)] as const
  const [was, is] = [writingOf(old, types), writingOf(now, types)]
  const isRequest = pair.side === 'request'
  const [sender = '', receiver = ''] = isRequest ? [was.content, is.content] : [is.content, was.content]
  const isWider = acceptsAll(receiver, sender)
  const isEqual = isWider && acceptsAll(sender, receiver)
  const change = (word: string, from: unknown, to: unknown, breaking = true) =>
    from === to ? [] : [changed(`${code(at)}: ${difference(word, from, to)}.`, breaking)]
  const [mayReserve, mayNowReserve] = [old.allow_reserved === true, now.allow_reserved === true]
  const [first = []] = [
    isEqual ? [] : change('content type', was.content, is.content, !isWider),
    change('style', was.style, is.style),
    change('explode', was.explode, is.explode),
  ].filter(({ length }) => length > 0)
  return [...first, ...change('allowReserved', mayReserve, mayNowReserve, mayReserve === isRequest)]
}

const listOf = (types: string): string[] => types.split(/\s*,\s*/)

const acceptsAll = (ranges: string, types: string): boolean =>
  types !== '' && listOf(types).every((type) => listOf(ranges).some((range) => accepts(range, type)))

const typesOf = ({ schema = true }: Writing, views: SchemaViews): unknown[] =>
  [views.of(schema).node.type ?? ['array', 'object']].flat()

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
