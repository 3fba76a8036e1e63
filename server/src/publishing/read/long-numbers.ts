import {
  isLongNumber,
  type LongNumber,
  mayHoldLongNumbers,
  numberText,
  readNumber,
} from '@switchboard/oas/document'
import {
  binaryTag,
  CORE_SCHEMA,
  defineScalarTag,
  dump,
  floatCoreTag,
  intCoreTag,
  load,
  mergeTag,
  omapTag,
  pairsTag,
  setTag,
} from 'js-yaml'
import type { Scalar } from 'yaml'

/** Numbers that JavaScript would round, as a document has them: see decision 0067. */

/** Begins the text of one between the parser and `clean`: also in a name, which no object could be. */
const mark = '\0number:'

/** `+9007199254740993`, `.5e400` and `0xFFFFFFFFFFFFFFFF` as JSON has them; undefined for what is short, or no number. */
function longNumberIn(source: string): LongNumber | undefined {
  const [, sign = '', based] = /^([-+]?)(0x[0-9a-f]+|0o[0-7]+)$/i.exec(source) ?? []
  const [, minus = '', whole = '', places = '', exponent = ''] =
    /^(?:(-)|\+)?(\d*)(?:\.(\d*))?([eE][-+]?\d+)?$/.exec(source) ?? []
  // No real document has longer hexadecimal numbers.
  if (based ? based.length > 300 : whole + places === '') return undefined
  const text = based
    ? `${sign === '-' ? sign : ''}${BigInt(based)}`
    : `${minus}${whole.replace(/^0+(?=\d)/, '') || '0'}${places && `.${places}`}${exponent}`
  const number = readNumber(text)
  return isLongNumber(number) ? number : undefined
}

const exactly = (tag: typeof intCoreTag) =>
  defineScalarTag<number | string | LongNumber>(tag.tagName, {
    ...tag,
    resolve(source, ...rest) {
      const long = longNumberIn(source)
      return long ? mark + numberText(long) : tag.resolve(source, ...rest)
    },
    identify: (value) => tag.identify(value) || (tag === intCoreTag && isLongNumber(value)),
    represent: (value) => (isLongNumber(value) ? numberText(value) : tag.represent(value)),
  })

/** As the checker of documents reads YAML. */
const schema = CORE_SCHEMA.withTags(
  ...[mergeTag, binaryTag, omapTag, pairsTag, setTag, exactly(intCoreTag), exactly(floatCoreTag)],
)

/** The same of a text that was parsed without an error, with long numbers as texts that `markedNumber` knows. */
export const withLongNumbers = (source: string, parsed: unknown): unknown =>
  mayHoldLongNumbers(source) ? load(source, { schema }) : parsed

/** The value of a scalar that another reader has read. */
export function marked({ value, source, type }: Pick<Scalar, 'value' | 'source' | 'type'>): unknown {
  const long = type === 'PLAIN' && source !== undefined && longNumberIn(source)
  return long ? mark + numberText(long) : value
}

/** A number by its text; undefined for a text that is one. */
export const markedNumber = (text: string): LongNumber | undefined =>
  text.startsWith(mark) ? longNumberIn(text.slice(mark.length)) : undefined

export const withoutMark = (name: string): string => (name.startsWith(mark) ? name.slice(mark.length) : name)

/** A tree with numbers as they are written, as YAML. */
export const writeYaml = (tree: unknown): string => dump(tree, { schema })
