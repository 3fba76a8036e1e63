import type { toMarkdown } from 'mdast-util-to-markdown'

/** The nodes of mdast, as the package that writes them takes them. */
export type Nodes = Parameters<typeof toMarkdown>[0]
export type NodeOf<Type extends Nodes['type']> = Extract<Nodes, { readonly type: Type }>

export type Block = NodeOf<'root'>['children'][number]
export type Inline = NodeOf<'paragraph'>['children'][number]
