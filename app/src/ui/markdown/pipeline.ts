// Fetched by load.ts alone: with its packages it is far too much for a first download.
import { parseMarkdown } from './parse.ts'
import { type Heading, type RewriteOptions, rewriteMarkdown, rewriteProse } from './rewrite.ts'
import { writeHtml } from './write-html.ts'

export interface ProseHtml {
  readonly html: string
  readonly headings: readonly Heading[]
}

interface ProseOptions extends Pick<RewriteOptions, 'origin'> {
  /** Keeps the ids of two texts on one page apart. */
  readonly prefix?: string
  /** Ids that the page itself has. */
  readonly reserved?: readonly string[]
}

/** A remark, an answer, a description: headings below the place that shows it. */
export const markdownHtml = (
  text: string,
  { top = 3, origin = location.origin }: Partial<RewriteOptions> = {},
): string => writeHtml(rewriteMarkdown(parseMarkdown(text), { top, origin }))

/** A long text: headings that can be linked to, and a bar with its language and a place for a copy button over each block of code. */
export function proseHtml(
  text: string,
  { origin = location.origin, prefix = '', reserved = [] }: Partial<ProseOptions> = {},
): ProseHtml {
  const { root, headings } = rewriteProse(parseMarkdown(text), { top: 2, origin, prefix, reserved })
  return { html: writeHtml(root), headings }
}
