import policies from '@switchboard/contract/policies.json' with { type: 'json' }
import type { Operation } from '@switchboard/oas/document'
import { isFailure } from '@switchboard/oas/errors'
import { buildRequest, keyPlaceholder, startValues } from '@switchboard/oas/request'
import { printForShell } from '@switchboard/oas/snippets'
import { code, heading, link, mono, paragraph, table } from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import { sanitizeMarkdown } from '../../../platform/markdown/sanitize-markdown.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { isZero } from '../../../platform/money/decimals.ts'
import { gatewayUrl, operationUrl, pageUrl } from '../../catalogue/addresses.ts'
import { liveBlock } from '../version/live-places.ts'
import type { PublishedVersion } from '../version/version.ts'
import { authenticationBlocks } from './authentication-blocks.ts'
import { bodyBlocks } from './body-blocks.ts'
import { callbacksBlocks } from './callbacks-blocks.ts'
import { externalDocs } from './document-blocks.ts'
import { errorsBlocks } from './errors-blocks.ts'
import { headersTable, inputsTable } from './inputs-table.ts'
import { linksBlocks } from './links-blocks.ts'
import { priceWords } from './price-words.ts'
import type { BlocksContext } from './schema-blocks.ts'

export interface Place {
  readonly version: PublishedVersion
  readonly publicUrl: string
  /** The depth of its heading. */
  readonly top: number
}

/** One operation in full: purpose, price, request, responses, failures. */
export async function operationBlocks(
  operation: Operation,
  { version, publicUrl: base, top }: Place,
): Promise<Block[]> {
  const { api } = version
  const context = { schemas: operation.schemas, base }
  // A webhook goes the other way.
  const [sent, answered] = operation.webhook
    ? (['response', 'request'] as const)
    : (['request', 'response'] as const)
  const gateway = `${base}${gatewayUrl(api)}`
  const page = `${base}${pageUrl(api)}?${new URLSearchParams({ operation: operation.operation_id })}`
  return [
    heading(top, operation.summary || operation.operation_id),
    paragraph([mono(`${operation.method} ${operation.webhook ? '' : gateway}${operation.path}`)]),
    ...(operation.deprecated ? [paragraph('Deprecated. It still works, but avoid it in new code.')] : []),
    ...sanitizeMarkdown(operation.description, { base, top: top + 1 }),
    ...externalDocs(operation.external_docs),
    paragraph([
      operation.webhook ? 'Webhook ' : 'Operation ',
      mono(operation.operation_id),
      ` of ${api.name} ${api.full_version}. `,
      link(page, operation.webhook ? 'In the portal' : 'Interactive console'),
      ', ',
      link(`${base}${operationUrl(api.api, api.full_version, operation.operation_id)}`, 'as Markdown'),
      '.',
    ]),
    ...(operation.webhook
      ? [paragraph('The API sends this request to a URL that you gave its publisher.')]
      : [
          heading(top + 1, 'Price'),
          paragraph(priceText(operation)),
          // A text of all operations has said it on top.
          ...(top === 1 ? [liveBlock('limits')] : []),
        ]),
    ...(operation.webhook && !operation.security_requirements
      ? []
      : authenticationBlocks(operation, { version, base, depth: top + 1 })),
    ...(operation.inputs.length > 0
      ? [heading(top + 1, 'Parameters'), ...inputsTable(operation.inputs, { ...context, direction: sent })]
      : []),
    ...(operation.body
      ? [
          heading(top + 1, `Body${operation.body.required ? '' : ' (optional)'}`),
          ...sanitizeMarkdown(operation.body.description, { base, top: top + 2 }),
          ...bodyBlocks(operation.body.content, { ...context, direction: sent }),
        ]
      : []),
    ...responseBlocks(operation, { version, depth: top + 1, ...context, direction: answered }),
    ...(operation.webhook
      ? []
      : errorsBlocks(operation.responses, top + 1, { ...context, direction: answered })),
    ...callbacksBlocks(operation, base, top + 1),
    ...testValues(operation, base, top + 1),
    ...(operation.webhook
      ? []
      : [heading(top + 1, 'Try it'), code('sh', await callOf(operation, gateway)), liveBlock('free')]),
  ]
}

/** The call that the console begins with, as one pastes it into a shell. */
const callOf = (operation: Operation, base: string): Promise<string> =>
  printForShell(
    buildRequest({ operation, values: startValues(operation), base, key: keyPlaceholder }),
    'SWITCHBOARD_KEY',
  )

const priceText = ({ price, price_unit }: Operation): string =>
  price === null || isZero(price)
    ? priceWords(price, price_unit)
    : `${priceWords(price, price_unit)}. ${policies.charging}`

interface ResponseContext extends BlocksContext {
  readonly version: PublishedVersion
  readonly depth: number
}

function responseBlocks(operation: Operation, { version, depth, ...context }: ResponseContext): Block[] {
  const { base } = context
  return (
    operation.responses
      // The reader implements a webhook's responses, so failures are listed as well.
      .filter((response) => operation.webhook || !isFailure(response))
      .flatMap(({ status, description, headers, content, links }) => [
        heading(depth, `Response ${status}`),
        ...sanitizeMarkdown(description, { base, top: depth + 1 }),
        ...headersTable(headers, context),
        ...bodyBlocks(content, context),
        ...linksBlocks(links, version, base),
      ])
  )
}

function testValues({ test_data }: Operation, base: string, depth: number): Block[] {
  if (test_data.length === 0) return []
  return [
    heading(depth, 'Test values'),
    paragraph(
      'These values always return the same result, with a test key and on the mock. Live keys reject them.',
    ),
    table(
      ['Value', 'In', 'Simulates', 'Response'],
      test_data.map(({ value, at, label, outcome }) => [
        mono(value),
        mono(at),
        sanitizeLine(label, { base }),
        outcome.example ? [`${outcome.status}, `, mono(outcome.example)] : String(outcome.status),
      ]),
    ),
  ]
}
