import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import type { NodeOf, Nodes } from '../../src/platform/markdown/tree.ts'

/** Every node of a text, as a reader of GitHub's Markdown takes it. */
export function nodesOf(text: string): Nodes[] {
  const all = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(all) : [])]
  return all(fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }))
}

export const nodesOfType = <Type extends Nodes['type']>(text: string, type: Type) =>
  nodesOf(text).filter((node) => node.type === type) as NodeOf<Type>[]

export const wordsOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(wordsOf).join('') : ''

export const headingsOf = (text: string): string[] =>
  nodesOfType(text, 'heading').map((node) => `${'#'.repeat(node.depth)} ${wordsOf(node)}`)
