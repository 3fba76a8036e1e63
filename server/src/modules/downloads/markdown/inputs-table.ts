import type { Operation } from '@switchboard/oas/document'
import { resolve, typeLabel } from '@switchboard/oas/schema'
import { mono, table } from '../../../platform/markdown/nodes.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { rules } from './fields-table.ts'

/** Parameters, in the order of the document; nothing where there are none. */
export function inputsTable(
  inputs: Operation['inputs'],
  schemas: Operation['schemas'],
  base: string,
): Block[] {
  if (inputs.length === 0) return []
  return [
    table(
      ['Name', 'In', 'Type', 'Required', 'Description'],
      inputs.map(({ name, place, required, description, schema }) => {
        const found = resolve(schema, schemas)
        return [
          mono(name),
          place,
          typeLabel(found, schemas),
          required ? 'yes' : 'no',
          rules(found, base, description || found.node.description),
        ]
      }),
    ),
  ]
}
