import {
  type OutlineForm,
  outlineOf,
  type SchemaNode,
  type SchemaOutline,
  type SchemaReading,
  typeLabel,
} from '@switchboard/oas/schema'
import { mono, paragraph, strong, table } from '../../../platform/markdown/nodes.ts'
import type { Block, Inline } from '../../../platform/markdown/tree.ts'
import { fieldWords, phraseWords, schemaWords, sentences, text } from './schema-words.ts'

export interface BlocksContext extends SchemaReading {
  readonly base: string
}

/** A schema in full: description, fields, forms and conditions. Empty for a body without a schema. */
export function schemaBlocks(schema: SchemaNode | undefined, context: BlocksContext): Block[] {
  const outline = outlineOf(schema, context)
  const { whole, complete } = outline
  if (schema === undefined) return []
  const type = typeLabel(whole, context.schemas)
  const words = sentences([
    type === 'object' ? [] : [text(`${type.charAt(0).toUpperCase()}${type.slice(1)}.`)],
    schemaWords(whole, context),
  ])
  return [
    ...(words.length > 0 ? [paragraph(words)] : []),
    ...outlineBlocks(outline, context),
    ...(complete
      ? []
      : [paragraph('There’s more to this schema than fits here. The OpenAPI document has all of it.')]),
  ]
}

/** The content below a schema. `trail` names the enclosing forms and conditions, which plain text can't show otherwise. */
export const outlineBlocks = (
  { fields, forms }: SchemaOutline,
  context: BlocksContext,
  trail: readonly Inline[] = [],
): Block[] => [
  ...(fields.length > 0
    ? [
        table(
          ['Field', 'Type', 'Required', 'Description'],
          fields.map((field) => [
            mono(field.path),
            typeLabel(field.schema, context.schemas),
            field.required ? 'yes' : 'no',
            fieldWords(field, context),
          ]),
        ),
      ]
    : []),
  ...forms.flatMap((form) => formBlocks(form, context, trail)),
]

/** One of several forms, or what holds on a condition: a line of its own, then its fields. */
function formBlocks(
  { row, again, within }: OutlineForm,
  context: BlocksContext,
  trail: readonly Inline[],
): Block[] {
  const { kind, label, path, schema, when = [], heading } = row
  const at: Inline[] = path === '' ? [] : [mono(path), text(': ')]
  const type = typeLabel(schema, context.schemas)
  const name = [...trail, ...(kind === 'form' ? [text(label)] : phraseWords(when))]
  const chosen = kind === 'form' && when.length > 0 ? [text(', '), ...phraseWords(when)] : []
  const headLine = sentences([
    [...at, strong(name), ...chosen, text(':')],
    kind === 'form' && type !== 'object' ? [text(`${type}.`)] : [],
    schemaWords(schema, context),
    again === undefined ? [] : [text('Same fields as '), mono(again), text(' above.')],
  ])
  return [
    ...(heading ? [paragraph([...at, ...phraseWords(heading), text('.')])] : []),
    paragraph(headLine),
    ...outlineBlocks(within, context, [...name, text(' › ')]),
  ]
}
