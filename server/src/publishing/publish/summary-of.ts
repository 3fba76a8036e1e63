import { asText } from '@switchboard/oas/document'
import { flatInline } from '../../platform/markdown/flat-inline.ts'
import { sanitizeMarkdown } from '../../platform/markdown/sanitize-markdown.ts'

/** Of a description, as much as holds a first sentence: some are books. */
const maxCharacters = 5_000

/**
 * A document's summary in a sentence or two: the first paragraph among the candidates that says something, since a
 * heading, a table or an author's comment says nothing without its continuation. Empty if there is none.
 */
export function summaryOf(...candidates: readonly unknown[]): string {
  for (const candidate of candidates) {
    const plain = firstParagraph(asText(candidate).slice(0, maxCharacters))
    const sentence = /^.{20,}?[.!?](?=\s|$)/.exec(plain)
    if (plain) return sentence ? sentence[0] : plain
  }
  return ''
}

function firstParagraph(text: string): string {
  // Targets of links don't matter here.
  const blocks = sanitizeMarkdown(text, { base: 'https://portal.invalid' })
  return (
    blocks
      .filter(({ type }) => type === 'paragraph')
      .map((block) => wordsIn(flatInline(block)))
      .find((words) => words !== '') ?? ''
  )
}

interface WordsNode {
  readonly type: string
  readonly value?: unknown
  readonly children?: readonly WordsNode[]
}

const wordsIn = (nodes: readonly WordsNode[]): string =>
  nodes
    .map(({ value, children }) => (typeof value === 'string' ? value : wordsIn(children ?? [])))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
