// Expected texts of every page on Prism, from the contract's examples: one row a page. A new page adds its row here.

import { publicPages } from '../public-pages.ts'
import { adminRows } from './admin-pages.ts'
import {
  adminAccounts,
  apis,
  articles,
  docs,
  factors,
  histories,
  hookDeliveries,
  insights,
  ledgers,
  packs,
  prepared,
  profiles,
  questions,
  subscriptions,
  summaries,
  texts,
  wallets,
  webhooks,
} from './page-examples.ts'
import type { Row } from './visit-row.ts'

const credits = (persona: string): string => {
  const [whole, decimals] = (wallets[persona]?.wallet_credits ?? '').split('.')
  return `${Number(whole).toLocaleString('en')}.${decimals}`
}
const addressOf = ({ publisher, tag, version }: (typeof apis)[number]): string =>
  `/api/${[publisher, tag, version].filter(Boolean).join('/')}`

export const rows: readonly Row[] = [
  { path: '/', heading: /./, shows: () => apis.map(({ name }) => name) },
  { path: '/about-us', heading: texts.aboutUs?.heading ?? '' },
  { path: '/api', heading: 'API Marketplace', shows: () => apis.map(({ name }) => name) },
  ...apis.map((api) => ({ path: addressOf(api), heading: new RegExp(api.name) })),
  { path: '/preview/mZ4tq0Jb8Xo1vT6cW2kYfR9sLh5nPd7u', heading: 'SIM Swap', shows: () => ['not published'] },
  { path: '/contact-us', heading: 'Contact us' },
  { path: '/faqs', heading: 'Frequently asked questions', shows: () => questions },
  { path: '/insights', heading: 'Insights', shows: () => insights },
  ...articles.map(({ slug, title }) => ({ path: `/insights/${slug}`, heading: title })),
  { path: '/problems', heading: 'Error codes', shows: () => ['Consent is missing', '3 codes'] },
  {
    path: '/problems/consent-missing',
    heading: 'Consent is missing',
    shows: () => ['How to request consent', 'APIs that return it'],
  },
  { path: '/status', heading: 'Status', shows: () => ['Past incidents'] },
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
  { path: '/cancel-recovery', heading: 'This link doesn’t work' },
  { path: '/first-owner', heading: 'This link doesn’t work' },
  {
    path: '/team/accept?token=tinv_5kT8wQ2xR7mB3nV9cZ4pL6',
    heading: 'Join Lakbay Freight',
    shows: () => ['rosa@lakbay.example', 'Manages subscriptions and API keys.'],
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
    shows: () => ['Total'],
  },
  {
    path: '/subscriptions',
    heading: 'Subscriptions',
    to: 'users',
    shows: (persona) => (subscriptions[persona] ?? subscriptions.user ?? []).map(({ name }) => name),
  },
  { path: '/dashboard/keys', heading: 'Keys', to: 'users', shows: () => ['sb_test_…'] },
  { path: '/dashboard/agents', heading: 'Agents', to: 'users', shows: () => ['Allow once'] },
  { path: '/subscriptions?api=sim-swap', heading: 'SIM Swap', to: 'users', shows: () => ['What calls cost'] },
  { path: '/agents/authorize/kZ3vQx8LmT2rYc7Wb5Nf0d', heading: 'Connect an agent', to: 'users' },
  {
    path: '/subscriptions/usage',
    heading: 'Usage',
    to: 'users',
    shows: (persona) => (summaries[persona] ?? summaries.user)?.apis.map(({ api_name }) => api_name) ?? [],
  },
  { path: '/plans', heading: 'Plans', to: 'users', shows: () => ['Pay as you go', 'Business monthly'] },
  { path: '/plans/view', heading: 'Your plan', to: 'users', shows: () => ['By API', 'Change to Growth'] },
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
  ...Object.entries({ users: 'Users', keys: 'Key Management', credits: 'Credits Management' }).map(
    ([page, heading]): Row => ({
      path: `/admin/${page}`,
      heading,
      to: 'admins',
      shows: () => adminAccounts.map(({ email }) => email),
    }),
  ),
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
    path: '/dashboard/documents',
    heading: 'Receipts and invoices',
    to: 'users',
    shows: (persona) => [
      'Tax details',
      ...(persona === 'business' ? ['INV-2026-000031'] : persona === 'user' ? ['OR-2026-000124'] : []),
    ],
  },
  { path: '/dashboard/errors', heading: 'Errors', to: 'users', shows: () => ['grouped by cause'] },
  {
    path: '/dashboard/exports',
    heading: 'Exports',
    to: 'users',
    shows: (persona) =>
      (prepared[persona] ?? []).length > 0 ? ['Transactions', 'Until'] : ['No exports yet'],
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
  ...adminRows,
]

/** Further rows for a visitor: other parts of the same pages. */
export const rowsOfVisitors: readonly Row[] = [
  ...apis.map((api) => ({ path: `${addressOf(api)}?part=documentation`, heading: new RegExp(api.name) })),
  { path: '/api/lumina/sim-swap/v1?part=agents', heading: 'SIM Swap' },
  { path: '/api/lumina/fax/v1', heading: /./, shows: () => ['There’s no API at this address'] },
  ...publicPages
    // The mock's guides are its examples.
    .filter((path) => !path.startsWith('/guides/') && !rows.some((row) => row.path === path))
    .map((path) => ({ path, heading: /./ })),
]
