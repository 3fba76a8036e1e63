import type { Operation } from '@switchboard/oas/document'
import { describedRow, outlineOf, typeLabel } from '@switchboard/oas/schema'
import { mono, paragraph, table } from '../../../platform/markdown/nodes.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { type BlocksContext, outlineBlocks } from './schema-blocks.ts'
import { schemaWords } from './schema-words.ts'

/** Parameters, in the order of the document, then the fields of those that have some; nothing where there are none. */
export function inputsTable(inputs: Operation['inputs'], context: BlocksContext): Block[] {
  if (inputs.length === 0) return []
  const rows = inputs.map((input) => ({ input, row: describedRow(input, context.schemas) }))
  return [
    table(
      ['Name', 'In', 'Type', 'Required', 'Description'],
      rows.map(({ input, row }) => [
        mono(row.label),
        input.place,
        typeLabel(row.schema, context.schemas),
        row.required ? 'yes' : 'no',
        schemaWords(row.schema, context),
      ]),
    ),
    ...rows.flatMap(({ input }) => {
      const outline = outlineOf(input.schema, context)
      const blocks = outlineBlocks(outline, context)
      return blocks.length > 0 ? [paragraph(['Within ', mono(input.name), ':']), ...blocks] : []
    }),
  ]
}

/** Headers of a response, or of a part of a form. */
export function headersTable(
  headers: Operation['responses'][number]['headers'],
  context: BlocksContext,
): Block[] {
  if (headers.length === 0) return []
  return [
    table(
      ['Header', 'Type', 'Description'],
      headers.map((header) => {
        const { label, schema } = describedRow(header, context.schemas)
        return [mono(label), typeLabel(schema, context.schemas), schemaWords(schema, context)]
      }),
    ),
  ]
}
