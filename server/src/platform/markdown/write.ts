import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Block } from './tree.ts'

/** Serialised from a tree, never concatenated: characters in a text can't become structure. */
export const writeMarkdown = (blocks: readonly Block[]): string =>
  toMarkdown(
    { type: 'root', children: [...blocks] },
    {
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
      bullet: '-',
      rule: '-',
      listItemIndent: 'one',
      resourceLink: true,
    },
  )
