import { adminRoutes } from './admin/routes.ts'
import { memberRoutes } from './member/routes.ts'
import { docsRoutes, publicRoutes } from './public/routes.ts'
import type { RouteDefinition } from './router/route-definition.ts'

/** Every page. The first that fits an address wins; the search lists a person's own pages in this order. */
export const routes: readonly RouteDefinition[] = [
  ...publicRoutes,
  ...memberRoutes,
  ...adminRoutes,
  ...docsRoutes,
]
