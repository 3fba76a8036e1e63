import type { decide, GuardSession } from '../../../guards.ts'
import { href, type PathName } from '../../../paths.ts'
import type { RouteDefinition } from '../../../router/route-definition.ts'
import type { Entry } from '../entry.ts'
import { otherNamesOf } from './synonyms.ts'

interface PageWords {
  readonly title?: string
  /** Other names of the page, and reasons to come to it. */
  readonly also: readonly string[]
  /** Parts that have an address of their own. */
  readonly parts?: readonly PagePart[]
}

interface PagePart {
  readonly title: string
  readonly href: string
  readonly also: readonly string[]
}

const section = (name: string): string => href('profile', {}, { query: { section: name } })

const wordsOfPages: Partial<Record<PathName, PageWords>> = {
  home: { title: 'Home', also: ['start', 'landing'] },
  catalogue: { also: ['catalogue', 'list of apis', 'all apis'] },
  pricing: { also: ['prices', 'cost', 'credits', 'packs', 'estimate', 'calculator'] },
  faqs: { title: 'FAQ', also: ['frequently asked questions', 'help'] },
  contact: { also: ['support', 'help', 'email', 'message', 'complaint'] },
  insights: { also: ['articles', 'whitepapers', 'blog'] },
  problems: { also: ['errors', 'status codes'] },
  privacyNotice: { also: ['personal data', 'gdpr', 'cookies'] },
  terms: { also: ['legal', 'agreement'] },
  login: { also: ['sign in'] },
  register: { also: ['register', 'create account', 'join'] },
  forgotPassword: { also: ['lost password', 'reset'] },
  overview: { also: ['dashboard', 'home'] },
  profile: {
    also: ['account', 'settings', 'name', 'company'],
    parts: [
      { title: 'Password', href: section('password'), also: ['change password'] },
      {
        title: 'Security',
        href: section('security'),
        also: ['second factor', 'passkey', 'authenticator app', 'recovery codes', 'set up 2fa', 'set up mfa'],
      },
      { title: 'Sessions', href: section('sessions'), also: ['devices', 'signed in', 'log out everywhere'] },
      {
        title: 'Notification settings',
        href: section('notifications'),
        also: ['email preferences', 'emails', 'mute'],
      },
      {
        title: 'Your data',
        href: section('your-data'),
        also: ['delete account', 'close account', 'download data'],
      },
    ],
  },
  notifications: { also: ['bell', 'inbox', 'history', 'unread', 'messages'] },
  team: { also: ['invite', 'members', 'colleagues', 'roles', 'people'] },
  wallet: {
    also: ['credits', 'balance', 'transactions', 'ledger', 'money'],
    parts: [
      {
        title: 'Low-credit alert',
        href: href('wallet', {}, { hash: 'alerts' }),
        also: ['low balance', 'threshold', 'warning', 'edit alert', 'change alert'],
      },
      {
        title: 'Automatic top-up',
        href: href('wallet', {}, { query: { tab: 'limits' }, hash: 'auto-top-up' }),
        also: ['auto top up', 'recharge', 'saved card'],
      },
    ],
  },
  topUp: { also: ['buy credits', 'add credits', 'add money', 'recharge', 'packs'] },
  pay: { title: 'Statements', also: ['pay', 'bills', 'invoices', 'monthly statement', 'due'] },
  documents: { also: ['tax', 'vat', 'tin', 'credit notes', 'accountant', 'official receipt', 'pdf'] },
  subscriptions: { also: ['keys', 'api keys', 'my keys', 'my apis'] },
  usage: { also: ['calls', 'statistics', 'request log', 'requests', 'analytics', 'charts'] },
  exports: { also: ['csv', 'download', 'spreadsheet', 'files'] },
  webhooks: { also: ['endpoints', 'events', 'callbacks', 'deliveries'] },
  plans: { also: ['fee', 'monthly plan', 'prepaid', 'postpaid', 'change plan', 'upgrade'] },
  plan: { also: ['consumption', 'included credits', 'renew', 'current plan'] },
  kyb: { also: ['kyb', 'verify company', 'verify business', 'documents', 'live keys'] },
  adminKeys: { also: ['api keys', 'subscriptions', 'revoke'] },
  adminCredits: { also: ['wallets', 'balances', 'adjustments'] },
  adminApprovals: { also: ['second person', 'approve', 'reject', 'waiting'] },
  adminUsers: { also: ['accounts', 'customers', 'people'] },
  adminKyb: { also: ['kyb', 'review', 'approve', 'reject'] },
  adminAudit: { also: ['history', 'who did what'] },
  adminDeliveries: { also: ['webhooks', 'emails', 'failed'] },
  guides: { also: ['docs', 'documentation', 'tutorial', 'help'] },
  docsUsers: { title: 'Documentation for users', also: ['docs', 'guide'] },
  docsVouchers: { title: 'Voucher documentation', also: ['docs', 'free credits'] },
}

// Where one is sent, never goes.
const states: ReadonlySet<PathName> = new Set(['maintenance', 'serverError', 'timeout', 'error', 'ssoVerify'])

/** Where a page is, if that is not plain from its title. */
const areas: Readonly<Record<RouteDefinition['layout'], string>> = {
  default: '',
  auth: '',
  entry: '',
  dashboard: 'Dashboard',
  admin: 'Administration',
  docs: 'Documentation',
}

interface Site {
  readonly rows: readonly RouteDefinition[]
  readonly decide: typeof decide
}

/** The most visited pages, in this order; the rest follow in the order of the route table. */
const sought: readonly PathName[] = ['catalogue', 'pricing', 'faqs', 'insights', 'contact', 'login']

/** The pages that a person may open now, their own area first. */
export function pageEntries({ rows, decide }: Site, session: GuardSession): readonly Entry[] {
  const open = rows.filter(({ name, path, guards }) => {
    // One with a part that must be filled in has no address of its own.
    if (states.has(name) || /:\w+(?!\w|\?)/.test(path)) return false
    const location = { path: addressOf(path), search: '', params: {} }
    return decide(guards, { session, location, cookies: {} }).kind === 'allow'
  })
  const own = open.filter(({ guards, layout }) => guards.length > 0 && layout !== 'entry')
  const first = sought.flatMap((name) => open.find((row) => row.name === name) ?? [])
  const entries = [...new Set([...own, ...first, ...open])]
  return [...entries.map(entryOf), ...entries.flatMap(partsOf)]
}

const addressOf = (path: string): string => path.replace(/\/:\w+\?/g, '') || '/'

function entryOf({ name, path, title, layout }: RouteDefinition): Entry {
  const { title: own = title, also = [] } = wordsOfPages[name] ?? {}
  return {
    id: `page ${name}`,
    kind: 'page',
    title: own,
    names: [],
    also: [...also, ...otherNamesOf(own)],
    about: areas[layout],
    text: title,
    target: { href: addressOf(path) },
  }
}

function partsOf({ name, title }: RouteDefinition): readonly Entry[] {
  const { title: about = title, parts = [] } = wordsOfPages[name] ?? {}
  return parts.map((part) => ({
    id: `page ${name} ${part.title}`,
    kind: 'page',
    title: part.title,
    names: [],
    also: part.also,
    about,
    text: '',
    target: { href: part.href },
  }))
}
