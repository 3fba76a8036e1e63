import type { Caller, Context, ReceivedResponse } from '../engine/context/context.ts'
import type { Operation } from '../engine/contract/contract.ts'
import type { Finding } from '../engine/finding.ts'
import { baseInput, parametersOf } from '../engine/input/inputs.ts'
import type { Rule } from '../engine/rules/rule.ts'
import { leftAlone } from './left-alone.ts'

interface BadCaller {
  readonly name: string
  readonly as: Caller
  /** Where the token is sent in another way than as a Bearer. */
  readonly headers?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

const roleNames = { user: 'USER', other: 'USER', admin: 'ADMIN' } as const

/** Sends what the contract shows, so that nothing but the caller can be the reason of a refusal. */
export async function callAs(
  context: Context,
  operation: Operation,
  { as, headers, query }: Pick<BadCaller, 'as' | 'headers' | 'query'>,
): Promise<ReceivedResponse> {
  const caller = context.callerOf(operation) ?? 'visitor'
  const input =
    (await baseInput(context, operation, caller)) ?? (await parametersOf(context, operation, caller))
  return context.call(operation, {
    ...input,
    as,
    headers: { ...input.headers, ...headers },
    query: { ...input.query, ...query },
  })
}

interface Refusal {
  readonly status: number
  readonly who: string
  /** The field of the operation that says so. */
  readonly field?: string
}

export const refused = (
  context: Context,
  response: ReceivedResponse,
  { status, who, field = 'security' }: Refusal,
): Finding[] =>
  response.status === status || response.status === 429
    ? []
    : [
        context.finding(response, {
          check: `role ${who}`,
          expected: `${status}: ${who} may not call this`,
          got: `${response.status} ${response.code}`.trim(),
          contractPointer: `${response.operation.pointer}/${field}`,
        }),
      ]

/** Operations that need a token; of the others, those that take one refuse a bad one. */
const badCallers: Rule = {
  id: 'roles/strangers',
  title: 'A missing, invalid or expired token is rejected',
  phase: 'roles',
  needs: [],
  share: 9,
  async run(context) {
    const findings: Finding[] = []
    const bad = await badTokens(context)
    await context.each(
      context.operations.filter(({ access }) => access !== 'public'),
      async (operation) => {
        const visitor = { name: 'a visitor', as: 'visitor' } as const
        const callers = operation.access === 'protected' ? [visitor, ...bad] : bad.filter(isBearer)
        for (const caller of callers) {
          const response = await callAs(context, operation, caller)
          findings.push(...refused(context, response, { status: 401, who: caller.name }))
        }
      },
    )
    return findings
  },
}

/** A token in another place is none, so a caller who needs none is still allowed. */
const isBearer = ({ as }: BadCaller): boolean => as !== 'visitor'

async function badTokens(context: Context): Promise<readonly BadCaller[]> {
  if (context.isMock) {
    context.leaveOut('', 'a mock accepts any token')
    return []
  }
  const bad: BadCaller[] = [
    { name: 'a made-up token', as: { token: `sba_${context.unique().repeat(4)}` } },
    // { "alg": "none" }: of another issuer, and not signed.
    {
      name: 'a token of another user',
      as: { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwicm9sZSI6IkFETUlOIn0.' },
    },
  ]
  const [role] = context.accounts
  if (role === undefined || context.isReadOnly) return bad
  const session = await context.signIn(role)
  const { accessToken } = session
  bad.push(
    { name: 'a token with its last character changed', as: { token: lastChanged(accessToken) } },
    { name: 'a token that is cut off', as: { token: accessToken.slice(0, -4) } },
    { name: 'a token in the address', as: 'visitor', query: { access_token: accessToken } },
    {
      name: 'a token of another scheme',
      as: 'visitor',
      headers: { Authorization: `Basic ${Buffer.from(`${accessToken}:`).toString('base64')}` },
    },
  )
  bad.push({ name: 'a refresh token instead of an access token', as: { token: session.refreshToken } })
  const ended = await context.signIn(role)
  await context.call('logout', { as: 'visitor', body: { refresh_token: ended.refreshToken } })
  bad.push({ name: 'a token of an ended session', as: { token: ended.accessToken } })
  return bad
}

const lastChanged = (token: string): string => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`

const otherRoles: Rule = {
  id: 'roles/others',
  title: 'An operation lets in the roles that the contract names, and no others',
  phase: 'roles',
  needs: [],
  async run(context) {
    const findings: Finding[] = []
    await context.each(
      context.operations.filter(({ access, roles }) => access !== 'public' && roles.length > 0),
      async (operation) => {
        for (const role of context.accounts) {
          const may = operation.roles.includes(roleNames[role])
          if (may && (!operation.isRead || leftAlone.has(operation.id))) continue
          const response = await callAs(context, operation, { as: role })
          findings.push(
            ...(may
              ? shutOut(context, response, { who: role, field: 'x-roles' })
              : refused(context, response, { status: 403, who: `${role}, who is ${roleNames[role]},` })),
          )
        }
      },
    )
    return findings
  },
}

/** A fault where an allowed caller is rejected for their role. */
export function shutOut(
  context: Context,
  response: ReceivedResponse,
  { who, field }: Pick<Refusal, 'who'> & { readonly field: 'x-roles' | 'x-team-roles' },
): Finding[] {
  const { status, code, operation } = response
  if (status !== 401 && !(status === 403 && ['forbidden', 'team_role'].includes(code))) return []
  const roles = field === 'x-roles' ? operation.roles : operation.teamRoles
  return [
    context.finding(response, {
      check: `role ${who}`,
      expected: `${who} may call this: ${field} names ${roles.join(', ')}`,
      got: `${status} ${code}`.trim(),
      contractPointer: `${operation.pointer}/${field}`,
    }),
  ]
}

export const roles: readonly Rule[] = [badCallers, otherRoles]
