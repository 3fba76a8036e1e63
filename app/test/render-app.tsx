import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { AppProviders } from '../src/app.tsx'
import { createApp } from '../src/create-app.ts'
import { browserOf } from '../src/lib/browser/browser.ts'
import type { AppServices } from '../src/lib/services.ts'
import { type Profile, visitor } from '../src/lib/session/session.ts'

/** A separate app, for a visitor or for the profile's person. Failures reject immediately, without retries. */
export function createTestApp(profile?: Profile): AppServices {
  const services = createApp({
    location: window.location,
    cookies: document,
    fetch: (request) => globalThis.fetch(request),
    // A test has one tab, whatever other tests of its file have left open.
    browser: { ...browserOf(window), tabs: { tell() {}, listen() {} }, onReturn() {} },
  })
  const { queries } = services.queryClient.getDefaultOptions()
  services.queryClient.setDefaultOptions({ queries: { ...queries, retry: false } })
  if (profile) services.session.update(profile)
  else services.session.state.current = visitor
  return services
}

/** Draws a part of the app, in an app of its own unless one is given. */
export function renderApp(part: ReactNode, services: AppServices = createTestApp()) {
  const within = (children: ReactNode) => <AppProviders services={services}>{children}</AppProviders>
  const { rerender, ...drawn } = render(within(part))
  return { ...drawn, services, rerender: (next: ReactNode) => rerender(within(next)) }
}
