// A worker of the server. It draws one public page after the other, as a visitor sees it before any script has run.
import './window.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { notFoundTitle } from '../lib/page-head.ts'
import { drawPage, isMissing } from './draw-page.tsx'
import { findRow } from './find-row.tsx'
import { pageHtml } from './page-html.ts'
import { stylesIn } from './styles.ts'
import { settings } from './window.ts'

/** A question of the server: the page at this path, which may have a query. */
export interface PageWanted {
  readonly id: number
  readonly path: string
}

/** Without html the browser draws the page, from the empty document. */
export interface PageAnswer {
  readonly id: number
  readonly status: 200 | 404
  readonly html?: string
  /** Why it could not be drawn. */
  readonly failure?: string
}

const read = (file: string) => readFileSync(join(settings.built, file), 'utf8')
const shell = { index: read('index.html'), theme: read('theme.js') }
const stylesOf = stylesIn(settings.built)

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', ({ id, path }: PageWanted) => {
  last = last.then(async () => parentPort?.postMessage({ id, ...(await answer(path)) } satisfies PageAnswer))
})

async function answer(path: string): Promise<Omit<PageAnswer, 'id'>> {
  const url = new URL(path, settings.publicUrl)
  const row = findRow(url.pathname)
  if (!row) return { status: 404 }
  // Who may see it is known in the browser only.
  if (row.guards.length > 0) return { status: 200 }
  try {
    const drawn = await drawPage(url)
    const status = drawn.title.startsWith(notFoundTitle) ? 404 : 200
    return { status, html: pageHtml(shell, { ...drawn, url, styles: stylesOf(drawn.markup) }) }
  } catch (error) {
    if (isMissing(error)) return { status: 404 }
    return { status: 200, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
