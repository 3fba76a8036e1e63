import { type accounts, suspended } from '../e2e/accounts.ts'
import { rows, rowsOfVisitors } from '../e2e/mock/page-table.ts'
import type { Row } from '../e2e/mock/visit-row.ts'
import { paths } from '../src/paths.ts'

export interface Subject {
  readonly path: string
  /** The viewer; a visitor by default. */
  readonly as?: keyof typeof accounts
  /** An address that the login on this page rejects. */
  readonly refused?: string
}

type Viewer = NonNullable<Subject['as']>

/** Pages that depend on the account are viewed by one with much data, and by a business. */
const viewers: Readonly<Record<NonNullable<Row['to']>, readonly Viewer[]>> = {
  visitors: [],
  users: ['user', 'business'],
  members: ['business'],
  admins: ['admin'],
  readers: ['user'],
}

/** Of each page of the browser tests, who is there. Some addresses stand in two lists. */
const listed: readonly Subject[] = [
  ...[...rows, ...rowsOfVisitors].flatMap(({ path, to }): readonly Subject[] =>
    to && to !== 'visitors' ? viewers[to].map((as) => ({ path, as })) : [{ path }],
  ),
  { path: '/dashboard', as: 'lowBalance' },
  { path: '/subscriptions', as: 'keyInGrace' },
  { path: '/kyb/lumina/sim-swap', as: 'kybRejected' },
  { path: '/login', refused: suspended },
  // Parts of a page that another address opens.
  ...['prices', 'changelog', 'versions'].map((part) => ({ path: `/api/lumina/sim-swap/v1?part=${part}` })),
  { path: '/api?q=nothing+like+it' },
  { path: '/problems?q=consent' },
  { path: '/pricing?calls=sim-swap.checkSimSwap.1000' },
  ...['password', 'sessions', 'notifications', 'theme', 'your-data'].map(
    (section) => ({ path: `/dashboard/profile?section=${section}`, as: 'user' }) as const,
  ),
  { path: '/dashboard/wallet?view=usage', as: 'user' },
  { path: '/dashboard/documents/OR-2026-000124', as: 'user' },
  ...['table', 'log'].map((tab) => ({ path: `/subscriptions/usage?tab=${tab}`, as: 'user' }) as const),
  ...['/dashboard/team', '/dashboard/agents', '/plans'].map((path) => ({ path, as: 'viewer' }) as const),
]

export const subjects: readonly Subject[] = [
  ...new Map(listed.map((subject) => [JSON.stringify(subject), subject])).values(),
]

/** They lead on to another page. */
const redirects: readonly string[] = [paths.privacyPolicy]

/** Pages of the route table that nobody would see in a picture. */
export const pathsWithoutPicture = (): readonly string[] =>
  Object.values(paths).filter((pathname) => {
    if (redirects.includes(pathname)) return false
    const pattern = new URLPattern({ pathname })
    return !subjects.some(({ path }) => pattern.test(path, 'http://portal.test'))
  })
