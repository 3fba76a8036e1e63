import type { ComponentType } from 'react'
import { type Preloadable, preloadable } from '../router/preloadable.ts'
import type { LayoutName } from '../router/route-definition.ts'
import { DefaultLayout } from './default-layout.tsx'
import { EntryLayout } from './entry-layout.tsx'
import type { LayoutProps } from './shell.tsx'

type Layout = ComponentType<LayoutProps> & Partial<Pick<Preloadable<LayoutProps>, 'preload'>>

/** For administrators, too: it frames their profile either way. */
const dashboard = preloadable(() => import('./dashboard-layout.tsx'), 'DashboardLayout')

/** Those of visitors come with the app, and are small; the others come when they are needed, most with the UI kit. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  default: DefaultLayout,
  docs: preloadable(() => import('./docs-layout.tsx'), 'DocsLayout'),
  auth: preloadable(() => import('./auth-layout.tsx'), 'AuthLayout'),
  entry: EntryLayout,
  dashboard,
  admin: dashboard,
}
