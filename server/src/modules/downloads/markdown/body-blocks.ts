import type { components } from '@switchboard/sdk'
import { code, mono, paragraph } from '../../../platform/markdown/nodes.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import type { Json } from '../../reference/json.ts'
import { isJson, type Operation } from '../sample/sample.ts'
import { fieldsTable } from './fields-table.ts'

type Content = components['schemas']['ReferenceContent']

/** What a body holds, by media type: its fields, then each of its examples. */
export function bodyBlocks(content: readonly Content[], { schemas }: Operation, base: string): Block[] {
  return content.flatMap(({ type, schema, examples }) => [
    paragraph(['As ', mono(type), ':']),
    ...fieldsTable({ schema: schema as Json, schemas: schemas as never, base }),
    ...examples.flatMap(({ summary, name, value }) => [
      paragraph(`Example: ${summary || name}`),
      typeof value === 'string' && !isJson(type)
        ? code('text', value)
        : code('json', JSON.stringify(value, null, 2)),
    ]),
  ])
}
