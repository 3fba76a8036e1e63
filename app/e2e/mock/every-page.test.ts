// Every page of the portal on Prism, as everybody who can be there: what it shows is what the contract's examples say.
import { expect, type Page } from '@playwright/test'
import { openAs } from '../accounts.ts'
import { expectNoSideways } from '../clean-page.ts'
import { examplesOf } from '../examples.ts'
import { publicPages } from '../public-pages.ts'
import { test } from '../test.ts'

type Titled = readonly { readonly title: string }[]
const profiles = examplesOf<{
  email: string
  firstname: string
  lastname: string
  company_name: string | null
}>('/api/profile')
const wallets = examplesOf<{ wallet_credits: string }>('/api/wallet/credits')
const ledgers = examplesOf<readonly { description: string }[]>('/api/transactions')
const subscriptions = examplesOf<readonly { name: string; status: string }[]>('/api/user-subscription')
const summaries = examplesOf<{ apis: readonly { api_name: string }[] }>('/api/api-usage/summary')
const webhooks = examplesOf<readonly { url: string }[]>('/api/webhooks')
const prepared = examplesOf<readonly { status: string }[]>('/api/exports')
const hookDeliveries = examplesOf<readonly { event: string }[]>('/api/webhooks/deliveries')
const adminDeliveries = examplesOf<readonly { subject: string }[]>('/api/admin/deliveries')
const notices = examplesOf<readonly { message: string; read_at: number }[]>('/api/notifications')
const factors = examplesOf<{
  totp: object | null
  passkeys: readonly { name: string }[]
  recovery_codes_left: number
}>('/api/second-factor')
const histories = examplesOf<readonly { message: string }[]>('/api/notifications/history')
const adminAccounts = examplesOf<readonly { email: string }[]>('/api/admin/user-subscriptions').admin ?? []
const apis =
  examplesOf<readonly { publisher: string; tag: string | null; version: string; name: string }[]>(
    '/api/api-list-public',
  ).all ?? []
const packs =
  examplesOf<{ packs: readonly { name: string }[] }>('/api/sku-public').all?.packs.map(({ name }) => name) ??
  []
const questions =
  examplesOf<readonly { question: string }[]>('/api/faqs').all?.map(({ question }) => question) ?? []
const insights = examplesOf<Titled>('/resources', 'content').firstPage?.map(({ title }) => title) ?? []
const articles = Object.values(examplesOf<{ slug: string; title: string }>('/resources/{slug}', 'content'))
const texts = examplesOf<{ heading: string }>('/pages/{title}', 'content')
const docs = examplesOf<{ section: string; slug: string; title: string }>('/docs/{section}/{slug}', 'content')

interface Persona {
  /** Of the contract's examples; a visitor has none. */
  readonly name: string
  readonly kind: 'visitor' | 'user' | 'newUser' | 'admin'
}
const personas: readonly Persona[] = [
  { name: 'visitor', kind: 'visitor' },
  { name: 'newUser', kind: 'newUser' },
  ...['user', 'business', 'lowBalance', 'zeroBalance', 'kybRejected', 'keyInGrace'].map(
    (name) => ({ name, kind: 'user' }) as const,
  ),
  { name: 'admin', kind: 'admin' },
]

interface Row {
  readonly path: string
  /** Who sees it; everybody unless told. Others are led elsewhere. */
  readonly to?: 'users' | 'members' | 'admins' | 'visitors' | 'readers'
  /** The page's heading, or the beginning of it. */
  readonly heading: string | RegExp
  /** What else is to be read, of the examples of whoever looks. */
  readonly shows?: (persona: string) => readonly string[]
}

const credits = (persona: string): string => {
  const [whole, decimals] = (wallets[persona]?.wallet_credits ?? '').split('.')
  return `${Number(whole).toLocaleString('en')}.${decimals}`
}

const addressOf = ({ publisher, tag, version }: (typeof apis)[number]): string =>
  `/api/${[publisher, tag, version].filter(Boolean).join('/')}`

/** One row a page. A page that is built tells here what it shows. */
const rows: readonly Row[] = [
  { path: '/', heading: /./, shows: () => apis.map(({ name }) => name) },
  { path: '/about-us', heading: texts.aboutUs?.heading ?? '' },
  { path: '/api', heading: 'API Marketplace', shows: () => apis.map(({ name }) => name) },
  ...apis.map((api) => ({ path: addressOf(api), heading: new RegExp(api.name) })),
  { path: '/contact-us', heading: 'Contact us' },
  { path: '/faqs', heading: 'Frequently asked questions', shows: () => questions },
  { path: '/insights', heading: 'Insights', shows: () => insights },
  ...articles.map(({ slug, title }) => ({ path: `/insights/${slug}`, heading: title })),
  { path: '/problems', heading: 'Error codes', shows: () => ['Consent is missing', 'kyb_required'] },
  {
    path: '/problems/consent-missing',
    heading: 'Consent is missing',
    shows: () => ['How to request consent', 'APIs that return it'],
  },
  { path: '/pricing', heading: /./, shows: () => packs },
  { path: '/privacy-notice', heading: texts.privacyNotice?.heading ?? '' },
  { path: '/terms-and-conditions', heading: texts.termsAndConditions?.heading ?? '' },
  { path: '/maintenance', heading: "Sorry, we're under maintenance. We'll be back shortly." },
  { path: '/500', heading: 'Something went wrong' },
  { path: '/502', heading: "It's taking too long to respond" },
  { path: '/error', heading: 'Something went wrong' },
  { path: '/nowhere', heading: 'Page not found' },

  { path: '/login', heading: 'Log in', to: 'visitors' },
  { path: '/register', heading: /./, to: 'visitors' },
  { path: '/forgot-password', heading: /./ },
  { path: '/reset-password', heading: /./ },
  { path: '/verify', heading: 'Verify your email' },
  {
    path: '/team/accept?token=tinv_5kT8wQ2xR7mB3nV9cZ4pL6',
    heading: 'Join Lakbay Freight',
    shows: () => ['rosa@lakbay.example', 'Subscriptions and API keys.'],
  },
  { path: '/team/accept', heading: 'This link doesn’t work' },
  { path: '/sso-verify', heading: 'You’re not logged in', to: 'visitors' },

  { path: '/dashboard', heading: 'Overview', to: 'users', shows: (persona) => [credits(persona)] },
  {
    path: '/dashboard/profile',
    heading: 'Profile',
    to: 'members',
    shows: (persona) => [profiles[persona]?.email ?? ''],
  },
  {
    path: '/dashboard/profile?section=security',
    heading: 'Profile',
    to: 'members',
    shows: (persona) => [
      ...(factors[persona]?.passkeys ?? []).map(({ name }) => name),
      ...(factors[persona]?.totp ? [`${factors[persona]?.recovery_codes_left} of 10 left`] : []),
    ],
  },
  {
    path: '/dashboard/team',
    heading: 'Team',
    to: 'users',
    shows: (persona) =>
      ({
        business: ['Dina Ocampo', 'rosa@lakbay.example', 'Replaced a key', 'Invite someone'],
      })[persona] ?? (profiles[persona]?.company_name ? [] : ['Teams are for verified businesses']),
  },
  {
    path: '/dashboard/notifications',
    heading: 'Notifications',
    to: 'members',
    shows: (persona) => (histories[persona] ?? []).map(({ message }) => message),
  },
  {
    path: '/dashboard/wallet',
    heading: 'Wallet',
    to: 'users',
    shows: (persona) => [
      credits(persona),
      ...(ledgers[persona] ?? ledgers.user ?? []).map(({ description }) => description),
    ],
  },
  {
    path: '/dashboard/wallet/topup',
    heading: 'Top up',
    to: 'users',
    shows: (persona) => [persona === 'lowBalance' ? 'You have an unfinished payment' : 'How many credits?'],
  },
  {
    path: '/dashboard/pay',
    heading: 'Pay',
    to: 'users',
    shows: (persona) => [persona === 'business' ? 'Due now' : 'Monthly statements', 'October 2026'],
  },
  {
    path: '/dashboard/pay/2026-10',
    heading: 'Statement, October 2026',
    to: 'users',
    shows: () => ['Closing balance'],
  },
  {
    path: '/subscriptions',
    heading: 'Subscriptions',
    to: 'users',
    shows: (persona) => (subscriptions[persona] ?? subscriptions.user ?? []).map(({ name }) => name),
  },
  { path: '/subscriptions?view=keys', heading: 'Subscriptions', to: 'users', shows: () => ['sb_test_…'] },
  { path: '/subscriptions?api=sim-swap', heading: 'SIM Swap', to: 'users', shows: () => ['What calls cost'] },
  {
    path: '/subscriptions/usage',
    heading: 'Usage',
    to: 'users',
    shows: (persona) => (summaries[persona] ?? summaries.user)?.apis.map(({ api_name }) => api_name) ?? [],
  },
  { path: '/plans', heading: 'Plans', to: 'users', shows: () => ['Pay as you go', 'Business monthly'] },
  { path: '/plans/view', heading: 'Your plan', to: 'users', shows: () => ['By API'] },
  {
    path: '/payment/success/txn_Kd81xTq2',
    heading: 'Payment received',
    to: 'users',
    shows: () => ['300 credits'],
  },
  { path: '/payment/success/txn_Pw52hLd8', heading: 'Confirming your payment', to: 'users' },
  {
    path: '/payment/failed/txn_Fq47nBz1',
    heading: 'Payment failed',
    to: 'users',
    shows: () => ['The bank declined the card.'],
  },
  { path: '/payment/success/txn_Ex30vTm6', heading: 'Checkout closed', to: 'users' },
  {
    path: '/payment/billing/success/txn_Bx54mRw7',
    heading: 'Payment received',
    to: 'users',
    shows: () => ['October 2026'],
  },
  {
    path: '/kyb',
    heading: 'Business verification',
    to: 'users',
    shows: () => ['SIM Swap', 'Device Location'],
  },
  {
    path: '/kyb/lumina/sim-swap',
    heading: 'Verify your business for SIM Swap',
    to: 'users',
    shows: (persona) =>
      persona === 'kybRejected'
        ? [
            'The certificate ended on 30 June 2026. Send the renewed one.',
            '27 Rizal Street, Quezon City 1100',
          ]
        : [persona === 'business' ? 'What you sent' : 'Contact person'],
  },
  { path: '/kyb/beacon/v1', heading: 'Verify your business for Beacon', to: 'users' },
  {
    path: '/admin/kyb',
    heading: 'Business verifications',
    to: 'admins',
    shows: () => ['Lakbay Freight Corporation', 'In review'],
  },
  {
    path: '/admin/kyb/kyb_mara9Bc',
    heading: 'Lakbay Freight Corporation',
    to: 'admins',
    shows: () => ['14 Pier Road, Tondo, Manila 1013', 'passport-mara.jpg, 891 KB'],
  },
  {
    path: '/admin/keys',
    heading: 'Key Management',
    to: 'admins',
    shows: () => adminAccounts.map(({ email }) => email),
  },
  {
    path: '/admin/credits',
    heading: 'Credits Management',
    to: 'admins',
    shows: () => adminAccounts.map(({ email }) => email),
  },
  { path: '/admin/credits/add', heading: 'Add credits', to: 'admins', shows: () => ['Choose'] },
  { path: '/admin/credits/add/usr_jun7Q2', heading: 'Add credits', to: 'admins', shows: () => ['1,250.50'] },
  {
    path: '/admin/credits/deduct/usr_jun7Q2',
    heading: 'Deduct credits',
    to: 'admins',
    shows: () => ['1,250.50'],
  },
  {
    path: '/admin/credits/ledger/usr_jun7Q2',
    heading: 'Credit ledger',
    to: 'admins',
    shows: () => (ledgers.user ?? []).map(({ description }) => description),
  },
  {
    path: '/admin/apis',
    heading: 'Published APIs',
    to: 'admins',
    shows: () => ['SIM Swap v1', 'Number Verification v1', 'ends 31 Jan 2027'],
  },
  { path: '/admin/apis/publish', heading: 'Publish an API', to: 'admins', shows: () => ['Check document'] },
  {
    path: '/admin/apis/number-verification/v1',
    heading: 'Number Verification v1',
    to: 'admins',
    shows: () => ['It stops working on 31 Jan 2027.', 'Price lists', 'Jun Dela Cruz'],
  },
  {
    path: '/admin/users',
    heading: 'Users',
    to: 'admins',
    shows: () => adminAccounts.map(({ email }) => email),
  },
  {
    path: '/dashboard/webhooks',
    heading: 'Webhooks',
    to: 'users',
    shows: (persona) => [
      ...(webhooks[persona] ?? []).map(({ url }) => url),
      ...(hookDeliveries[persona] ?? []).map(({ event }) => event),
      'Verify a signature',
    ],
  },
  {
    path: '/dashboard/exports',
    heading: 'Exports',
    to: 'users',
    shows: (persona) =>
      (prepared[persona] ?? []).length > 0 ? ['Transactions', 'Until'] : ['No exports yet'],
  },
  {
    path: '/admin/deliveries',
    heading: 'Deliveries',
    to: 'admins',
    shows: () => (adminDeliveries.admin ?? []).map(({ subject }) => subject),
  },
  {
    path: '/admin/audit',
    heading: 'Audit log',
    to: 'admins',
    shows: () => ['admin.credits.add', 'Rico Bautista'],
  },

  { path: '/guides', heading: docs.firstCall?.title ?? '' },
  { path: '/docs/users', heading: docs.keys?.title ?? '', to: 'readers' },
  { path: '/docs/vouchers', heading: docs.starterCredits?.title ?? '', to: 'readers' },
  ...Object.values(docs).map(
    ({ section, slug, title }): Row =>
      section === 'guides'
        ? { path: `/guides/${slug}`, heading: title }
        : { path: `/docs/${section}/${slug}`, heading: title, to: 'readers' },
  ),
]

const mayOpen: Record<Persona['kind'], readonly Row['to'][]> = {
  visitor: [undefined, 'visitors'],
  newUser: [undefined, 'readers'],
  user: [undefined, 'users', 'members', 'readers'],
  admin: [undefined, 'admins', 'members', 'readers'],
}

/** Where one is led who may not see it. */
function elsewhere({ kind }: Persona, path: string): RegExp | string {
  if (kind === 'visitor') return `/login?redirect-url=${encodeURIComponent(path)}`
  if (kind === 'newUser') return '/login?action=accept-terms-and-conditions'
  return kind === 'admin' ? '/admin/keys' : '/dashboard'
}

/** As a link does: without a page load. */
const go = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/**
 * Waits for the heading. An assertion that has to wait reads all roles of the page each time it fails, which costs the browser more
 * than many of these pages do: it is made once the text is there.
 */
async function expectHeading(page: Page, { path, heading }: Row): Promise<void> {
  const [text, isPattern] = heading instanceof RegExp ? [heading.source, true] : [heading, false]
  await page.waitForFunction(
    ({ text, isPattern }) => {
      const matches = (shown: string) => (isPattern ? new RegExp(text).test(shown) : shown.includes(text))
      return [...document.querySelectorAll('h1')].some(({ textContent }) => matches(textContent ?? ''))
    },
    { text, isPattern },
    { timeout: 30_000 },
  )
  await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible()
}

async function arrive(page: Page, { name, kind }: Persona): Promise<void> {
  if (kind === 'visitor') await page.goto('/')
  else await openAs(page, profiles[name]?.email ?? '', '/')
}

/** Who looks on the narrowest phone, with text at 200 %; somebody else sees the same pages on a wide screen. */
const onPhone: readonly string[] = ['visitor', 'business']

/** What a visitor finds besides: other parts of the same pages. */
const rowsOfVisitors: readonly Row[] = [
  ...apis.map((api) => ({ path: `${addressOf(api)}?part=documentation`, heading: new RegExp(api.name) })),
  { path: '/api/lumina/fax/v1', heading: /./, shows: () => ['There’s no API at this address'] },
  ...publicPages
    .filter((path) => !rows.some((row) => row.path === path))
    .map((path) => ({ path, heading: /./ })),
]

/**
 * Of each kind the first is led through all pages, the others through what differs, which are the pages of an account. On a phone
 * pages for everybody are the same for whoever looks.
 */
function rowsOf(persona: Persona): readonly Row[] {
  if (persona.kind === 'visitor') return [...rows, ...rowsOfVisitors]
  if (onPhone.includes(persona.name)) return rows.filter(({ to }) => to)
  const isFirst = personas.find(({ kind }) => kind === persona.kind) === persona
  return isFirst ? rows : rows.filter(({ to }) => to === 'users' || to === 'members')
}

async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
}

async function expectFit(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Loading/ }), path).toHaveCount(0)
  await expectNoSideways(page)
}

async function expectHeader(page: Page, { name }: Persona): Promise<void> {
  const { firstname, lastname, company_name } = profiles[name] ?? {}
  await page.getByRole('button', { name: `${firstname} ${lastname}` }).click()
  const menu = page.getByRole('menu')
  await expect(menu).toContainText(`${firstname} ${lastname}`)
  if (company_name) await expect(menu).toContainText(company_name)
  await page.keyboard.press('Escape')
  const unread = (notices[name] ?? []).filter(({ read_at }) => read_at === 0).length
  const bell = unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
  await page.getByRole('button', { name: bell, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Notifications' })
  for (const { message } of notices[name] ?? []) await expect(drawer).toContainText(message)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}

for (const persona of personas) {
  const isNarrow = onPhone.includes(persona.name)
  const how = isNarrow ? ' and fits 320 px with text at 200 %' : ''
  test(`every page, as ${persona.name}, shows their examples${how}`, async ({ page }) => {
    test.slow()
    await arrive(page, persona)
    if (persona.kind === 'user' || persona.kind === 'admin')
      await test.step('name, company and notices in the header', () => expectHeader(page, persona))
    if (isNarrow) await narrow(page)
    for (const row of rowsOf(persona)) {
      const { path, to, shows } = row
      await test.step(path, async () => {
        await go(page, path)
        if (!mayOpen[persona.kind].includes(to)) {
          await expect(page, path).toHaveURL(elsewhere(persona, path))
          return
        }
        await expectHeading(page, row)
        await expect(page, path).toHaveURL(path)
        for (const text of shows?.(persona.name) ?? []) {
          await expect(page.getByText(text).first(), `${path}: ${text}`).toBeAttached()
        }
        await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0)
        if (isNarrow) await expectFit(page, path)
      })
    }
  })
}

test('text at 200 % fits 320 px on every page of theirs, as admin', async ({ page }) => {
  const admin = { name: 'admin', kind: 'admin' } as const
  await arrive(page, admin)
  await narrow(page)
  for (const row of rows.filter(({ to }) => to && mayOpen[admin.kind].includes(to))) {
    await test.step(row.path, async () => {
      await go(page, row.path)
      await expectHeading(page, row)
      await expectFit(page, row.path)
    })
  }
})
