import type { MemberPage, memberPages } from '../member-pages.ts'
import { type PathName, paths } from '../paths.ts'
import { type LoadRoute, preloadable } from './preloadable.ts'
import type { LayoutName, RouteDefinition } from './route-definition.ts'

type Options = Partial<Pick<RouteDefinition, 'guards' | 'section' | 'summary' | 'load' | 'fits'>> &
  Pick<RouteDefinition, 'title'>

/** A row of the route table: a page under one of the addresses of `paths`. */
export const route = (
  name: PathName,
  layout: LayoutName,
  options: Options & Pick<RouteDefinition, 'page'>,
): RouteDefinition => ({
  name,
  path: paths[name],
  layout,
  guards: [],
  ...options,
})

const members = async (name: keyof typeof memberPages): Promise<MemberPage> =>
  (await import('../member-pages.ts')).memberPages[name]

/** A route behind the sign-in; its page and load() are beside its name in member-pages.ts. */
export function memberRoute(
  name: keyof typeof memberPages,
  layout: LayoutName,
  options: Options,
): RouteDefinition {
  const page = preloadable(async () => ({ page: await (await members(name)).page() }), 'page')
  const load: LoadRoute = async (...args) => {
    const { load: reads } = await members(name)
    await (await reads?.())?.(...args)
  }
  return route(name, layout, { page, load, ...options })
}
