import type { ComponentType } from 'react'
import { type PathName, paths } from '../paths.ts'
import { type LoadRoute, type PageProps, preloadable } from './preloadable.ts'
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

/** A load that brings its page's queries when it is first asked for. */
export const lazyLoad =
  <Name extends string>(from: () => Promise<Record<Name, LoadRoute>>, name: Name): LoadRoute =>
  async (...args) =>
    (await from())[name](...args)

export interface LazyPage {
  readonly page: () => Promise<ComponentType<PageProps>>
  /** Reads all that the page shows. Without one, it shows nothing that must be fetched. */
  readonly load?: LoadRoute
}

/** A page that brings its code when it is first asked for. */
export const lazyPage = <Name extends string>(
  from: () => Promise<Record<Name, ComponentType<PageProps>>>,
  name: Name,
  load?: LoadRoute,
): LazyPage => ({ page: async () => (await from())[name], ...(load && { load }) })

/**
 * Rows of pages behind the sign-in. Their pages and loads stand under their names in a file of their own: it is as long as everything else
 * that a visitor's first page needs, and loads while the session is checked, which its readers wait for anyway.
 */
export const routesOf =
  <Name extends PathName>(pages: () => Promise<Readonly<Record<Name, LazyPage>>>) =>
  (name: Name, layout: LayoutName, options: Options): RouteDefinition =>
    route(name, layout, {
      page: preloadable(async () => ({ page: await (await pages())[name].page() }), 'page'),
      load: async (...args) => {
        await (await pages())[name].load?.(...args)
      },
      ...options,
    })
