// A worker of the server. It draws one public page after the other, as a visitor sees it before any script has run.
import { parentPort, workerData } from 'node:worker_threads'
import { layouts } from '../layouts/layouts.ts'
import type { RouteDefinition } from '../router/route-definition.ts'
import { readBuild } from './build.ts'
import { pageDocument } from './document.ts'
import { drawPage, isMissing } from './draw-page.tsx'
import { findPage } from './find-page.tsx'
import type { PrerenderSettings } from './visitor.ts'

/** A question of the server: the page at this path, which may have a query. */
export interface PageRequest {
  readonly id: number
  readonly path: string
}

/** Without html the browser draws the page, from the empty document. */
export interface PageResponse {
  readonly id: number
  readonly status: 200 | 404
  readonly html?: string
  /** Why it could not be drawn. */
  readonly failure?: string
}

const settings: PrerenderSettings = workerData
const build = readBuild(settings.built)

let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', ({ id, path }: PageRequest) => {
  last = last.then(async () =>
    parentPort?.postMessage({ id, ...(await answer(path)) } satisfies PageResponse),
  )
})

async function answer(path: string): Promise<Omit<PageResponse, 'id'>> {
  const url = new URL(path, settings.publicUrl)
  const match = findPage(url.pathname)
  if (!match) return { status: 404 }
  if (!isDrawn(match.route)) return { status: 200 }
  try {
    const page = await drawPage(url, match, settings)
    const html = pageDocument({ ...page, url: named(url, match.route), build, styles: stylesOf(match.route) })
    return { status: page.head.missing ? 404 : 200, html }
  } catch (error) {
    if (isMissing(error)) return { status: 404 }
    return { status: 200, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/**
 * Who may see a guarded page is known in the browser alone, unless it is meant for visitors, who alone are sent drawn pages
 * (server/src/pages/serve-app.ts).
 */
const isDrawn = ({ guards }: RouteDefinition) =>
  guards.every((guard) => guard === 'login' || guard === 'guest')

/** What mails and redirects write behind an entry page's address is for the browser alone. Other queries say what is shown. */
const named = (url: URL, { guards, layout }: RouteDefinition): URL =>
  guards.length === 0 && layout === 'default' ? url : new URL(url.pathname, url)

/** A page or layout without a name of its own came with the app. */
const stylesOf = ({ page, layout }: RouteDefinition) =>
  build.stylesOf([page, layouts[layout]].flatMap(({ exportName }) => exportName ?? []))
