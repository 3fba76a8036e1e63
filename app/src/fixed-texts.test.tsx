import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePortal, json, problem } from '../test/fake-portal.ts'
import { openApp, preloadPages } from '../test/open-app.tsx'
import { iris, jun, mara } from '../test/profiles.ts'
import { createTestApp, renderApp } from '../test/render-app.tsx'
import type { Profile } from './lib/session/session.ts'
import { RootErrorBoundary } from './public/errors/error-boundary.tsx'

interface Row {
  readonly path: string
  /** The viewer; a visitor by default. */
  readonly as?: Profile
  /** Pressed first. */
  readonly press?: RegExp
  readonly texts: readonly string[]
}

/**
 * Every text that the specification writes out (§2, §8 and §9), character by character, and where it is read. Straight apostrophes
 * are the specification's own; whatever else the app says has typographic ones.
 */
const rows: readonly Row[] = [
  { path: '/', texts: ['API', 'Pricing', 'Insights', 'About Us', 'Contact Us', 'Login', 'Sign Up'] },
  { path: '/dashboard', as: jun, texts: ['Overview', 'Subscriptions', 'API Marketplace'] },
  {
    path: '/dashboard',
    as: mara,
    press: /Mara Santos/,
    texts: ['Lakbay Freight', 'View Dashboard', 'View Profile', 'Contact Us', 'Logout'],
  },
  {
    path: '/admin/keys',
    as: iris,
    press: /Iris Tan/,
    texts: ['Key Management', 'Credits Management', 'View Profile', 'Contact Us', 'Logout'],
  },
  { path: '/dashboard', as: { ...jun, firstname: '', lastname: '' }, texts: ['CU'] },
  {
    path: '/dashboard',
    as: jun,
    press: /^Notifications/,
    texts: ['No notifications yet', 'Notifications about your activity will show up here'],
  },
  {
    path: '/verify',
    texts: [
      'WELCOME!',
      'Thank you for joining the community',
      'Get a head start by completing your profile',
      'Complete Profile',
    ],
  },
  { path: '/docs/users', as: jun, texts: ['Users', 'Voucher docs'] },
  { path: '/nowhere', texts: ['Page not found', 'This page could not be found', 'Back to Home'] },
  { path: '/500', texts: ['Something went wrong', 'support@switchboard.example', 'Back to Home'] },
  {
    path: '/502',
    texts: ["It's taking too long to respond", 'support@switchboard.example', 'Back to Home'],
  },
  {
    path: '/maintenance',
    texts: ["Sorry, we're under maintenance", "Sorry, we're under maintenance. We'll be back shortly."],
  },
  {
    path: '/dashboard',
    as: jun,
    texts: ['Sorry, we encountered an issue while processing the request. Please try again.'],
  },
]

/** Titles of §8, before the name of the portal. */
const titles: readonly (readonly [path: string, title: string])[] = [
  ['/nowhere', '404 Not Found'],
  ['/error?code=404', '404 Not Found'],
  ['/500', 'An error occurred'],
  ['/502', 'An error occurred'],
  ['/maintenance', 'An error occurred'],
  ['/error', 'An error occurred'],
  ['/error?code=503', 'An error occurred'],
]

beforeAll(preloadPages)

beforeEach(() => {
  fakePortal({
    'GET /api/notifications': json({ data: [] }),
    'GET /api/catalogue': json({
      data: [],
      meta: { page: 1, limit: 6, total: 0 },
      facets: { apis: 0, categories: [], tags: [] },
    }),
    'GET /api/wallet/credits': problem(500),
    'GET /api/wallet/threshold': problem(500),
  })
})

async function open({ path, as, press }: Omit<Row, 'texts'>): Promise<void> {
  openApp(path, createTestApp(as))
  if (press) await userEvent.click(await screen.findByRole('button', { name: press }))
}

describe('says what the specification writes', () => {
  test.each(rows)('$path $texts', async (row) => {
    await open(row)
    // Menus and drawers are beside the page, in the same body.
    for (const text of row.texts) {
      await waitFor(() => expect(document.body.textContent).toContain(text), { timeout: 5_000 })
    }
  })
})

test.each(titles)('%s is called %s', async (path, title) => {
  await open({ path })
  await waitFor(() => expect(document.title).toBe(`${title} · Switchboard`))
})

const Broken = (): never => {
  throw new Error('the error page')
}

test('when the error page cannot be shown, that is said, with a link home', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  renderApp(
    <RootErrorBoundary>
      <Broken />
    </RootErrorBoundary>,
  )
  expect(document.body.textContent).toContain('An error occurred while showing the error page')
  expect(screen.getByRole('link')).toHaveAttribute('href', '/')
})
