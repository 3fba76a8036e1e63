import { asArray, isObject } from '@switchboard/oas/document'
import type { Context, ReceivedResponse, Session } from '../../engine/context/context.ts'
import type { Role } from '../../engine/context/role.ts'
import { type Operation, operationNamed } from '../../engine/contract/contract.ts'
import { baseInput } from '../../engine/input/inputs.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { fieldsOf, type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, rowsOf } from '../fields.ts'

const needs = ['user', 'write', 'state'] as const

export const refresh = (context: Context, refresh_token: unknown): Promise<ReceivedResponse> =>
  context.call('refreshToken', { as: 'visitor', body: { refresh_token } })

const logout = (context: Context, { refreshToken }: Session): Promise<ReceivedResponse> =>
  context.call('logout', { as: 'visitor', body: { refresh_token: refreshToken } })

export const profileOf = (context: Context, token: unknown): Promise<ReceivedResponse> =>
  context.call('getProfile', { as: { token: String(token) } })

/** The response to a sign-in, by which the run's own session stays as it is. */
export const login = (
  context: Context,
  role: Role,
  password = context.passwordOf(role),
): Promise<ReceivedResponse> =>
  context.call('login', { as: 'visitor', body: { email: context.emailOf(role), password } })

/** Whether a session is over: its access token and its refresh token are refused. `because` was what ended it. */
async function expectOver(
  context: Context,
  verdict: Verdict,
  session: Session,
  because: ReceivedResponse,
): Promise<void> {
  const read = await profileOf(context, session.accessToken)
  const renewed = await refresh(context, session.refreshToken)
  const isOver = read.status === 401 || renewed.status === 401
  for (const [name, response] of [
    ['access token', read],
    ['refresh token', renewed],
  ] as const)
    verdict.equal(
      isOver ? response : because,
      `${name} of an ended session`,
      response.status,
      401,
      `for its ${name} from now on`,
    )
}

/** A refresh token changes with each refresh; an old one ends the session. */
export const refreshRotates: Rule = {
  id: 'flows/refresh-rotates',
  title: 'A refresh token works once, and reusing an old one ends the session',
  phase: 'flows',
  needs: [...needs],
  operations: ['refreshToken'],
  run: withVerdict(async (context, verdict) => {
    const session = await context.signIn('user')
    const first = await refresh(context, session.refreshToken)
    if (!verdict.status(first, 200, 'for a fresh refresh token')) return
    const pair = dataOf(first)
    const isSameRefresh = pair.refresh_token === session.refreshToken
    verdict.expect(first, {
      check: 'rotation',
      holds: !isSameRefresh && pair.access_token !== session.accessToken,
      expected: 'a new refresh token and a new access token',
      got: isSameRefresh ? 'the refresh token that was sent' : 'the access token before',
    })
    const again = await refresh(context, session.refreshToken)
    verdict.expect(again, {
      check: 'repeated refresh',
      holds: again.status === 200 && dataOf(again).refresh_token === pair.refresh_token,
      expected: 'the same pair once more, as after a lost answer',
      got: again.status === 200 ? 'another pair' : `${again.status} ${again.code}`,
    })
    const second = dataOf(await refresh(context, pair.refresh_token))
    const stolen = await refresh(context, session.refreshToken)
    verdict.status(stolen, 401, 'for a refresh token that was traded before the last one', 'refresh_refused')
    const after = await refresh(context, second.refresh_token)
    verdict.status(after, 401, 'for the newest refresh token, after an old one was sent', 'refresh_refused')
    const read = await profileOf(context, second.access_token)
    if (after.status === 401) verdict.status(read, 401, 'for the access token of a session that was ended so')
  }),
}

/** From the response on. */
export const signOutEnds: Rule = {
  id: 'flows/sign-out-ends',
  title: 'Signing out ends the session at once, from any session',
  phase: 'flows',
  needs: [...needs],
  operations: ['logout', 'endSession', 'listSessions', 'getProfile'],
  run: withVerdict(async (context, verdict) => {
    const first = await context.signIn('user')
    verdict.status(await profileOf(context, first.accessToken), 200, 'for a session that has just begun')
    const out = await logout(context, first)
    if (verdict.status(out, 200, 'for a sign-out')) await expectOver(context, verdict, first, out)
    verdict.status(await logout(context, first), 200, 'for a session that is over already')

    const second = await context.signIn('user')
    const own = await context.call('listSessions', { as: second })
    const [current] = rowsOf(own)
    if (!verdict.equal(own, 'current session', current?.current, true, 'the session of the call first'))
      return
    const body = { session_id: current?.session_id }
    const ended = await context.call('endSession', { as: 'user', body })
    if (verdict.status(ended, 200, 'for a session of one’s own'))
      await expectOver(context, verdict, second, ended)
  }),
}

/** All but the one that asks. */
export const othersEnd: Rule = {
  id: 'flows/other-sessions-end',
  title: 'Ending the other sessions keeps the current one',
  phase: 'flows',
  needs: [...needs],
  operations: ['endOtherSessions'],
  run: withVerdict(async (context, verdict) => {
    await context.tokenOf('user')
    const session = await context.signIn('user')
    const response = await context.call('endOtherSessions', { as: 'user' })
    if (!verdict.status(response, 200, 'for the other sessions')) return
    await expectOver(context, verdict, session, response)
    const own = await context.call('getProfile', { as: 'user' })
    verdict.status(own, 200, 'for the session that ended the others')
  }),
}

/** A wrong password and an unknown address are the same refusal. */
export const signInTellsNothing: Rule = {
  id: 'flows/sign-in-tells-nothing',
  title: 'A wrong password and an unknown email address are rejected alike',
  phase: 'flows',
  needs: [...needs],
  operations: ['login', 'forgotPassword'],
  run: withVerdict(async (context, verdict) => {
    const attempt = (email: string) =>
      context.call('login', { as: 'visitor', body: { email, password: `wrong ${context.unique()}` } })
    const wrong = await attempt(context.emailOf('user'))
    verdict.status(wrong, 401, 'for a wrong password', 'invalid_credentials')
    const unknown = await attempt(nobodyOf(context))
    verdict.status(unknown, 401, 'for an unknown address', 'invalid_credentials')
    expectAlike(verdict, wrong, unknown)
    // A sign-in that succeeds takes the wrong one off the count.
    await logout(context, await context.signIn('user'))
  }),
}

const nobodyOf = (context: Context): string => `conformance-${context.unique()}@example.com`

const expectAlike = (verdict: Verdict, known: ReceivedResponse, unknown: ReceivedResponse): boolean =>
  verdict.equal(
    known,
    'address of an account',
    textSaid(known),
    textSaid(unknown),
    'as for an address that nobody has',
  )

/** All that a response says but whom it is for, and what is another each time. */
function textSaid({ status, body, request }: ReceivedResponse): string {
  const { request_id: _, ...said } = fieldsOf(body)
  const { email } = fieldsOf(JSON.parse(String(request.body)))
  return `${status} ${JSON.stringify(said)
    .replaceAll(String(email), '')
    .replace(/\b[\w-]{20,}\b|\d{4}-\d\d-\d\dT[^"]+/g, '…')}`
}

/** Each is asked once for the account and for an address without one: limits are per address. */
export const accountsLookAlike: Rule = {
  id: 'flows/accounts-look-alike',
  title: 'Whoever isn’t signed in can’t tell an address with an account from one without',
  phase: 'flows',
  needs: [...needs],
  share: 2,
  run: withVerdict(async (context, verdict) => {
    const tagOf = ({ raw }: Operation) => String(asArray(raw.tags)[0])
    const tag = tagOf(operationNamed(context.contract, 'login'))
    // Signing in has a rule of its own: its rejections count against the account.
    const asking = context.operations.filter(
      (one) => one.access === 'public' && one.id !== 'login' && tagOf(one) === tag,
    )
    await context.each(asking, async (operation) => {
      const input = await baseInput(context, operation, 'visitor')
      if (!isObject(input?.body) || typeof input.body.email !== 'string') return
      const ask = (email: string) =>
        context.call(operation, { ...input, body: { ...fieldsOf(input.body), email } })
      const known = await ask(context.emailOf('user'))
      const unknown = await ask(nobodyOf(context))
      if (known.status === 429 || unknown.status === 429)
        return context.leaveOut(operation, 'it answered 429: ask again later')
      expectAlike(verdict, known, unknown)
    })
  }),
}

const waits = { resendVerification: 300, forgotPassword: 360 } as const

/** No email is sent: these addresses have no account. */
export const resendWaits: Rule = {
  id: 'flows/resend-waits',
  title: 'An email can be resent only after its wait, also for an unknown address',
  phase: 'flows',
  needs: ['write', 'state'],
  operations: Object.keys(waits),
  run: withVerdict(async (context, verdict) => {
    for (const [operation, most] of Object.entries(waits)) {
      const input = { as: 'visitor', body: { email: nobodyOf(context) } } as const
      const first = await context.call(operation, input)
      if (first.status === 429) {
        context.leaveOut(operation, 'it answered 429: ask again later')
        continue
      }
      if (!verdict.status(first, 202, 'for an unknown address')) continue
      const soon = await context.call(operation, input)
      if (!verdict.status(soon, 429, 'for a second mail at once', 'resend_too_soon')) continue
      const wait = Number(soon.headers['retry-after'])
      verdict.expect(soon, {
        check: 'wait',
        holds: wait > 0 && wait <= most,
        expected: `Retry-After of 1 to ${most} seconds`,
        got: soon.headers['retry-after'] ?? 'no Retry-After',
      })
    }
  }),
}
