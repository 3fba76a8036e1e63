import type { Operation } from '@switchboard/oas/document'
import { exampleText, isFileBody, isJson, isXml } from '@switchboard/oas/request'
import { sequenceOf } from '@switchboard/oas/schema'
import { code, type InlineContent, list, mono, paragraph } from '../../../platform/markdown/nodes.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { headersTable } from './inputs-table.ts'
import { type BlocksContext, schemaBlocks } from './schema-blocks.ts'

type Content = Operation['responses'][number]['content'][number]

/** The content of a body by media type: fields, then examples. */
export const bodyBlocks = (content: readonly Content[], context: BlocksContext): Block[] =>
  content.flatMap((one) => [
    ...mediaBlocks(one, context),
    ...one.examples.flatMap(({ summary, name, value }) => [
      paragraph(`Example: ${summary || name}`),
      exampleCode(one.type, value),
    ]),
  ])

export function mediaBlocks({ type, schema, encoding = {} }: Content, context: BlocksContext): Block[] {
  const sequence = sequenceOf({ type, schema }, context.schemas)
  const words = sequence ? `, one ${sequence.each} after the other. Each ${sequence.each}:` : ':'
  const shape = isFileBody({ type, schema }, context.schemas)
    ? [paragraph(['As ', mono(type), ': the file itself.'])]
    : [
        paragraph(['As ', mono(type), schema === null ? ': no schema is documented.' : words]),
        ...schemaBlocks(sequence?.schema ?? schema ?? undefined, { ...context, xml: isXml(type) }),
      ]
  return [...shape, ...encodingBlocks(encoding, context)]
}

export const exampleCode = (type: string, value: unknown): Block =>
  code(typeof value === 'string' && !isJson(type) ? 'text' : 'json', exampleText(type, value))

/** How fields of a form are written, where the document says it. */
function encodingBlocks(encoding: NonNullable<Content['encoding']>, context: BlocksContext): Block[] {
  const all = Object.entries(encoding)
  const fields = all.map(([name, one]): InlineContent => {
    const { content_type, style, explode, allow_reserved } = one
    return [
      'Field ',
      mono(name),
      ...(content_type ? [' as ', mono(content_type)] : []),
      ...(style ? [' in the style ', mono(style)] : []),
      style === undefined || explode === undefined ? '' : explode ? ', exploded' : ', not exploded',
      allow_reserved ? ', with reserved characters unencoded' : '',
    ]
  })
  return [
    ...(fields.length > 0 ? [paragraph('How fields are sent:'), list(fields)] : []),
    ...all.flatMap(([name, { headers = [] }]) =>
      headers.length > 0
        ? [paragraph(['Headers of the part ', mono(name), ':']), ...headersTable(headers, context)]
        : [],
    ),
  ]
}
