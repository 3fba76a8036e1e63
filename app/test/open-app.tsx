import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { layouts } from '../src/layouts/layouts.tsx'
import { RouteView } from '../src/router/route-view.tsx'
import { routes } from '../src/routes.ts'
import { createTestApp, renderApp } from './render-app.tsx'

/** For beforeAll: the first import of a page takes as long as the machine is busy, and no test should wait for that. */
export async function preloadPages(): Promise<void> {
  await Promise.all([
    ...routes.map(({ page }) => page.preload?.()),
    ...Object.values(layouts).map((layout) => layout.preload?.()),
    import('../src/layouts/header/member-tools.tsx'),
  ])
}

/** The whole app at an address that it keeps in memory. */
export function openApp(path: string, services = createTestApp()) {
  const location = memoryLocation({ path, record: true })
  renderApp(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <RouteView />
    </Router>,
    services,
  )
  return { ...location, services }
}
