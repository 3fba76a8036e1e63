// Expected texts of the administrators' pages on Prism: see page-table.ts.
import { adminDeliveries, ledgers } from './page-examples.ts'
import type { Row } from './visit-row.ts'

export const adminRows: readonly Row[] = [
  {
    path: '/admin',
    heading: 'Since yesterday',
    to: 'admins',
    shows: () => [
      '29 of 340 calls failed, for 3 customers.',
      'The gateway can’t reach 1 of 3 servers.',
      'Verify Lakbay Freight Corporation',
    ],
  },
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
  { path: '/admin/users/usr_jun7Q2', heading: 'Jun Dela Cruz', to: 'admins', shows: () => ['SIM Swap'] },
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
    heading: 'Jun Dela Cruz',
    to: 'admins',
    shows: () => (ledgers.user ?? []).map(({ description }) => description),
  },
  {
    path: '/admin/apis',
    heading: 'Published APIs',
    to: 'admins',
    shows: () => ['SIM Swap v1', 'Number Verification v1', 'ends 31 Jan 2027'],
  },
  {
    path: '/admin/apis/publish?draft=drf_7Hq2mXv9Kd81',
    heading: 'Publish an API',
    to: 'admins',
    shows: () => ['Check draft'],
  },
  { path: '/admin/apis/publish', heading: 'Publish an API', to: 'admins', shows: () => ['Check document'] },
  {
    path: '/admin/apis/number-verification/v1',
    heading: 'Number Verification v1',
    to: 'admins',
    shows: () => ['It stops working on 31 Jan 2027.', 'Price lists', 'Jun Dela Cruz'],
  },
  {
    path: '/admin/apis/number-verification/v1/upstreams/live',
    heading: 'Upstream for live keys',
    to: 'admins',
    shows: () => ['Credential', 'Test connection'],
  },
  { path: '/admin/approvals', heading: 'Approvals', to: 'admins', shows: () => ['Otto Reyes'] },
  {
    path: '/admin/deliveries',
    heading: 'Deliveries',
    to: 'admins',
    shows: () => (adminDeliveries.admin ?? []).map(({ subject }) => subject),
  },
  {
    path: '/admin/payments',
    heading: 'Payment differences',
    to: 'admins',
    shows: () => ['Paid, without credits', 'Jun Dela Cruz'],
  },
  { path: '/admin/incidents', heading: 'Incidents', to: 'admins' },
  { path: '/admin/setup', heading: 'Set up', to: 'admins', shows: () => ['Terms and privacy', 'Required'] },
  { path: '/admin/staff', heading: 'Staff', to: 'admins', shows: () => ['Otto Reyes', 'Release pipeline'] },
  {
    path: '/admin/plans',
    heading: 'Plans',
    to: 'admins',
    shows: () => ['Business monthly', 'USD at the portal’s rate'],
  },
  { path: '/admin/plans/new', heading: 'New plan', to: 'admins', shows: () => ['Own prices (optional)'] },
  {
    path: '/admin/plans/pln_bizMon1',
    heading: 'Business monthly',
    to: 'admins',
    shows: () => ['Announce a change'],
  },
  { path: '/admin/announcements', heading: 'Announced changes', to: 'admins', shows: () => ['214 notified'] },
  {
    path: '/admin/audit',
    heading: 'Audit log',
    to: 'admins',
    shows: () => ['admin.credits.add', 'Rico Bautista'],
  },
]
