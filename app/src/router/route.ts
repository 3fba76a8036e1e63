import { type PathName, paths } from '../paths.ts'
import type { LayoutName, RouteDefinition } from './route-definition.ts'

type Options = Partial<Pick<RouteDefinition, 'guards' | 'section' | 'summary' | 'load' | 'fits'>>

/** A row of the route table: a page under one of the addresses of `paths`. */
export const route = (
  name: PathName,
  layout: LayoutName,
  options: Options & Pick<RouteDefinition, 'title' | 'page'>,
): RouteDefinition => ({
  name,
  path: paths[name],
  layout,
  guards: [],
  ...options,
})
