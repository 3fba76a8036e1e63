import { heading, quote } from '../../platform/markdown/nodes.ts'
import { tame } from '../../platform/markdown/tame.ts'
import type { Block } from '../../platform/markdown/tree.ts'
import { type Content, publishedResources } from '../content/content.ts'

/** A written text that anybody may read, at the address of its page with `.md` after it. */
export interface Text {
  readonly kind: 'doc' | 'voucher' | 'insight' | 'page'
  /** Of its page in the portal. */
  readonly path: string
  readonly title: string
  readonly summary: string
  readonly changed: Date
  readonly body: string
}

/** Pages of the portal with a text of the content service. */
const pageTitles = ['about-us', 'terms-and-conditions', 'privacy-notice', 'privacy-policy']

export const textPaths: readonly string[] = pageTitles.map((title) => `/${title}`)

/** The privacy policy stands on the page of the notice, and its own address leads there. */
export const textPagePaths: readonly string[] = textPaths.filter((path) => path !== '/privacy-policy')

export function textsOf(content: Content, now: Date): Text[] {
  const docs = content.docs.map(
    ({ section, slug, title, summary, updated_at, body_markdown }): Text => ({
      kind: section === 'vouchers' ? 'voucher' : 'doc',
      path: `/docs/${section}/${slug}`,
      title,
      summary,
      changed: new Date(updated_at),
      body: body_markdown,
    }),
  )
  const insights = publishedResources(content, now).map(
    ({ slug, title, summary, published_at, body_markdown }): Text => ({
      kind: 'insight',
      path: `/insights/${slug}`,
      title,
      summary,
      changed: new Date(published_at),
      body: body_markdown,
    }),
  )
  const pages = content.pages
    .filter(({ title }) => pageTitles.includes(title))
    .map(
      ({ title, heading: name, summary, updated_at, body_markdown }): Text => ({
        kind: 'page',
        path: `/${title}`,
        title: name,
        summary,
        changed: new Date(updated_at),
        body: body_markdown,
      }),
    )
  return [...docs, ...insights, ...pages]
}

export const textBlocks = ({ title, summary, body }: Text, base: string): Block[] => [
  heading(1, title),
  ...(summary ? [quote(summary)] : []),
  ...tame(body, { base, top: 2 }),
]
