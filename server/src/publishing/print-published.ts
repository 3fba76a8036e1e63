import { isZero } from '../platform/money/decimals.ts'
import type { PublishResult } from './publish-document.ts'
import type { Finding } from './publish-error.ts'

const shownFindings = 10

/** What was done, and what is worth knowing of it. */
export function publishedWords(published: PublishResult): string[] {
  const { publication, reference, document, release, upstreamWarning } = published
  const { publisher, tag, version, name, full_version, upstream, document_name } = publication
  const address = ['/api', publisher, tag, version].filter(Boolean).join('/')
  const { operations } = reference.index
  const free = operations.filter(({ price }) => price === null || isZero(price)).length
  const breaking = release?.changes.filter((change) => change.breaking).length ?? 0
  const made = operations.filter(({ operation_id, method }) =>
    operation_id.startsWith(`${method.toLowerCase()}-`),
  ).length
  return [
    `${name} ${full_version} at ${address}`,
    `${operations.length} operations${free > 0 ? `, ${free} of them free` : ''}${made > 0 ? `; ${made} without an operationId were given one` : ''}.`,
    ...(release?.compared_with
      ? [
          `Compared with ${release.compared_with}: ${countOf(release.changes.length, 'change')}, ${breaking} of them breaking.`,
        ]
      : []),
    ...(upstreamWarning ? [upstreamWarning] : []),
    ...(upstream === null && document_name === null
      ? ['Documentation only: it has no mock, and no --upstream was given.']
      : []),
    ...(document.warnings.length > 0
      ? [
          '',
          `${countOf(document.warnings.length, 'place')} of the document ${document.warnings.length === 1 ? 'breaks' : 'break'} the rules of OpenAPI, and may be shown poorly:`,
          ...findingLines(document.warnings),
        ]
      : []),
  ]
}

const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

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
