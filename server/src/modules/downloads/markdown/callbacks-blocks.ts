import type { Operation } from '@switchboard/oas/document'
import { authenticationOf, authenticationWords } from '@switchboard/oas/security'
import { heading, list, mono, paragraph, table } from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import { sanitizeMarkdown } from '../../../platform/markdown/sanitize-markdown.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { wayWords } from './authentication-blocks.ts'
import { bodyBlocks } from './body-blocks.ts'
import { inputsTable } from './inputs-table.ts'

/** The calls that the API makes because of one, each with what it sends and what it expects. */
export function callbacksBlocks(
  { callbacks = [], schemas }: Operation,
  base: string,
  depth: number,
): Block[] {
  if (callbacks.length === 0) return []
  // Sent by the API, in the direction of a response.
  const sent = { schemas, base, direction: 'response' } as const
  return [
    heading(depth, 'Callbacks'),
    paragraph('Requests that the API sends to your server as a result of this call.'),
    ...callbacks.flatMap((callback) => {
      const { name, url, method, summary, description, inputs, body, responses } = callback
      const authentication = authenticationOf(callback)
      return [
        heading(depth + 1, summary || name),
        paragraph([mono(`${method} ${url}`), callback.deprecated ? ' (deprecated)' : '']),
        ...sanitizeMarkdown(description, { base, top: depth + 2 }),
        ...(authentication.kind === 'silent' ? [] : [paragraph(authenticationWords(authentication))]),
        ...(authentication.ways.length > 0 ? [list(authentication.ways.map(wayWords))] : []),
        ...inputsTable(inputs, sent),
        ...(body
          ? [
              ...sanitizeMarkdown(body.description, { base, top: depth + 2 }),
              ...bodyBlocks(body.content, sent),
            ]
          : []),
        table(
          ['Your response', 'Description'],
          responses.map((response) => [response.status, sanitizeLine(response.description, { base })]),
        ),
      ]
    }),
  ]
}
