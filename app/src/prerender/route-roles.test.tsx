// @vitest-environment node
import { type OperationKey, roles } from '@switchboard/sdk'
import { expect, test } from 'vitest'
import { answerTo } from '../../test/contract-answers.ts'
import { iris, jun } from '../../test/profiles.ts'
import { createApp } from '../create-app.ts'
import { decide, type GuardSession } from '../guards.ts'
import type { PathName } from '../paths.ts'
import type { RouteDefinition } from '../router/route-definition.ts'
import { routes } from '../routes.ts'
import { visit } from './visitor.ts'

const settings = { publicUrl: 'http://portal.test', loopback: 'http://portal.test', built: '' }

const samples: Readonly<Record<string, string>> = {
  id: 'usr_jun7Q2',
  month: '2026-10',
  version: 'v1',
  publisher: 'lumina',
  tag: 'sim-swap',
}

/** Pages that read nothing of their own, or what everybody may, with the operation that they are there for. */
const madeFor: Partial<Record<PathName, OperationKey>> = {
  profile: 'PUT /api/profile',
  publishApi: 'POST /api/admin/apis',
  adminIncidents: 'POST /api/admin/incidents',
}

const sessions = {
  VISITOR: { kind: 'visitor' },
  USER: { kind: 'member', role: 'USER', termsAccepted: true },
  ADMIN: { kind: 'member', role: 'ADMIN', termsAccepted: true },
} as const satisfies Record<string, GuardSession>

type Role = keyof typeof sessions

const paramsOf = ({ path }: RouteDefinition) =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, samples[name] ?? 'x']))

/** The portal's operations that the page reads before it is shown. */
async function operationsOf(route: RouteDefinition): Promise<readonly OperationKey[]> {
  const called = new Set<string>()
  const isAdmin = route.guards.includes('admin')
  const services = createApp({
    ...visit(new URL(settings.publicUrl), settings).options,
    fetch: async (request) => {
      called.add(`${request.method} ${new URL(request.url).pathname}`)
      return answerTo(isAdmin ? 'admin' : 'user', request)
    },
  })
  if (route.guards.length > 0) services.session.update(isAdmin ? iris : jun)
  await route.load?.(services, { params: paramsOf(route), search: '' })
  const ofPortal = [...called].filter((key): key is OperationKey => Object.hasOwn(roles, key))
  const main = madeFor[route.name]
  return main ? [...ofPortal, main] : ofPortal
}

const mayOpen = ({ guards, path }: RouteDefinition, role: Role): boolean =>
  decide(guards, {
    session: sessions[role],
    location: { path, search: '', params: { slug: 'x' } },
    cookies: {},
  }).kind === 'allow'

const everybody = Object.keys(sessions) as Role[]
/** The specification’s own guards: for pages that are there for signing in, and for the documentation site. */
const ofSpecification = ['guest', 'login', 'token']
const derived = routes.filter(({ guards }) => !guards.some((guard) => ofSpecification.includes(guard)))

// The guards of a page say again what `x-roles` says of its operations: here they are held to it.
test.each(derived)('$name opens to those who may call all that it reads', async (route) => {
  const operations = await operationsOf(route)
  const allowed = everybody.filter((role) => operations.every((key) => roles[key].includes(role)))
  expect(
    everybody.filter((role) => mayOpen(route, role)),
    operations.join(', '),
  ).toEqual(allowed)
})

test('every guarded page is held to an operation', async () => {
  const guarded = derived.filter(({ guards }) => guards.length > 0)
  expect(guarded.length).toBeGreaterThan(30)
  const without = await Promise.all(
    guarded.map(async (one) => (await operationsOf(one)).length === 0 && one.name),
  )
  expect(without.filter(Boolean)).toEqual([])
})
