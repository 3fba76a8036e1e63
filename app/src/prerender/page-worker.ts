// A worker of the server. It draws one public page after the other, as a visitor sees it before any script has run.
import { parentPort, workerData } from 'node:worker_threads'
import { layouts } from '../layouts/layouts.tsx'
import { findRoute } from '../router/find-route.ts'
import type { RouteDefinition } from '../router/route-definition.ts'
import { routes } from '../routes.ts'
import { exportNamesOf, readBuild } from './build.ts'
import { pageDocument } from './document.ts'
import { drawPage, isNotFound } from './draw-page.tsx'
import { type PrerenderSettings, pageUrl } from './visitor.ts'

/** A question of the server: the page at this path, which may have a query. It asks for one after the other. */
export interface PageRequest {
  readonly path: string
}

/** Without html the browser draws the page, from the empty document. */
export interface PageResponse {
  readonly status: 200 | 404
  readonly html?: string
  /** Why it could not be drawn. */
  readonly failure?: string
}

const settings: PrerenderSettings = workerData
const build = readBuild(settings.built)

parentPort?.on('message', async ({ path }: PageRequest) => parentPort?.postMessage(await answer(path)))
// From here on, what takes time is a page’s.
parentPort?.postMessage('ready')

async function answer(path: string): Promise<PageResponse> {
  const url = pageUrl(path, settings.publicUrl)
  const match = findRoute(routes, url.pathname)
  if (match && !isDrawn(match.route)) return { status: 200 }
  try {
    const page = await drawPage(url, match, settings)
    const route = match?.route
    const html = pageDocument({ ...page, url: named(url, route), build, files: await filesOf(route) })
    return { status: page.head.missing ? 404 : 200, html }
  } catch (error) {
    if (isNotFound(error)) return { status: 404 }
    return { status: 200, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/**
 * Only the browser knows who is allowed on a guarded page. Pages for visitors are the exception, since only visitors
 * get drawn pages (server/src/pages/serve-app.ts).
 */
const isDrawn = ({ guards }: RouteDefinition) =>
  guards.every((guard) => guard === 'login' || guard === 'guest')

/** On an entry page, the query that emails and redirects add is only for the browser. Other queries decide the content. */
function named(url: URL, route: RouteDefinition | undefined): URL {
  if (route && route.guards.length === 0 && route.layout === 'default') return url
  return Object.assign(new URL(url), { search: '' })
}

const filesOf = async (route: RouteDefinition | undefined) =>
  build.filesOf(await exportNamesOf(route ? [route.page, layouts[route.layout]] : [layouts.default]))
