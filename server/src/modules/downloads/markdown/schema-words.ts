import {
  constraintsOf,
  type EnumValue,
  type OutlineField,
  type Phrase,
  type ResolvedSchema,
  type SchemaReading,
  valueText,
  valueTexts,
} from '@switchboard/oas/schema'
import { mono } from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import type { Inline } from '../../../platform/markdown/tree.ts'

interface WordsContext extends Pick<SchemaReading, 'schemas' | 'xml'> {
  readonly base: string
}

/** A value's type, then its constraints, in the words of the page. */
export function schemaWords(schema: ResolvedSchema, { base, ...reading }: WordsContext): Inline[] {
  const { description } = schema.node
  const words = typeof description === 'string' ? sanitizeLine(description, { base }) : []
  return sentences([words, ...constraintWords(schema, reading)])
}

/** The same of a field, with which keys it stands for, and where its own fields are told. */
export function fieldWords({ schema, keys, again }: OutlineField, context: WordsContext): Inline[] {
  return sentences([
    keys === undefined
      ? []
      : keys === ''
        ? [text('Any other key.')]
        : [text('Any key that matches '), mono(keys), text('.')],
    schemaWords(schema, context),
    again === undefined ? [] : [text('Same fields as '), mono(again), text(' above.')],
  ])
}

export const sentences = (all: readonly (readonly Inline[])[]): Inline[] =>
  all
    .filter((words) => words.length > 0)
    .flatMap((words, place) => (place > 0 ? [text(' '), ...words] : words))

export const phraseWords = (phrase: Phrase): Inline[] =>
  phrase.map((part) => (typeof part === 'string' ? text(part) : mono(part.code)))

export const text = (value: string): Inline => ({ type: 'text', value })

/** More would bury the field; the document has them. */
const maxValues = 200

function constraintWords(
  schema: ResolvedSchema,
  reading: Pick<SchemaReading, 'schemas' | 'xml'>,
): Inline[][] {
  const { phrases, rules, patterns, values = [], fallback, examples } = constraintsOf(schema, reading)
  const rest = values.length - maxValues
  return [
    values.length > 0
      ? [
          text(values.length === 1 ? 'Always ' : 'One of '),
          ...valueTexts(values.map(({ value }) => value))
            .slice(0, maxValues)
            .flatMap((text, place) => valueWords(text, values[place], place)),
          text(rest > 0 ? ` and ${rest} more.` : '.'),
        ]
      : [],
    phrases.length > 0 ? [text(`${phrases.join('. ')}.`)] : [],
    ...rules.map((rule) => [...phraseWords(rule), text('.')]),
    fallback === undefined ? [] : [text('Defaults to '), literal(fallback), text('.')],
    ...patterns.map((pattern) => [text('Matches '), mono(pattern), text('.')]),
    examples.length > 0
      ? [
          text('For example '),
          ...examples.flatMap((value, place) => listItem(literal(value), place)),
          text('.'),
        ]
      : [],
    schema.node.deprecated === true ? [text('Deprecated.')] : [],
  ]
}

function valueWords(value: string, known: EnumValue | undefined, place: number): Inline[] {
  const meaning = [known?.name, known?.description?.replace(/\s+/g, ' ').trim()].filter(Boolean).join(': ')
  return [...listItem(mono(value), place), ...(meaning ? [text(` (${meaning})`)] : [])]
}

const listItem = (word: Inline, place: number): Inline[] => (place > 0 ? [text(', '), word] : [word])

/** Meant to the letter. */
const literal = (value: unknown): Inline => mono(valueText(value))
