/** A part of a path between two slashes. */
export interface Segment {
  /** The texts before, between and after its parameters, without percent-encoding; one where it has none. */
  readonly fixed: readonly string[]
  readonly names: readonly string[]
}

/** A path of a document, such as `/reports/{id}.json`. */
export type Template = readonly Segment[]

const parameter = /\{([^{}]*)\}/

/** No request carries what follows a `#`, by which documents tell several uses of one path apart, as others do by a query. */
export const withoutFragment = (path: string): string => /^(?:\{[^{}]*\}|[^#])*/.exec(path)?.[0] ?? ''
const withoutQuery = (path: string): string => /^(?:\{[^{}]*\}|[^?#])*/.exec(path)?.[0] ?? ''

export const templateOf = (path: string, read: ReadText = withoutEncoding): Template =>
  withoutQuery(path)
    .split('/')
    .map((text) => {
      const pieces = text.split(parameter)
      const fixed = pieces.filter((_, index) => index % 2 === 0)
      const names = pieces.filter((_, index) => index % 2 === 1)
      return { fixed: fixed.map((piece) => read(piece) ?? piece), names }
    })

/** The path without the names of its parameters, which no caller sees. */
export const pathShape = (path: string): string => path.replace(/\{[^{}]*\}/g, '{}')

/** The method and the shape of the path: the same for operations that take the same calls, whatever they are named. */
export const callShape = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${pathShape(path)}`

/** Reads percent-encoded text; undefined where it is malformed. */
export type ReadText = (text: string) => string | undefined

export const withoutEncoding: ReadText = (text) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Encoded, these may mean something else than as they are (RFC 3986, 2.2). Brackets and quotes are encoded by too many clients to. */
const reserved = /[%:/?#@$&+,;=]/g

/** The same, but reserved characters that are encoded stay so. */
export const withReserved: ReadText = (text) => {
  const read = withoutEncoding(text)
  return (
    read &&
    text.replace(/(?:%[\da-f]{2})+/gi, (encoded) =>
      decodeURIComponent(encoded).replace(reserved, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
    )
  )
}

export function fits(template: Template, texts: readonly string[]): boolean {
  if (template.length !== texts.length) return false
  // Most of the up to 5,000 paths of a document are told apart by their fixed parts, at a glance.
  for (let index = texts.length - 1; index >= 0; index -= 1) {
    const segment = template[index]
    if (segment?.names.length === 0 && segment.fixed[0] !== texts[index]) return false
  }
  return template.every((segment, index) => valuesIn(segment, texts[index] ?? '') !== undefined)
}

/** The values of the parameters of a segment; undefined if it doesn’t fit. No value is empty, and each is as short as it can be. */
function valuesIn({ fixed, names }: Segment, text: string): readonly string[] | undefined {
  // Without a regular expression: a publisher's pattern must not be able to run forever.
  const [first = '', ...rest] = fixed
  if (names.length === 0) return text === first ? [] : undefined
  const last = rest.pop() ?? ''
  if (!text.startsWith(first) || !text.endsWith(last)) return undefined
  const values: string[] = []
  let at = first.length
  for (const piece of rest) {
    const index = text.indexOf(piece, at + 1)
    if (index < 0) return undefined
    values.push(text.slice(at, index))
    at = index + piece.length
  }
  const end = text.length - last.length
  return at < end ? [...values, text.slice(at, end)] : undefined
}

/** The values of a path’s parameters, decoded, by name; none of a path that doesn’t fit. */
export function pathValues(template: string, path: string): Readonly<Record<string, string>> {
  const segments = templateOf(template)
  const texts = path.split('/').map((text) => withoutEncoding(text) ?? text)
  if (!fits(segments, texts)) return {}
  const pairs = segments.flatMap((segment, index) => {
    const values = valuesIn(segment, texts[index] ?? '') ?? []
    return segment.names.map((name, place) => [name, values[place] ?? ''])
  })
  return Object.fromEntries(pairs)
}

/** More than the fixed letters of any path. */
const allLetters = 1_000_000

const lettersOf = ({ fixed, names }: Segment): number =>
  names.length === 0 ? allLetters : fixed.reduce((letters, piece) => letters + piece.length, 0)

const literalsOf = (template: Template): number => template.filter(({ names }) => names.length === 0).length

/**
 * Negative where the first takes the calls that fit both: it has more segments without parameters, or the first segment in which they differ
 * has more fixed letters, begins with more of them, or has more parameters. See decision 0114.
 */
export function compareTemplates(one: Template, other: Template): number {
  const literals = literalsOf(other) - literalsOf(one)
  if (literals !== 0) return literals
  const differences = one.map((segment, index) => compareSegments(segment, other[index]))
  return differences.find((difference) => difference !== 0) ?? one.length - other.length
}

function compareSegments(one: Segment, other: Segment | undefined): number {
  if (!other) return 1
  const beginning = ({ fixed }: Segment): number => fixed[0]?.length ?? 0
  return (
    lettersOf(other) - lettersOf(one) ||
    beginning(other) - beginning(one) ||
    other.names.length - one.names.length
  )
}
