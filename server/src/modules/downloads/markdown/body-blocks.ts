import { type Operation, writeJson } from '@switchboard/oas/document'
import { isFileBody, isJson } from '@switchboard/oas/request'
import { code, type InlineContent, list, mono, paragraph } from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { type BlocksContext, schemaBlocks } from './schema-blocks.ts'

type Content = Operation['responses'][number]['content'][number]

/** What a body holds, by media type: its fields, then each of its examples. */
export function bodyBlocks(content: readonly Content[], context: BlocksContext): Block[] {
  const { schemas, base } = context
  return content.flatMap(({ type, schema, examples, encoding = {} }) => [
    ...(isFileBody({ type, schema }, schemas)
      ? [paragraph(['As ', mono(type), ': the file itself.'])]
      : [paragraph(['As ', mono(type), ':']), ...schemaBlocks(schema ?? undefined, context)]),
    ...encodingBlocks(encoding, base),
    ...examples.flatMap(({ summary, name, value }) => [
      paragraph(`Example: ${summary || name}`),
      typeof value === 'string' && !isJson(type) ? code('text', value) : code('json', writeJson(value, 2)),
    ]),
  ])
}

/** How fields of a form are written, where the document says it. */
function encodingBlocks(encoding: NonNullable<Content['encoding']>, base: string): Block[] {
  const fields = Object.entries(encoding).map(([name, one]): InlineContent => {
    const { content_type, style, explode, allow_reserved, headers = [] } = one
    return [
      'Field ',
      mono(name),
      ...(content_type ? [' is sent as ', mono(content_type)] : []),
      ...(style ? [', in the style ', mono(style)] : []),
      explode === undefined ? '' : explode ? ', exploded' : ', not exploded',
      allow_reserved ? ', with reserved characters unencoded' : '',
      ...headers.flatMap((header) => [
        ', with the header ',
        mono(header.name),
        ...(header.description ? [' (', ...sanitizeLine(header.description, { base }), ')'] : []),
      ]),
    ]
  })
  return fields.length > 0 ? [list(fields)] : []
}
