import { createHmac } from 'node:crypto'
import type { Context, ReceivedResponse, Session } from '../../engine/context/context.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf } from '../fields.ts'
import { login } from './sessions.ts'

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
async function prove(context: Context, as: Session, proof: Fields): Promise<ReceivedResponse> {
  const { challenge_token } = dataOf(await context.call('challengeSecondFactor', { as }))
  return context.call('proveSecondFactor', { as, body: { challenge_token, ...proof } })
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
  needs: ['user', 'other', 'write', 'state'],
  operations: [
    'beginTotp',
    'confirmTotp',
    'challengeSecondFactor',
    'proveSecondFactor',
    'finishSignIn',
    'replaceRecoveryCodes',
    'removeTotp',
  ],
  run: withVerdict(async (context, verdict) => {
    const session = await context.signIn('other')
    const password = context.passwordOf('other')
    verdict.refused(await prove(context, session, { password: `not ${password}` }), 'a wrong proof')
    const proof = await prove(context, session, { password })
    const begun = proof.status === 200 ? await context.call('beginTotp', { as: session }) : proof
    if (begun.status !== 200)
      return context.leaveOut(begun.operation, `it returned ${begun.status} ${begun.code}`)
    const { challenge_token, secret } = dataOf(begun)
    const code = (): string => codeOf(String(secret), context.clock())
    const confirm = (code: string) =>
      context.call('confirmTotp', { as: session, body: { challenge_token, code } })
    verdict.refused(await confirm(code() === '000000' ? '000001' : '000000'), 'a wrong code')
    const confirmed = await confirm(code())
    if (!verdict.status(confirmed, 200, 'for the code of the app')) return
    const enrolment = { session, code, codes: codesOf(confirmed) }
    try {
      await signInWith(context, verdict, { ...enrolment, confirmed })
      await replaceCodes(context, verdict, enrolment)
    } finally {
      const removed = await provenCall(context, 'removeTotp', enrolment)
      if (verdict.status(removed, 200, 'for the app of one’s own')) {
        const { status } = await login(context, 'other')
        if (verdict.equal(removed, 'a removed factor', status, 200, 'for the password alone again'))
          await context.signInAgain('other')
      }
    }
  }),
}

interface Enrolment {
  readonly session: Session
  readonly code: () => string
  /** The recovery codes. */
  readonly codes: readonly unknown[]
}

const codesOf = (response: ReceivedResponse): readonly unknown[] => {
  const { recovery_codes } = dataOf(response)
  return Array.isArray(recovery_codes) ? recovery_codes : []
}

async function signInWith(
  context: Context,
  verdict: Verdict,
  { session, confirmed, codes }: Enrolment & { readonly confirmed: ReceivedResponse },
): Promise<void> {
  const state = dataOf(await context.call('getSecondFactor', { as: session }))
  verdict.expect(confirmed, {
    check: 'the new factor',
    holds: state.totp !== null && state.totp !== false && codes.length > 0,
    expected: 'an app in the second factor, and recovery codes',
    got: state,
  })
  const first = await login(context, 'other')
  const check = 'sign-in with the new factor'
  if (!verdict.equal(confirmed, check, first.status, 202, 'for the password alone from now on')) return
  const finish = (challenge: ReceivedResponse, recovery_code: unknown) => {
    const { challenge_token } = dataOf(challenge)
    return context.call('finishSignIn', { as: 'visitor', body: { challenge_token, recovery_code } })
  }
  verdict.refused(await finish(first, 'aaaa-aaaa-aaaa'), 'a wrong recovery code')
  if (!verdict.status(await finish(first, codes[0]), 200, 'for a recovery code')) return
  verdict.refused(await finish(await login(context, 'other'), codes[0]), 'a used recovery code')
}

/** The call, once it is proved who is there. */
async function provenCall(
  context: Context,
  id: string,
  { session, code }: Enrolment,
): Promise<ReceivedResponse> {
  const response = await context.call(id, { as: session })
  if (response.status !== 428) return response
  await prove(context, session, { code: code() })
  return context.call(id, { as: session })
}

/** New codes; the earlier ones are worth nothing. */
async function replaceCodes(context: Context, verdict: Verdict, enrolment: Enrolment): Promise<void> {
  const replaced = await provenCall(context, 'replaceRecoveryCodes', enrolment)
  if (replaced.status !== 200)
    return context.leaveOut('replaceRecoveryCodes', `it returned ${replaced.status} ${replaced.code}`.trim())
  const codes = codesOf(replaced)
  const oldCodes = codes.filter((one) => enrolment.codes.includes(one))
  verdict.expect(replaced, {
    check: 'new recovery codes',
    holds: codes.length > 0 && oldCodes.length === 0,
    expected: 'codes that are all new',
    got: `${codes.length} codes, ${oldCodes.length} of them as before`,
  })
  const state = dataOf(await context.call('getSecondFactor', { as: enrolment.session }))
  verdict.equal(replaced, 'how many recovery codes are left', state.recovery_codes_left, codes.length)
}
