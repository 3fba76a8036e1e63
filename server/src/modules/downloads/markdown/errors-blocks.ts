import type { Operation } from '@switchboard/oas/document'
import { distinctBodies, documentedErrors, isFailure } from '@switchboard/oas/errors'
import {
  heading,
  type InlineContent,
  list,
  mono,
  paragraph,
  table,
} from '../../../platform/markdown/nodes.ts'
import { sanitizeLine } from '../../../platform/markdown/sanitize-line.ts'
import type { Block } from '../../../platform/markdown/tree.ts'
import { exampleCode, mediaBlocks } from './body-blocks.ts'
import { headersTable } from './inputs-table.ts'
import type { BlocksContext } from './schema-blocks.ts'

type Response = Operation['responses'][number]

/** Every documented failure: cause, remedy and body. Content that several failures share is written once. */
export function errorsBlocks(all: readonly Response[], depth: number, context: BlocksContext): Block[] {
  const responses = all.filter(isFailure)
  if (responses.length === 0) return []
  return [
    heading(depth, 'Errors'),
    table(
      ['Status', 'Code', 'Cause', 'What to do'],
      responses.flatMap((response) => rowsOf(response, context)),
    ),
    ...meanings(responses, context),
    ...sharedHeaders(responses).flatMap(({ statuses, headers }) => [
      paragraph(`Headers of ${statuses.join(', ')}:`),
      ...headersTable(headers, context),
    ]),
    ...distinctBodies(responses).flatMap(({ statuses, content }) => [
      paragraph(`Response fields for ${statuses.join(', ')}:`),
      ...content.flatMap((one) => mediaBlocks(one, context)),
    ]),
    ...responses.flatMap(examplesOf),
  ]
}

function rowsOf(response: Response, { base }: BlocksContext): InlineContent[][] {
  const { status, description } = response
  const errors = documentedErrors(response)
  return errors.map(({ scenario, code, title, cause, remedy }) => [
    status,
    mono(code),
    scenario
      ? // A status's description says less than its cases, unless it has only one.
        sanitizeLine(
          [title, cause, errors.length === 1 ? description : ''].filter(Boolean).map(sentence).join(' '),
          { base },
        )
      : sanitizeLine(description || title, { base }),
    sanitizeLine(remedy, { base }),
  ])
}

const sentence = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text)

/** Descriptions of statuses whose cases are listed in the table. */
function meanings(responses: readonly Response[], { base }: BlocksContext): Block[] {
  const several = responses.filter((one) => one.description && documentedErrors(one).length > 1)
  if (several.length === 0) return []
  return [
    list(several.map(({ status, description }) => [`${status}: `, ...sanitizeLine(description, { base })])),
  ]
}

function sharedHeaders(responses: readonly Response[]) {
  const withHeaders = responses.filter(({ headers }) => headers.length > 0)
  return [...Map.groupBy(withHeaders, ({ headers }) => JSON.stringify(headers)).values()].map((all) => ({
    statuses: all.map(({ status }) => status),
    headers: all[0]?.headers ?? [],
  }))
}

const examplesOf = (response: Response): Block[] =>
  documentedErrors(response).flatMap(({ scenario, type, value }) =>
    scenario
      ? [paragraph([`Example ${response.status}, `, mono(scenario), ':']), exampleCode(type, value)]
      : [],
  )
