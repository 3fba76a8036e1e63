import type { Profile } from '../src/lib/session/session.ts'

/** The cast of the contract's examples. */
export const jun: Profile = {
  id: 'usr_jun7Q2',
  firstname: 'Jun',
  lastname: 'Dela Cruz',
  email: 'jun@example.com',
  user_type: 'USER',
  is_sso: false,
  sso_by: null,
  sso_id: null,
  has_password: true,
  email_verified_at: '2026-01-05T02:00:00Z',
  status: 'ACTIVE',
  tc_agree: true,
  is_one_globe: true,
  last_login_date: null,
  company: null,
  company_name: null,
  reference: null,
  newly_registered: false,
  plan_type: 'PREPAID',
  plan_name: 'Pay as you go',
  plan_consumption: '0.00',
  team: null,
}

export const mara: Profile = {
  ...jun,
  id: 'usr_mara3K',
  firstname: 'Mara',
  lastname: 'Santos',
  email: 'mara@lakbay.example',
  company_name: 'Lakbay Freight',
  team: { account_id: 'usr_mara3K', account_name: 'Lakbay Freight', role: 'OWNER' },
}

export const leo: Profile = { ...jun, id: 'usr_leo5Nw', firstname: 'Leo', lastname: 'Ramos', tc_agree: false }
export const iris: Profile = {
  ...jun,
  id: 'usr_iris9A',
  firstname: 'Iris',
  lastname: 'Tan',
  user_type: 'ADMIN',
}

/** Jun, who acts for Lakbay Freight. */
export const memberOf = (role: NonNullable<Profile['team']>['role']): Profile => ({
  ...jun,
  team: { account_id: 'usr_mara3K', account_name: 'Lakbay Freight', role },
})
