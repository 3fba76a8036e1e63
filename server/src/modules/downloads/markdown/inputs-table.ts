import type { Operation } from '@switchboard/oas/document'
import { describedRow, outlineBelow, type SchemaRow, typeLabel } from '@switchboard/oas/schema'
import { mono, table } from '../../../platform/markdown/nodes.ts'
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
    ...rows.flatMap(({ row }) => belowBlocks(row, context)),
  ]
}

/** Headers of a response, or of a part of a form. */
export function headersTable(
  headers: Operation['responses'][number]['headers'],
  context: BlocksContext,
): Block[] {
  if (headers.length === 0) return []
  const rows = headers.map((header) => describedRow(header, context.schemas))
  return [
    table(
      ['Header', 'Type', 'Description'],
      rows.map(({ label, schema }) => [
        mono(label),
        typeLabel(schema, context.schemas),
        schemaWords(schema, context),
      ]),
    ),
    ...rows.flatMap((row) => belowBlocks(row, context)),
  ]
}

/** The fields of a value that has some: their paths begin with its name. */
const belowBlocks = ({ schema, path }: SchemaRow, context: BlocksContext): Block[] =>
  outlineBlocks(outlineBelow({ schema, path }, context), context)
