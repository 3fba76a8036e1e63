import { handler } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { publishedResources } from './content.ts'
import { contentIn } from './read-content.ts'

const listResources = handler<'listResources'>(async ({ settings, clock, query }) => {
  const { page = 1, limit = 9, kind } = query
  const resources = publishedResources(contentIn(settings.contentFolder), clock()).filter(
    (resource) => kind === undefined || resource.kind === kind,
  )
  const data = resources.slice((page - 1) * limit, page * limit).map(withoutText)
  return { status: 200, body: { data, meta: { page, limit, total: resources.length } } }
})

const getResource = handler<'getResource'>(async ({ settings, clock, path }) => {
  const published = publishedResources(contentIn(settings.contentFolder), clock())
  const data = published.find(({ slug }) => slug === path.slug)
  if (data) return { status: 200, body: { data } }
  throw new Problem(
    'not_found',
    'There’s no insight at this address. It may have been renamed; the list has them all.',
  )
})

const getPage = handler<'getPage'>(async ({ settings, path }) => {
  const data = contentIn(settings.contentFolder).pages.find(({ title }) => title === path.title)
  if (data) return { status: 200, body: { data } }
  throw new Problem('not_found', 'There’s no page with this title.')
})

const getKybForm = handler<'getKybForm'>(async ({ settings, path }) => {
  const data = contentIn(settings.contentFolder).kybForms.find(({ id }) => id === path.id)
  if (data) return { status: 200, body: { data } }
  throw new Problem(
    'not_found',
    'There’s no verification form here. These APIs don’t need one for live keys.',
  )
})

const listDocs = handler<'listDocs'>(async ({ settings }) => ({
  status: 200,
  body: { data: contentIn(settings.contentFolder).docs.map(withoutText) },
}))

const getDoc = handler<'getDoc'>(async ({ settings, path }) => {
  const data = contentIn(settings.contentFolder).docs.find(
    ({ section, slug }) => section === path.section && slug === path.slug,
  )
  if (data) return { status: 200, body: { data } }
  throw new Problem('not_found', 'There’s no documentation page at this address.')
})

function withoutText<Text extends { readonly body_markdown: string }>(
  text: Text,
): Omit<Text, 'body_markdown'> {
  const { body_markdown: _, ...rest } = text
  return rest
}

export const contentHandlers = { listResources, getResource, getPage, getKybForm, listDocs, getDoc }
