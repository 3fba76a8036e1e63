import { visibleText } from '@switchboard/oas/tools'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { Block } from './tree.ts'

/** Serialised from a tree, never concatenated: characters in a text can't become structure. Agents read it, so nothing in it is hidden. */
export const writeMarkdown = (blocks: readonly Block[]): string =>
  visibleText(
    toMarkdown(
      { type: 'root', children: [...blocks] },
      {
        extensions: [gfmToMarkdown({ tablePipeAlign: false })],
        bullet: '-',
        rule: '-',
        listItemIndent: 'one',
        resourceLink: true,
      },
    ),
  )
