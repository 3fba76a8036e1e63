import { adminRoutes } from './admin/routes.ts'
import { memberRoutes } from './member/routes.ts'
import { publicRoutes } from './public/routes.ts'
import type { RouteDefinition } from './router/route-definition.ts'

/** Every page. The first that fits an address wins. */
export const routes: readonly RouteDefinition[] = [...publicRoutes, ...memberRoutes, ...adminRoutes]
