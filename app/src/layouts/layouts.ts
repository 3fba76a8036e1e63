import type { ComponentType } from 'react'
import { type Preloadable, preloadable } from '../router/preloadable.ts'
import type { LayoutName } from '../routes.tsx'
import { DefaultLayout } from './default-layout.tsx'
import type { LayoutProps } from './shell.tsx'

type Layout = ComponentType<LayoutProps> & Partial<Pick<Preloadable<LayoutProps>, 'preload' | 'exportName'>>

/** The public layout comes with the app; the others bring the UI kit and come when they are needed. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  default: DefaultLayout,
  docs: preloadable(() => import('./docs-layout.tsx'), 'DocsLayout'),
  auth: preloadable(() => import('./auth-layout.tsx'), 'AuthLayout'),
  entry: preloadable(() => import('./entry-layout.tsx'), 'EntryLayout'),
  dashboard: preloadable(() => import('./dashboard-layout.tsx'), 'DashboardLayout'),
  admin: preloadable(() => import('./admin-layout.tsx'), 'AdminLayout'),
}
