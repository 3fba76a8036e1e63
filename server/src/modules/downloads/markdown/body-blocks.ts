import type { Operation } from '@switchboard/oas/document'
import { isJson } from '@switchboard/oas/request'
import { code, mono, paragraph } from '../../../platform/markdown/nodes.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { fieldsTable } from './fields-table.ts'

type Content = Operation['responses'][number]['content'][number]

/** What a body holds, by media type: its fields, then each of its examples. */
export function bodyBlocks(content: readonly Content[], { schemas }: Operation, base: string): Block[] {
  return content.flatMap(({ type, schema, examples }) => [
    paragraph(['As ', mono(type), ':']),
    ...fieldsTable({ schema: schema ?? undefined, schemas, base }),
    ...examples.flatMap(({ summary, name, value }) => [
      paragraph(`Example: ${summary || name}`),
      typeof value === 'string' && !isJson(type)
        ? code('text', value)
        : code('json', JSON.stringify(value, null, 2)),
    ]),
  ])
}
