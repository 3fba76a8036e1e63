import type { Operation } from '@switchboard/oas/document'
import { type InlineContent, link, list, mono, paragraph } from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { operationUrl } from '../../catalogue/addresses.ts'
import type { PublishedVersion } from '../version/version.ts'

type Links = NonNullable<Operation['responses'][number]['links']>

/** Which calls follow of an answer, and what they take over from it. */
export function linksBlocks(links: Links = [], { api, index }: PublishedVersion, base: string): Block[] {
  if (links.length === 0) return []
  return [
    paragraph('Links:'),
    list(
      links.map(({ name, description, operation_id, target, inputs, body }): InlineContent => {
        const named = index.operations.find((one) => one.operation_id === operation_id)
        return [
          mono(name),
          ' leads to ',
          ...(named
            ? [
                link(
                  `${base}${operationUrl(api.api, api.full_version, named.operation_id)}`,
                  named.summary || named.operation_id,
                ),
              ]
            : [target ? mono(target) : 'an operation', ' that isn’t in this document']),
          ...inputs.flatMap((input) => [', ', mono(input.name), ' is ', mono(input.value)]),
          ...(body === undefined ? [] : [', its body is ', mono(body)]),
          ...(description ? [': ', ...sanitizeLine(description, { base })] : []),
        ]
      }),
    ),
  ]
}
