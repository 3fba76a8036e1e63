import type { toHast } from 'mdast-util-to-hast'

/** The nodes of mdast and of hast, as the package that makes one of the other has them. */
export type MarkdownNode = Parameters<typeof toHast>[0]
type HtmlNode = ReturnType<typeof toHast>

export type Root = Extract<HtmlNode, { readonly type: 'root' }>
export type RootContent = Root['children'][number]
export type Element = Extract<RootContent, { readonly type: 'element' }>
export type ElementContent = Element['children'][number]
export type Properties = Element['properties']
