import { brand } from '../../base/brand.ts'
export interface PageHead {
  readonly title: string
  /** Description for shared links and search results. */
  readonly summary?: string | undefined
  /** There is nothing at the page's address. The server then answers 404. */
  readonly missing?: boolean
}

export const notFound: PageHead = { title: '404 Not Found', missing: true }

/** Where title and summary of a page go: into a browser's document, or into the one that the server writes. */
export interface HeadTarget {
  /** While the page is drawn. On a server there are no effects, and what is drawn last, innermost, has the last word. */
  draw(head: PageHead): void
  /** When the page is shown. */
  show(head: PageHead): void
}

export const fullTitle = ({ title }: PageHead): string => `${title} · ${brand.name}`

export function documentHead(document: Document): HeadTarget {
  return {
    draw() {},
    show(head) {
      document.title = fullTitle(head)
      const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')
      if (description && head.summary) description.content = head.summary
    },
  }
}
