import { hasOpenComment } from './html-tokens.ts'

interface Offset {
  readonly offset?: number | undefined
}

/** The tree of Markdown in which comments are searched, with positions in its text. */
export interface MarkdownPart {
  readonly type: string
  readonly value?: string
  readonly children?: readonly MarkdownPart[]
  readonly position?: { readonly start: Offset; readonly end: Offset } | undefined
}

const maxDepth = 24

/**
 * A text without comments that begin in one paragraph and end in another: Markdown shows their beginning as words and
 * their content as paragraphs, which no author intended. A comment that is never closed stays.
 */
export function withoutSplitComments(written: string, tree: MarkdownPart): string {
  if (!written.includes('<!--')) return written
  let text = ''
  let from = 0
  for (const opening of openings(written, tree, 0)) {
    const end = written.indexOf('-->', opening)
    if (opening < from) continue
    if (end === -1) break
    text += written.slice(from, opening)
    from = end + '-->'.length
  }
  return text + written.slice(from)
}

function openings(
  written: string,
  { type, value, children = [], position }: MarkdownPart,
  depth: number,
): number[] {
  const [start = 0, end = 0] = [position?.start.offset, position?.end.offset]
  if (type === 'text' && value?.includes('<!--') && hasOpenComment(written.slice(start, end)))
    return [written.indexOf('<!--', start)]
  return depth > maxDepth ? [] : children.flatMap((child) => openings(written, child, depth + 1))
}
