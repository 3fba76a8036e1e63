import { beforeAll, describe, expect, test } from 'vitest'
import { handlers } from '../src/handlers.ts'
import type { StaffRole, TeamRole } from '../src/platform/http/acting-account.ts'
import { operationsOf, readBundle } from '../src/platform/http/contract.ts'
import { completeHandlers } from '../src/platform/http/operations.ts'
import { serverOfFile } from './support/server.ts'
import { signInStaff } from './support/staff.ts'

// Last, since the member loses their membership.
const operations = operationsOf(readBundle()).toSorted(
  (one, other) => Number(one.id === 'leaveTeam') - Number(other.id === 'leaveTeam'),
)
const members = ['DEVELOPER', 'BILLING', 'VIEWER'] as const
const staff = ['PUBLISHER', 'FINANCE', 'SUPPORT', 'AUDITOR', 'no staff role'] as const
const kinds = ['visitor', 'garbage', 'USER', 'ADMIN', 'newcomer', ...members, ...staff] as const
const statuses: Readonly<Record<string, number>> = {
  token_missing: 401,
  token_expired: 401,
  forbidden: 403,
  terms_not_accepted: 403,
  team_role: 403,
  staff_role: 403,
}
const beforeTerms = ['getProfile', 'acceptTerms', 'getCapabilities']

const server = await serverOfFile()
const tokens: Partial<Record<(typeof kinds)[number], string>> = { garbage: 'sba_made-up' }
beforeAll(async () => {
  tokens.USER = (await server.signIn('user')).access_token
  tokens.ADMIN = (await server.signIn('admin')).access_token
  tokens.newcomer = (await server.signIn('newUser')).access_token
  for (const role of staff) tokens[role] = await signInStaff(server, role === 'no staff role' ? [] : [role])
  for (const role of members) tokens[role] = (await server.signIn(role.toLowerCase())).access_token
})

type Operation = (typeof operations)[number]

/** The contract's rejection for a caller, or undefined if they are let in. */
function refusal(
  { id, access, roles, teamRoles, staffRoles }: Operation,
  kind: (typeof kinds)[number],
): string | undefined {
  if (access === 'public') return undefined
  if (kind === 'visitor') return access === 'optional' ? undefined : 'token_missing'
  if (kind === 'garbage') return 'token_expired'
  const isStaff = (staff as readonly string[]).includes(kind)
  const role = isStaff || kind === 'ADMIN' ? 'ADMIN' : 'USER'
  if (!roles.includes(role)) return 'forbidden'
  if (isStaff) return staffRoles && !staffRoles.includes(kind as StaffRole) ? 'staff_role' : undefined
  const isMember = (members as readonly string[]).includes(kind)
  if (isMember && teamRoles && !teamRoles.includes(kind as TeamRole)) return 'team_role'
  return kind === 'newcomer' && !beforeTerms.includes(id) ? 'terms_not_accepted' : undefined
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  test.each(kinds)('%s', async (kind) => {
    const body = operation.bodySchema || operation.method !== 'GET' ? {} : undefined
    const response = await server.ask(operation.method, `/portal-api${operation.path}`, {
      token: tokens[kind],
      body,
    })
    const code = refusal(operation, kind)
    if (code) expect([response.status, response.body.code]).toEqual([statuses[code], code])
    else expect(Object.keys(statuses)).not.toContain(response.body.code)
    expect(response.headers.has('WWW-Authenticate')).toBe(response.status === 401)
    expect(response.status, `${id} must not fail`).not.toBe(500)
  })
})

test('every operation that knows a user says whom of a team it lets in, and no reader is shut out', () => {
  const ofUsers = operations.filter(({ access, roles }) => access !== 'public' && roles.includes('USER'))
  const reads = ofUsers.filter(({ method, teamRoles }) => method === 'GET' && teamRoles)
  const shut = reads.filter(({ teamRoles }) => !teamRoles?.includes('VIEWER')).map(({ id }) => id)
  // Documents have the account's TIN and address on them.
  const documents = shut.filter((id) => /Tax(Document|Data)/.test(id))
  expect(documents).toHaveLength(5)
  expect(shut.filter((id) => !documents.includes(id)).sort()).toEqual([
    'getKybSubmission',
    'listTeamActivity',
  ])
})

test('every operation of administrators is open to a role besides the owner’s, but for the staff itself and the set-up', () => {
  const ofOwners = operations.filter(({ staffRoles }) => staffRoles?.join() === 'OWNER')
  const writes = [
    ...['adminChangeServiceAccount', 'adminChangeStaffRoles', 'adminCreateServiceAccount'],
    ...['adminInviteStaff', 'adminRemoveServiceAccount', 'adminRemoveStaff', 'adminRotateServiceKey'],
    'adminSendTestEmail',
  ]
  expect(ofOwners.map(({ id }) => id).sort()).toEqual(writes)
})

describe('the server does not start', () => {
  const { login, ...others } = handlers
  test('without a handler for an operation', () => {
    expect(() => completeHandlers(operations, others)).toThrow('login has no handler')
  })
  test('with a handler for no operation', () => {
    expect(() => completeHandlers(operations, { ...handlers, oldOne: login as never })).toThrow(
      'oldOne is not in the contract',
    )
  })
})
