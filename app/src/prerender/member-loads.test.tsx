// @vitest-environment node
import type { Query, QueryObserverOptions } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { answerTo } from '../../test/contract-answers.ts'
import { iris, jun } from '../../test/profiles.ts'
import { createApp } from '../create-app.ts'
import { routes } from '../routes.ts'
import { drawMarkup } from './draw-page.tsx'
import { visit } from './visitor.ts'

const settings = { publicUrl: 'http://portal.test', loopback: 'http://portal.test', built: '' }

/** Those of the contract's examples, between whom pages show all that they can. */
const people = [
  { who: 'user', profile: jun, guard: 'logged-in' },
  { who: 'newUser', profile: jun, guard: 'logged-in' },
  { who: 'business', profile: { ...jun, plan_type: 'POSTPAID' }, guard: 'logged-in' },
  { who: 'user', profile: jun, guard: 'authenticated' },
  { who: 'admin', profile: iris, guard: 'admin' },
] as const

const samples: Readonly<Record<string, string>> = {
  id: 'usr_jun7Q2',
  api: 'sim-swap',
  month: '2026-10',
  number: 'OR-2026-000124',
  request: 'kZ3vQx8LmT2rYc7Wb5Nf0dHs9Gj4Pa6Ue1Ki_oVtXqw',
  version: 'v1',
  publisher: 'lumina',
  tag: 'sim-swap',
}

const visits = people.flatMap(({ guard, ...person }) =>
  routes
    .filter(({ guards }) => guards.includes(guard) && guards.includes('admin') === (guard === 'admin'))
    .map((route) => ({ name: route.name, route, ...person })),
)

/** Of the page: those of the header are the same on all. */
const ofHeader: readonly unknown[] = [
  '/api/notifications',
  '/api/waiting',
  '/api/admin/waiting',
  '/api/admin/setup',
  '/api/capabilities',
]
const isOfPage = ({ queryKey }: Query): boolean => !ofHeader.includes(queryKey[0])
const isAwaited = ({ state, options }: Query): boolean =>
  state.status === 'pending' && (options as QueryObserverOptions).enabled !== false

// A page's code and data are fetched together, before the click on its link. A read that load() leaves out comes a round trip later.
// For public pages, draw-page.tsx holds the same.
test.each(visits)(
  '$name: all that it shows is read by its load(), for $who',
  async ({ route, who, profile }) => {
    const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
    const params = Object.fromEntries(names.map((name) => [name, samples[name] ?? 'x']))
    const url = new URL(
      route.path.replace(/:(\w+)\??/g, (_, name) => params[name] ?? ''),
      settings.publicUrl,
    )
    const services = createApp({
      ...visit(url, settings).options,
      fetch: async (request) => answerTo(who, request),
    })
    services.session.update(profile)
    const queries = () => services.queryClient.getQueryCache().getAll().filter(isOfPage)

    await route.load?.(services, { params, search: '' })
    expect(queries().flatMap(({ state, queryHash }) => (state.error ? [queryHash] : []))).toEqual([])
    await drawMarkup(url, services)
    expect(
      queries()
        .filter(isAwaited)
        .map(({ queryHash }) => queryHash),
    ).toEqual([])
  },
)
