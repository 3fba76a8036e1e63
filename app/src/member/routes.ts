import { routesOf } from '../router/route.ts'
import type { RouteDefinition } from '../router/route-definition.ts'

/** As the contract writes versions: by it `/kyb/beacon/v1` is the version of an API without a tag. */
const isVersion = (segment: string): boolean => /^v\d{1,4}(\.\d{1,4}){0,2}$/.test(segment)

const member = ['logged-in'] as const
const paid = ['payment', 'logged-in'] as const
const row = routesOf(async () => (await import('./pages.ts')).memberPages)

/** Pages of accounts. */
export const memberRoutes: readonly RouteDefinition[] = [
  row('overview', 'dashboard', {
    title: 'Overview',
    guards: member,
    section: 'overview',
  }),
  // Administrators have one, too; the layout gives them their own header.
  row('profile', 'dashboard', {
    title: 'Profile',
    guards: ['authenticated'],
    section: 'profile',
  }),
  // Ours, and not in the specification: the drawer holds the newest alone.
  row('notifications', 'dashboard', {
    title: 'Notifications',
    guards: ['authenticated'],
    section: 'notifications',
  }),
  // Ours, and not in the specification: the members of the account.
  row('team', 'dashboard', {
    title: 'Team',
    guards: member,
    section: 'team',
  }),
  // Links in mails are opened by visitors, too: the page says what they invite to before anybody signs in.
  row('acceptTeam', 'auth', { title: 'Team invitation' }),
  row('wallet', 'dashboard', {
    title: 'Wallet',
    guards: member,
    section: 'wallet',
  }),
  row('topUp', 'dashboard', {
    title: 'Top up',
    guards: member,
    section: 'wallet',
  }),
  row('pay', 'dashboard', {
    title: 'Pay',
    guards: member,
    section: 'statements',
  }),
  // Ours, and not in the specification: a month on a page of its own, to print and to send on.
  row('statement', 'dashboard', {
    title: 'Statement',
    guards: member,
    section: 'statements',
  }),
  // Ours, and not in the specification.
  row('exports', 'dashboard', {
    title: 'Exports',
    guards: member,
    section: 'exports',
  }),
  row('webhooks', 'dashboard', {
    title: 'Webhooks',
    guards: member,
    section: 'webhooks',
  }),
  row('subscriptions', 'dashboard', {
    title: 'Subscriptions',
    guards: member,
    section: 'subscriptions',
  }),
  // Ours, and not in the specification: an agent sends a person here.
  row('authorizeAgent', 'dashboard', {
    title: 'Connect an agent',
    guards: member,
    section: 'subscriptions',
  }),
  row('usage', 'dashboard', {
    title: 'Usage',
    guards: member,
    section: 'usage',
  }),
  row('plans', 'dashboard', {
    title: 'Plans',
    guards: member,
    section: 'plans',
  }),
  row('plan', 'dashboard', {
    title: 'Your plan',
    guards: member,
    section: 'plan',
  }),
  row('kyb', 'dashboard', {
    title: 'Business verification',
    guards: member,
    section: 'verification',
  }),
  row('kybTag', 'dashboard', {
    title: 'Business verification',
    guards: member,
    section: 'verification',
    fits: ({ tag = '' }) => !isVersion(tag),
  }),
  row('kybVersion', 'dashboard', {
    title: 'Business verification',
    guards: member,
    section: 'verification',
  }),

  row('paymentSuccess', 'dashboard', {
    title: 'Payment',
    guards: paid,
    section: 'wallet',
  }),
  row('paymentFailed', 'dashboard', {
    title: 'Payment',
    guards: paid,
    section: 'wallet',
  }),
  row('billingSuccess', 'dashboard', {
    title: 'Payment',
    guards: paid,
    section: 'statements',
  }),
]
