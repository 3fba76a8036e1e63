/** Every address of the app, once. Rows and order are those of the specification. */
export const paths = {
  home: '/',
  about: '/about-us',
  catalogue: '/api',
  api: '/api/:publisher/:tag?/:version',
  // Ours: where the preview address of a draft leads.
  preview: '/preview/:token',
  contact: '/contact-us',
  faqs: '/faqs',
  insights: '/insights',
  insight: '/insights/:slug',
  guides: '/guides/:slug?',
  problems: '/problems',
  problem: '/problems/:code',
  pricing: '/pricing',
  status: '/status',
  privacyNotice: '/privacy-notice',
  privacyPolicy: '/privacy-policy',
  terms: '/terms-and-conditions',
  maintenance: '/maintenance',
  serverError: '/500',
  timeout: '/502',
  error: '/error',

  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  firstOwner: '/first-owner',
  verify: '/verify',
  // Ours: where the email about a way back without the second factor leads.
  cancelRecovery: '/cancel-recovery',
  ssoVerify: '/sso-verify',

  overview: '/dashboard',
  profile: '/dashboard/profile',
  notifications: '/dashboard/notifications',
  team: '/dashboard/team',
  acceptTeam: '/team/accept',
  wallet: '/dashboard/wallet',
  topUp: '/dashboard/wallet/topup',
  pay: '/dashboard/pay',
  statement: '/dashboard/pay/:month',
  documents: '/dashboard/documents',
  document: '/dashboard/documents/:number',
  exports: '/dashboard/exports',
  webhooks: '/dashboard/webhooks',
  keys: '/dashboard/keys',
  agents: '/dashboard/agents',
  subscriptions: '/subscriptions',
  authorizeAgent: '/agents/authorize/:request',
  usage: '/subscriptions/usage',
  errors: '/dashboard/errors',
  plans: '/plans',
  plan: '/plans/view',
  kyb: '/kyb',
  kybTag: '/kyb/:publisher/:tag',
  kybVersion: '/kyb/:publisher/:tag?/:version',

  paymentSuccess: '/payment/success/:slug?',
  paymentFailed: '/payment/failed/:slug?',
  billingSuccess: '/payment/billing/success/:slug?',

  adminHome: '/admin',
  adminKeys: '/admin/keys',
  adminCredits: '/admin/credits',
  addCredits: '/admin/credits/add/:id?',
  deductCredits: '/admin/credits/deduct/:id?',
  creditLedger: '/admin/credits/ledger/:id?',
  adminKyb: '/admin/kyb',
  adminKybReview: '/admin/kyb/:id',
  adminApprovals: '/admin/approvals',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminAudit: '/admin/audit',
  adminStaff: '/admin/staff',
  adminSetup: '/admin/setup',
  adminDeliveries: '/admin/deliveries',
  adminAnnouncements: '/admin/announcements',
  adminPlans: '/admin/plans/:id?',
  adminPayments: '/admin/payments',
  adminIncidents: '/admin/incidents',
  adminApis: '/admin/apis',
  publishApi: '/admin/apis/publish',
  adminApi: '/admin/apis/:api/:version',
  adminUpstream: '/admin/apis/:api/:version/upstreams/:environment',

  docsUsers: '/docs/users/:slug?',
  docsVouchers: '/docs/vouchers/:slug?',
} as const

export type PathName = keyof typeof paths

type Params<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? Params<Head> & Params<Rest>
  : Pattern extends `:${infer Name}?`
    ? { [Key in Name]?: string | null | undefined }
    : Pattern extends `:${infer Name}`
      ? { [Key in Name]: string }
      : unknown

type HrefArgs<Name extends PathName> =
  unknown extends Params<(typeof paths)[Name]>
    ? [params?: Record<string, never>, options?: HrefOptions]
    : [params: Params<(typeof paths)[Name]>, options?: HrefOptions]

interface HrefOptions {
  query?: Record<string, string>
  hash?: string
}

/** The address of a page with its parameters filled in; an optional segment without a value is left out. */
export function href<Name extends PathName>(name: Name, ...[params, options]: HrefArgs<Name>): string {
  const values: Record<string, string | null | undefined> = params ?? {}
  const path = paths[name]
    .split('/')
    .flatMap((segment) => fill(segment, values))
    .join('/')
  const query = options?.query ? `?${new URLSearchParams(options.query)}` : ''
  return `${path || '/'}${query}${options?.hash ? `#${options.hash}` : ''}`
}

function fill(segment: string, values: Record<string, string | null | undefined>): string[] {
  if (!segment.startsWith(':')) return [segment]
  const value = values[segment.replace(/^:|\?$/g, '')]
  return value ? [encodeURIComponent(value)] : []
}
