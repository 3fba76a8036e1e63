import { routesOf } from '../router/route.ts'
import type { RouteDefinition, Section } from '../router/route-definition.ts'

/** As the contract writes versions: by it `/kyb/beacon/v1` is the version of an API without a tag. */
const isVersion = (segment: string): boolean => /^v\d{1,4}(\.\d{1,4}){0,2}$/.test(segment)

const route = routesOf(async () => (await import('./pages.ts')).memberPages)

/** A page of people who are logged in, unless its guards say otherwise. */
const row = (
  name: Parameters<typeof route>[0],
  title: string,
  section: Section,
  options: Partial<Pick<RouteDefinition, 'guards' | 'fits'>> = {},
) => route(name, 'dashboard', { title, section, guards: ['logged-in'], ...options })

/** Pages of accounts. */
export const memberRoutes: readonly RouteDefinition[] = [
  row('overview', 'Overview', 'overview'),
  // Administrators have one, too; the layout gives them their own header.
  row('profile', 'Profile', 'profile', { guards: ['authenticated'] }),
  // Ours, and not in the specification: the drawer holds the newest alone.
  row('notifications', 'Notifications', 'notifications', { guards: ['authenticated'] }),
  // Ours, and not in the specification: the members of the account.
  row('team', 'Team', 'team'),
  // Links in mails are opened by visitors, too: the page says what they invite to before anybody signs in.
  route('acceptTeam', 'auth', { title: 'Team invitation' }),
  row('wallet', 'Wallet', 'wallet'),
  row('topUp', 'Top up', 'wallet'),
  row('pay', 'Pay', 'statements'),
  // Ours, and not in the specification: a month on a page of its own, to print and to send on.
  row('statement', 'Statement', 'statements'),
  // Ours, and not in the specification: documents for accountants.
  row('documents', 'Receipts and invoices', 'statements'),
  row('document', 'Document', 'statements'),
  // Ours, and not in the specification.
  row('exports', 'Exports', 'exports'),
  row('webhooks', 'Webhooks', 'webhooks'),
  row('keys', 'Keys', 'api-keys'),
  row('agents', 'Agents', 'agents'),
  row('subscriptions', 'Subscriptions', 'subscriptions'),
  // Ours, and not in the specification: an agent sends a person here.
  route('authorizeAgent', 'entry', { title: 'Connect an agent', section: 'agents', guards: ['logged-in'] }),
  row('usage', 'Usage', 'usage'),
  // Ours, and not in the specification.
  row('errors', 'Errors', 'errors'),
  row('plans', 'Plans', 'plans'),
  row('plan', 'Your plan', 'plan'),
  row('kyb', 'Business verification', 'verification'),
  row('kybTag', 'Business verification', 'verification', { fits: ({ tag = '' }) => !isVersion(tag) }),
  row('kybVersion', 'Business verification', 'verification'),

  row('paymentSuccess', 'Payment', 'wallet', { guards: ['payment', 'logged-in'] }),
  row('paymentFailed', 'Payment', 'wallet', { guards: ['payment', 'logged-in'] }),
  row('billingSuccess', 'Payment', 'statements', { guards: ['payment', 'logged-in'] }),
]
