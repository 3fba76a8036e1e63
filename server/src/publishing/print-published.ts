import { writeJson } from '@switchboard/oas/document'
import { overlapsOf } from '@switchboard/oas/paths'
import { gatewayUrl } from '../modules/catalogue/addresses.ts'
import { notPassedOn } from '../modules/reference/gateway-notes.ts'
import { counted } from '../platform/counted.ts'
import { isZero } from '../platform/money/decimals.ts'
import { leftOut } from './check/left-out.ts'
import { unfitExamples } from './check/unfit-examples.ts'
import { callersDocument } from './publish/callers-document.ts'
import type { PublishResult } from './publish/publish-prepared.ts'
import type { Finding } from './read/publish-error.ts'

const shownFindings = 10

/** The result, and notes on it. */
export function publishedWords(published: PublishResult): string[] {
  const { publication, reference, document, release, upstreamWarning } = published
  const { publisher, tag, version, name, full_version } = publication
  const address = ['/api', publisher, tag, version].filter(Boolean).join('/')
  const breaking = release?.changes.filter((change) => change.breaking).length ?? 0
  return [
    `${name} ${full_version} at ${address}`,
    operationWords(reference),
    ...(release?.compared_with
      ? [
          `Compared with ${release.compared_with}: ${counted(release.changes.length, 'change')}, ${breaking} of them breaking.`,
        ]
      : []),
    ...(upstreamWarning ? [upstreamWarning] : []),
    ...convertedWords(document),
    ...withoutUpstream(published),
    ...hiddenWords(published),
    ...leftOutWords(published),
    ...overlapWords(reference),
    ...unfitExamples(reference),
    ...(document.warnings.length > 0
      ? [
          '',
          `${counted(document.warnings.length, 'place')} of the document ${document.warnings.length === 1 ? 'breaks' : 'break'} the rules of OpenAPI, and may not display well:`,
          ...findingLines(document.warnings),
        ]
      : []),
  ]
}

/** Notes before publication, for people who see the rest on the page. */
export const notesOf = (published: PublishResult): string[] => [
  operationWords(published.reference),
  ...(published.upstreamWarning ? [published.upstreamWarning] : []),
  ...convertedWords(published.document),
  ...withoutUpstream(published),
  ...hiddenWords(published),
  ...leftOutWords(published),
  ...overlapWords(published.reference),
  ...unfitExamples(published.reference),
]

const convertedWords = ({ converted }: PublishResult['document']): string[] =>
  converted ? ['Converted from Swagger 2.0. Downloads stay in the original format.'] : []

/** Parts of the document that callers don't see, on any page or in any file. */
function hiddenWords({ document: { parsed }, publication }: PublishResult): string[] {
  const { document, servers, tokenUrls, schemes } = callersDocument(parsed, gatewayUrl(publication))
  const parts = [
    ...(servers.length > 0 ? [`the server ${listed(servers)}`] : []),
    ...(tokenUrls.length > 0 ? [`the token URL ${listed(tokenUrls)}`] : []),
    ...(schemes.length > 0 ? [`its security (${listed(schemes)})`] : []),
  ]
  if (parts.length === 0) return []
  const text = writeJson(document)
  const mentions = [...servers, ...tokenUrls].filter((url) => text.includes(url))
  return [
    `Hidden from callers: ${parts.join(', ')}. They call the gateway with an API key of the portal.`,
    ...(mentions.length > 0
      ? [`Texts of the document still name ${listed(mentions)}, and callers see them.`]
      : []),
  ]
}

const listed = (all: readonly string[]): string =>
  all.length > maxListed
    ? `${all.slice(0, maxListed).join(', ')} and ${all.length - maxListed} more`
    : all.join(', ')

const maxListed = 2

/** Missing features that a reader wouldn't think to look for on the pages, or expect of the gateway. */
function leftOutWords({ document, reference }: Pick<PublishResult, 'document' | 'reference'>): string[] {
  const left = [...leftOut(document.parsed), ...notPassedOn(reference)]
  return left.length > 0 ? [`In the document, but not used: ${left.join(', ')}.`] : []
}

const maxOverlaps = 2

/** Calls that fit the paths of two operations, neither of which is plainly the more specific. */
function overlapWords({ index }: PublishResult['reference']): string[] {
  const words: string[] = []
  for (const { taker, other, example } of overlapsOf(index.operations)) {
    if (words.length === maxOverlaps) return [`${words.join(' ')} More paths overlap.`]
    words.push(
      `${taker.method} ${example} fits two paths and is a call of ${taker.path}, not of ${other.path}.`,
    )
  }
  return words.length > 0 ? [words.join(' ')] : []
}

function operationWords({ index: { operations, webhooks = [] } }: PublishResult['reference']): string {
  if (operations.length === 0) return `${counted(webhooks.length, 'webhook')}, and no operation to call.`
  const free = operations.filter(({ price }) => price === null || isZero(price)).length
  const added = operations.filter(({ operation_id, method }) =>
    operation_id.startsWith(`${method.toLowerCase()}-`),
  ).length
  return `${counted(operations.length, 'operation')}${free > 0 ? `, ${free} of them free` : ''}${added > 0 ? `; ${added} without an operationId got one` : ''}.`
}

const withoutUpstream = ({ hasUpstream, publication }: PublishResult): string[] =>
  !hasUpstream && publication.document_name === null
    ? [
        'Its mock answers calls without a key and with test keys. Live calls won’t work until you connect an upstream.',
      ]
    : []

export function findingLines(findings: readonly Finding[]): string[] {
  const lines = findings.slice(0, shownFindings).map(({ line, pointer, text }) => {
    const place = [line === undefined ? '' : `line ${line}`, pointer === '#/' ? '' : pointer].filter(Boolean)
    return `  ${place.length > 0 ? `${place.join(', ')}: ` : ''}${printable(text)}`
  })
  const rest = findings.length - shownFindings
  return rest > 0 ? [...lines, `  and ${rest} more.`] : lines
}

/** A document could hold what moves the cursor of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
export const printable = (text: string): string => text.replace(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '')
