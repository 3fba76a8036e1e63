import { pageInUrl, readDays, readPage, writeQuery } from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'
import type { UrlCodec } from '../../lib/browser/use-url-state.ts'
import type { Days } from '../../ui/kit/date-range.tsx'
import type { Sort } from '../../ui/kit/table.tsx'

const sorts = sorting<'at' | '-at'>(['at'], '-at')

/** Kinds of actions, by how their names begin. */
export const actionKinds = {
  admin: 'By administrators',
  'admin.credits': 'Credits',
  'admin.adjustment': 'Approvals',
  'admin.keys': 'Revoked keys',
  'admin.key': 'Replaced keys',
  'admin.user': 'Locks and sign-outs',
  'admin.api': 'Published APIs',
  'admin.upstream': 'Upstreams',
  'admin.conformance_key': 'Conformance keys',
  'admin.delivery': 'Deliveries',
  account: 'Accounts',
  session: 'Sessions',
  password: 'Passwords',
  second_factor: 'Second factors',
  subscription: 'Subscriptions',
  key: 'Keys, by users',
  payment: 'Payments',
  plan: 'Plans',
  kyb: 'Verifications',
  wallet: 'Wallets',
  webhook: 'Webhooks',
  export: 'Exports',
  terms: 'Terms',
  profile: 'Profiles',
} as const

/** The log's state in its address: `?actor=iris&subject=usr_jun7Q2&action=admin&from=…&to=…&page=2`. */
export interface AuditAddress {
  readonly actor: string
  readonly subject: string
  readonly action: string
  readonly days: Days | null
  readonly sort: Sort | null
  readonly page: number
}

export const auditAddress: UrlCodec<AuditAddress> = {
  read(search) {
    const query = new URLSearchParams(search)
    const action = query.get('action') ?? ''
    return {
      actor: query.get('actor')?.slice(0, 200) ?? '',
      subject: query.get('subject')?.slice(0, 200) ?? '',
      action: /^[a-z_]+(\.[a-z_]+){0,3}$/.test(action) && action.length <= 60 ? action : '',
      days: readDays(query),
      sort: sorts.read(query),
      page: readPage(query),
    }
  },
  write: (search, { days, sort, page, ...words }) =>
    writeQuery(search, {
      from: days?.from,
      to: days?.to,
      ...words,
      sort: sorts.textOf(sort),
      page: pageInUrl(page),
    }),
}

/** As the contract asks for them. */
export const auditFilterOf = ({ actor, subject, action, days, sort }: Omit<AuditAddress, 'page'>) => ({
  ...(actor.trim() && { actor: actor.trim() }),
  ...(subject.trim() && { subject: subject.trim() }),
  ...(action && { action }),
  ...(days && { start_date: days.from, end_date: days.to }),
  ...sorts.queryOf(sort),
})
