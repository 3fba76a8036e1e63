import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { momentInWords } from '../../platform/time/days.ts'
import { noteSignIn } from '../accounts/repo.ts'
import { newDevice } from '../email-tokens/email-templates.ts'
import { notify } from '../notifications/notify.ts'
import { challengeOf } from '../second-factor/proofs.ts'
import { noteProof } from '../second-factor/repo.ts'
import { deviceInWords } from './describe-device.ts'
import { noteDevice } from './devices-repo.ts'
import { rememberNetwork } from './networks-repo.ts'
import { type SessionOrigin, startSession } from './sessions.ts'

type Schemas = components['schemas']
type TokenPair = Schemas['TokenPair']

interface SignInContext extends SessionOrigin {
  readonly db: Tx
  readonly clock: Clock
  readonly settings: Settings
  readonly requestId: string
}

interface SignInInput {
  readonly userId: string
  readonly deviceId: string | undefined
  /** Whether a second factor was part of it. */
  readonly byFactor?: boolean
}

/** Begins a session after a proof of identity. */
export async function signIn(
  on: SignInContext,
  { userId, deviceId, byFactor = false }: SignInInput,
): Promise<TokenPair> {
  const { db, clock, network } = on
  const email = await noteSignIn(db, userId, clock())
  if (email === undefined) throw new Problem('account_suspended', 'This account was deleted.')
  await rememberNetwork(on, userId)
  const device = await noteDevice(db, { userId, deviceId, network, now: clock() })
  if (device === 'new') await tellOwner(on, { userId, email })
  const sessionId = newId('ses')
  const pair = await startSession(on, { userId, sessionId })
  if (byFactor) await noteProof(db, { sessionId, now: clock(), byFactor })
  return pair
}

type SignInResponse =
  | { readonly status: 200; readonly body: { readonly data: TokenPair } }
  | { readonly status: 202; readonly body: { readonly data: Schemas['SecondFactorChallenge'] } }

/** For somebody whose password or social sign-in is right: a session, or what is left to prove. The caller holds the row of the user. */
export async function signInOrChallenge(on: SignInContext, input: SignInInput): Promise<SignInResponse> {
  const challenge = await challengeOf(on, { userId: input.userId })
  if (challenge) return { status: 202, body: { data: challenge } }
  return { status: 200, body: { data: await signIn(on, input) } }
}

const sessionsPage = '/dashboard/profile?section=sessions'

interface AccountOwner {
  readonly userId: string
  readonly email: string
}

async function tellOwner(
  { db, clock, settings, requestId, userAgent, network }: SignInContext,
  { userId, email }: AccountOwner,
): Promise<void> {
  const device = deviceInWords(userAgent)
  const { publicUrl, timeZone } = settings
  const time = momentInWords(timeZone, clock())
  await notify(db, {
    userId,
    kind: 'new_device',
    message: `New sign-in: ${device}, from ${network}. If it wasn’t you, end that session and change your password.`,
    important: true,
    route: sessionsPage,
    text: 'Review sessions',
    mail: () =>
      queueMail(
        db,
        newDevice({ requestId, to: email, publicUrl, page: sessionsPage, device, time, network }),
      ),
    now: clock(),
  })
}
