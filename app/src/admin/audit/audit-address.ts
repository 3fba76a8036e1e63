import {
  days,
  daysFilter,
  matching,
  page,
  present,
  searchWords,
  type UrlStateOf,
  urlState,
} from '../../lib/browser/url-query.ts'
import { sorting } from '../../lib/browser/url-sort.ts'

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
  'admin.service_account': 'Service accounts',
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
export const auditAddress = urlState({
  days,
  actor: searchWords,
  subject: searchWords,
  action: matching(/^(?=.{1,60}$)[a-z_]+(\.[a-z_]+){0,3}$/),
  sort: sorts,
  page,
})
export type AuditAddress = UrlStateOf<typeof auditAddress>

/** As the contract asks for them. */
export const auditFilterOf = ({ actor, subject, action, days, sort }: Omit<AuditAddress, 'page'>) =>
  present({ actor, subject, action, ...daysFilter(days), sort: sorts.textOf(sort) })
