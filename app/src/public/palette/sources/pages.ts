import type { decide, GuardSession } from '../../../guards.ts'
import type { PathName } from '../../../paths.ts'
import type { RouteDefinition } from '../../../router/route-definition.ts'
import type { Entry } from '../entry.ts'
import { otherNamesOf } from './synonyms.ts'

type PageWords = { readonly title?: string; readonly text: string }

/** Synonyms for a page's title. */
const otherWords: Partial<Record<PathName, PageWords>> = {
  home: { title: 'Home', text: 'start landing' },
  catalogue: { text: 'catalogue apis list' },
  pricing: { text: 'prices cost credits packs plans estimate' },
  faqs: { title: 'FAQ', text: 'faq help' },
  contact: { text: 'support help mail message' },
  insights: { text: 'articles whitepapers blog' },
  login: { text: 'sign in' },
  register: { text: 'sign up account create' },
  overview: { text: 'dashboard home' },
  profile: { text: 'account settings name company password sessions devices theme delete email preferences' },
  notifications: { text: 'bell inbox history unread alerts' },
  wallet: { text: 'credits balance transactions' },
  topUp: { text: 'buy credits pay' },
  pay: { title: 'Statements', text: 'pay bills invoices monthly statement' },
  subscriptions: { text: 'keys api' },
  usage: { text: 'calls statistics log' },
  plans: { text: 'prices fee monthly prepaid postpaid change' },
  plan: { text: 'plan consumption included credits renew unsubscribe' },
  kyb: { text: 'kyb verify company documents live keys' },
  adminKyb: { text: 'kyb review approve reject' },
  guides: { text: 'docs documentation tutorial help' },
  docsUsers: { title: 'Documentation for users', text: 'docs guide' },
  docsVouchers: { title: 'Voucher documentation', text: 'docs free credits' },
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
  return [...new Set([...own, ...first, ...open])].map(entryOf)
}

const addressOf = (path: string): string => path.replace(/\/:\w+\?/g, '') || '/'

function entryOf({ name, path, title, layout }: RouteDefinition): Entry {
  const { title: own = title, text = '' } = otherWords[name] ?? {}
  return {
    id: `page ${name}`,
    kind: 'page',
    title: own,
    names: [],
    also: otherNamesOf(own),
    about: areas[layout],
    text: `${title} ${text}`,
    target: { href: addressOf(path) },
  }
}
