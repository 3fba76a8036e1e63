import { createMatcher } from './matcher.ts'
import { fits, type Segment, type Template, templateOf } from './template.ts'

/** Stands for whatever a parameter may be: no path of a document has it. */
const anything = '\u{e000}'
const anythings = /\u{e000}+/gu

/** A path that fits both, as general as can be; undefined if there is none. */
export function overlapOf(one: string, other: string): string | undefined {
  return pathOf(textsOf(templateOf(one), templateOf(other)))
}

const pathOf = (texts: readonly (string | undefined)[]): string | undefined =>
  texts.every((text) => text !== undefined)
    ? texts.map((text) => text.replace(/[%/]/g, encodeURIComponent)).join('/')
    : undefined

function textsOf(one: Template, other: Template): readonly (string | undefined)[] {
  if (one.length !== other.length || one.some((segment, index) => areApart(segment, other[index])))
    return [undefined]
  const texts: (string | undefined)[] = []
  for (const [index, segment] of one.entries()) {
    texts.push(textOf(segment, other[index] ?? segment))
    if (texts[index] === undefined) break
  }
  return texts
}

/** Seen at a glance, as it is of most: a document has up to 5,000 paths. */
const areApart = (one: Segment, other: Segment | undefined): boolean =>
  one.names.length === 0 && other?.names.length === 0 && one.fixed[0] !== other.fixed[0]

function textOf(one: Segment, other: Segment): string | undefined {
  for (const [segment, against] of [
    [one, other],
    [other, one],
  ] as const) {
    const [text = ''] = segment.fixed
    if (segment.names.length === 0) return fits([against], [text]) ? text : undefined
  }
  const starts = longest(one.fixed[0], other.fixed[0], (long, short) => long.startsWith(short))
  const ends = longest(one.fixed.at(-1), other.fixed.at(-1), (long, short) => long.endsWith(short))
  if (starts === undefined || ends === undefined) return undefined
  const between = [one, other].flatMap(({ fixed }) =>
    fixed.slice(1, -1).map((piece) => `${piece}${anything}`),
  )
  return [starts, anything, ...between, ends].join('')
}

function longest(one = '', other = '', holds: (long: string, short: string) => boolean): string | undefined {
  const [long, short] = one.length > other.length ? [one, other] : [other, one]
  return holds(long, short) ? long : undefined
}

interface PlacedOperation {
  readonly method: string
  readonly path: string
}

/** Two operations that both fit a path, and neither only paths of the other. */
interface Overlap<Operation> {
  /** Takes these calls. */
  readonly taker: Operation
  readonly other: Operation
  /** Such a path, with 1 for what may be anything. */
  readonly example: string
}

/** Operations of one method between which it isn’t plain which of them a call means, in turn. */
export function* overlapsOf<Operation extends PlacedOperation>(
  operations: readonly Operation[],
): Generator<Overlap<Operation>, undefined> {
  const match = createMatcher(operations)
  const all = operations.map((operation) => ({ operation, template: templateOf(operation.path) }))
  for (const [index, one] of all.entries()) {
    const { method } = one.operation
    for (let next = index + 1; next < all.length; next += 1) {
      const other = all[next]
      if (method !== other?.operation.method) continue
      const path = pathOf(textsOf(one.template, other.template))
      if (path === undefined) continue
      if (isWithin(one.template, other.template) !== isWithin(other.template, one.template)) continue
      const taker = match(method, path).operation
      const rest = taker === one.operation ? other.operation : one.operation
      // A third may be more specific than both.
      if (taker !== one.operation && taker !== other.operation) continue
      yield { taker, other: rest, example: path.replace(anythings, '1') }
    }
  }
}

const isWithin = (inner: Template, outer: Template): boolean =>
  fits(
    outer,
    inner.map(({ fixed }) => fixed.join(anything)),
  )
