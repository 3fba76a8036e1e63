import { createHmac } from 'node:crypto'
import type { CallInput, Context, ReceivedResponse, Session } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, fieldsOf, judged, type Verdict } from '../verdict.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 6238 with the usual six digits and thirty seconds. */
function codeOf(secret: string, at: Date): string {
  const bits = [...secret.replace(/=+$/, '').toUpperCase()]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Proves who is there with what the account has, so that the session may change how it signs in. */
async function prove(
  context: Context,
  as: Session,
  proof: (token: unknown) => Readonly<Record<string, unknown>>,
): Promise<ReceivedResponse> {
  const challenge = await context.call('challengeSecondFactor', { as })
  return context.call('proveSecondFactor', { as, body: proof(dataOf(challenge).challenge_token) })
}

/**
 * The other user gets an authenticator app and gives it up again, in a session of their own. An account that has a second factor
 * already could not have signed in.
 */
export const secondFactor: Rule = {
  id: 'flows/second-factor',
  title:
    'An authenticator app counts once it’s confirmed, signing in then needs it, and a recovery code works once',
  phase: 'flows',
  needs: ['portal', 'user', 'other', 'write', 'state'],
  operations: [
    'beginTotp',
    'confirmTotp',
    'challengeSecondFactor',
    'proveSecondFactor',
    'finishSignIn',
    'replaceRecoveryCodes',
    'removeTotp',
  ],
  run: judged(async (context, verdict) => {
    const session = await context.signIn('other')
    const password = context.passwordOf('other')
    const wrong = await prove(context, session, (challenge_token) => ({
      challenge_token,
      password: `not ${password}`,
    }))
    verdict.expect(wrong, {
      check: 'a wrong proof',
      holds: wrong.status >= 400,
      expected: 'a refusal of a wrong password',
      got: `${wrong.status}`,
    })
    const proved = await prove(context, session, (challenge_token) => ({ challenge_token, password }))
    if (proved.status !== 200)
      return context.leaveOut('proveSecondFactor', `it returned ${proved.status} ${proved.code}`)
    const begun = await context.call('beginTotp', { as: session })
    if (begun.status !== 200)
      return context.leaveOut('beginTotp', `it returned ${begun.status} ${begun.code}`)
    await enrol(context, verdict, { session, begun })
  }),
}

interface Begun {
  readonly session: Session
  readonly begun: ReceivedResponse
}

async function enrol(context: Context, verdict: Verdict, { session, begun }: Begun): Promise<void> {
  const { challenge_token, secret } = dataOf(begun)
  const code = (): string => codeOf(String(secret), context.clock())
  const confirm = (code: string) =>
    context.call('confirmTotp', { as: session, body: { challenge_token, code } })
  const wrong = await confirm(code() === '000000' ? '000001' : '000000')
  verdict.expect(wrong, {
    check: 'a wrong code',
    holds: wrong.status >= 400,
    expected: 'a refusal of a wrong code',
    got: `${wrong.status}`,
  })
  const confirmed = await confirm(code())
  if (!verdict.status(confirmed, 200, 'for the code of the app')) return
  try {
    await signInWith(context, verdict, { session, confirmed })
    await replaceCodes(context, verdict, { session, code, confirmed })
  } finally {
    await removeApp(context, verdict, { session, code })
  }
}

async function signInWith(
  context: Context,
  verdict: Verdict,
  { session, confirmed }: { readonly session: Session; readonly confirmed: ReceivedResponse },
): Promise<void> {
  const state = dataOf(await context.call('getSecondFactor', { as: session }))
  const codes = dataOf(confirmed).recovery_codes
  verdict.expect(confirmed, {
    check: 'the new factor',
    holds: state.totp !== null && state.totp !== false && Array.isArray(codes) && codes.length > 0,
    expected: 'an app in the second factor, and recovery codes',
    got: state,
  })
  if (!Array.isArray(codes)) return
  const { email } = dataOf(await context.call('getProfile', { as: session }))
  const login = await context.call('login', {
    as: 'visitor',
    body: { email, password: context.passwordOf('other') },
  })
  const isAsked = verdict.expect(confirmed, {
    check: 'sign-in with the new factor',
    holds: login.status === 202,
    expected: '202 for the password alone from now on',
    got: `${login.status}`,
  })
  if (!isAsked) return
  const finish = (challenge_token: unknown, proof: CallInput['body']) =>
    context.call('finishSignIn', { as: 'visitor', body: { challenge_token, ...fieldsOf(proof) } })
  const { challenge_token } = dataOf(login)
  const refused = await finish(challenge_token, { recovery_code: 'aaaa-aaaa-aaaa' })
  verdict.expect(refused, {
    check: 'a wrong recovery code',
    holds: refused.status >= 400,
    expected: 'a refusal of a code that nobody has',
    got: `${refused.status}`,
  })
  const done = await finish(challenge_token, { recovery_code: codes[0] })
  if (!verdict.status(done, 200, 'for a recovery code')) return
  const again = await context.call('login', {
    as: 'visitor',
    body: { email, password: context.passwordOf('other') },
  })
  const twice = await finish(dataOf(again).challenge_token, { recovery_code: codes[0] })
  verdict.expect(twice, {
    check: 'a used recovery code',
    holds: twice.status >= 400,
    expected: 'a refusal the second time',
    got: `${twice.status}`,
  })
}

/** New codes, once it is proved who is there; the earlier ones are worth nothing. */
async function replaceCodes(
  context: Context,
  verdict: Verdict,
  { session, code, confirmed }: Enrolled,
): Promise<void> {
  let replaced = await context.call('replaceRecoveryCodes', { as: session })
  if (replaced.status === 428) {
    await prove(context, session, (challenge_token) => ({ challenge_token, code: code() }))
    replaced = await context.call('replaceRecoveryCodes', { as: session })
  }
  if (replaced.status !== 200)
    return context.leaveOut('replaceRecoveryCodes', `it returned ${replaced.status} ${replaced.code}`.trim())
  const [before, after] = [dataOf(confirmed).recovery_codes, dataOf(replaced).recovery_codes]
  const oldCodes =
    Array.isArray(after) && Array.isArray(before) ? after.filter((one) => before.includes(one)) : []
  verdict.expect(replaced, {
    check: 'new recovery codes',
    holds: Array.isArray(after) && after.length > 0 && oldCodes.length === 0,
    expected: 'codes that are all new',
    got: Array.isArray(after) ? `${after.length} codes, ${oldCodes.length} of them as before` : 'no codes',
  })
  const state = dataOf(await context.call('getSecondFactor', { as: session }))
  verdict.expect(replaced, {
    check: 'how many recovery codes are left',
    holds: !Array.isArray(after) || state.recovery_codes_left === after.length,
    expected: `${Array.isArray(after) ? after.length : 0} codes left`,
    got: state.recovery_codes_left,
  })
}

interface Enrolled {
  readonly session: Session
  readonly code: () => string
  readonly confirmed: ReceivedResponse
}

async function removeApp(
  context: Context,
  verdict: Verdict,
  { session, code }: { readonly session: Session; readonly code: () => string },
): Promise<void> {
  let removed = await context.call('removeTotp', { as: session })
  if (removed.status === 428) {
    await prove(context, session, (challenge_token) => ({ challenge_token, code: code() }))
    removed = await context.call('removeTotp', { as: session })
  }
  if (!verdict.status(removed, 200, 'for the app of one’s own')) return
  const { email } = dataOf(await context.call('getProfile', { as: session }))
  const login = await context.call('login', {
    as: 'visitor',
    body: { email, password: context.passwordOf('other') },
  })
  const isRemoved = verdict.expect(removed, {
    check: 'a removed factor',
    holds: login.status === 200,
    expected: 'signing in by the password alone again',
    got: `${login.status}`,
  })
  if (isRemoved) await context.signInAgain('other')
}
