import type { Operation } from '@switchboard/oas/document'
import { isFailure } from '@switchboard/oas/errors'
import { buildRequest, keyPlaceholder, startValues } from '@switchboard/oas/request'
import { resolve, typeLabel } from '@switchboard/oas/schema'
import { printForShell } from '@switchboard/oas/snippets'
import {
  code,
  heading,
  type InlineContent,
  link,
  mono,
  paragraph,
  table,
} from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import { sanitizeMarkdown } from '../../../platform/markdown/sanitize-markdown.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { isZero } from '../../../platform/money/decimals.ts'
import { gatewayUrl, operationUrl, pageUrl } from '../../catalogue/addresses.ts'
import { mockOf, type PublishedVersion } from '../version/version.ts'
import { authenticationBlocks } from './authentication-blocks.ts'
import { bodyBlocks } from './body-blocks.ts'
import { errorsTable } from './errors-table.ts'
import { rules } from './fields-table.ts'
import { priceWords } from './price-words.ts'

export interface Place {
  readonly version: PublishedVersion
  readonly publicUrl: string
  /** The depth of its heading. */
  readonly top: number
}

/** One operation, whole: what it does and costs, what goes in, what comes out, what goes wrong. */
export async function operationBlocks(
  operation: Operation,
  { version, publicUrl: base, top }: Place,
): Promise<Block[]> {
  const { api } = version
  const gateway = `${base}${gatewayUrl(api)}`
  const page = `${base}${pageUrl(api)}?${new URLSearchParams({ operation: operation.operation_id })}`
  return [
    heading(top, operation.summary || operation.operation_id),
    paragraph([mono(`${operation.method} ${gateway}${operation.path}`)]),
    ...(operation.deprecated ? [paragraph('Deprecated. It still works, but avoid it in new code.')] : []),
    ...sanitizeMarkdown(operation.description, { base, top: top + 1 }),
    paragraph([
      'Operation ',
      mono(operation.operation_id),
      ` of ${api.name} ${api.full_version}. `,
      link(page, 'Interactive console'),
      ', ',
      link(`${base}${operationUrl(api.api, api.full_version, operation.operation_id)}`, 'as Markdown'),
      '.',
    ]),
    heading(top + 1, 'Price'),
    paragraph(priceText(operation)),
    ...authenticationBlocks(operation, { version, base, depth: top + 1 }),
    ...inputsBlocks(operation, base, top + 1),
    ...(operation.body
      ? [
          heading(top + 1, `Body${operation.body.required ? '' : ' (optional)'}`),
          ...sanitizeMarkdown(operation.body.description, { base, top: top + 2 }),
          ...bodyBlocks(operation.body.content, operation, base),
        ]
      : []),
    ...responseBlocks(operation, base, top + 1),
    ...errorsTable(operation.responses, top + 1, base),
    ...testValues(operation, base, top + 1),
    heading(top + 1, 'Try it'),
    code('sh', await callOf(operation, gateway)),
    paragraph(withoutCharge(mockOf(version, base))),
  ]
}

/** The call that the console begins with, as one pastes it into a shell. */
const callOf = (operation: Operation, base: string): Promise<string> =>
  printForShell(
    buildRequest({ operation, values: startValues(operation), base, key: keyPlaceholder }),
    'SWITCHBOARD_KEY',
  )

const withoutCharge = (mock: string | undefined): InlineContent =>
  mock
    ? ['Free with a test key. Without a key, call the mock at ', mono(mock), '.']
    : 'This API has no mock. Calls need a live key.'

const priceText = ({ price, price_unit }: Operation): string =>
  price === null || isZero(price)
    ? priceWords(price, price_unit)
    : `${priceWords(price, price_unit)}. You pay for every answer, including a “no”. Rejected, failed, mock and test calls are free.`

function inputsBlocks({ inputs, schemas }: Operation, base: string, depth: number): Block[] {
  if (inputs.length === 0) return []
  return [
    heading(depth, 'Parameters'),
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

function responseBlocks(operation: Operation, base: string, depth: number): Block[] {
  return operation.responses
    .filter((response) => !isFailure(response))
    .flatMap(({ status, description, headers, content }) => [
      heading(depth, `Response ${status}`),
      ...sanitizeMarkdown(description, { base, top: depth + 1 }),
      ...(headers.length > 0
        ? [
            table(
              ['Header', 'Description'],
              headers.map((header) => [mono(header.name), sanitizeLine(header.description, { base })]),
            ),
          ]
        : []),
      ...bodyBlocks(content, operation, base),
    ])
}

function testValues({ test_data }: Operation, base: string, depth: number): Block[] {
  if (test_data.length === 0) return []
  return [
    heading(depth, 'Test values'),
    paragraph('These values always return the same result, with a test key and on the mock.'),
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
