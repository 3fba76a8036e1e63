// Run by the build, once with the app: draws each signed-in page before the session is known. The server sends these
// instead of an empty document. They hold no personal data, and are the same for everybody.
import { writeFileSync } from 'node:fs'
import { parse } from 'regexparam'
import { createApp } from '../create-app.ts'
import { layouts } from '../layouts/layouts.tsx'
import type { RouteDefinition } from '../router/route-definition.ts'
import { routes } from '../routes.ts'
import { collectKitStyles } from '../theme/kit-styles.tsx'
import { exportNamesOf, readBuild } from './build.ts'
import { pageDocument } from './document.ts'
import { drawMarkup } from './draw-page.tsx'
import { visit } from './visitor.ts'

/** A skeleton as the server reads it (server/src/pages/skeletons.ts). */
interface Skeleton {
  /** Of the paths that it is for, as a regular expression; the first that fits counts. */
  readonly pattern: string
  readonly html: string
}

const [built = '', file = ''] = process.argv.slice(2)
const build = readBuild(built)
const nowhere = { publicUrl: 'http://skeleton.invalid', loopback: 'http://skeleton.invalid', built }

const isOfMembers = ({ guards }: RouteDefinition) =>
  guards.some((guard) => guard === 'authenticated' || guard === 'logged-in')

/** A path that fits the row, without its optional parts. */
const samplePath = (pattern: string): string =>
  pattern
    .split('/')
    .filter((segment) => !segment.endsWith('?'))
    .map((segment) => (segment.startsWith(':') ? '-' : segment))
    .join('/')

async function skeletonOf(route: RouteDefinition): Promise<Skeleton> {
  const url = new URL(samplePath(route.path), nowhere.publicUrl)
  const { options, head } = visit(url, nowhere)
  const services = createApp({
    ...options,
    skeleton: true,
    fetch: () => Promise.reject(new Error(`The skeleton of ${route.path} needs data`)),
  })
  const kit = collectKitStyles()
  const markup = await drawMarkup(url, services, kit.within)
  const files = build.filesOf(await exportNamesOf([route.page, layouts[route.layout]]))
  const html = pageDocument({ build, files, markup, head: head(), kit: kit.styles() })
  return { pattern: parse(route.path).pattern.source, html }
}

const skeletons: Skeleton[] = []
for (const route of routes.filter(isOfMembers)) skeletons.push(await skeletonOf(route))
writeFileSync(file, JSON.stringify(skeletons))
