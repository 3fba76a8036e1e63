import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Role } from './fault.ts'
import { type Ask, disputedTopUp, type Past, refundedTopUp } from './past-payments.ts'
import { hidePlans, takeGrowth } from './past-plans.ts'
import type { Reference } from './reference.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

export type Accounts = Readonly<Record<Role, Credentials>>

const demoPassword = 'switchboard-demo'
const demo = (email: string): Credentials => ({ email, password: demoPassword })

/** The owner of a team and a member who only reads: to make a business of a new account takes a review of its papers. */
export const teamMembers: readonly Credentials[] = [
  demo('mara@lakbay.example'),
  demo('viewer@lakbay.example'),
]

const mailMs = 60_000
const busyMs = 1_000
const api = 'messaging'

/**
 * Two users for each faulty backend, with credits, a subscription, calls and a payment: one fault's changes and
 * used-up limits must not affect the next. Their calls seem to come from `address`.
 */
export async function makeAccounts(
  reference: Reference,
  address: string,
  { withPlans = false } = {},
): Promise<Accounts> {
  const ask = askAt(reference, address)
  const admin = demo('iris@switchboard.example')
  const { access_token } = await ask('/login', admin)
  if (withPlans) await hidePlans(ask, String(access_token))
  const make = async (credits: string, calls: number, past: Past): Promise<Credentials> => {
    const credentials = { email: `${randomUUID()}@example.com`, password: `kept ${randomUUID()}` }
    await register(ask, credentials, reference)
    const withPlan = withPlans && past === disputedTopUp
    await fill(ask, {
      reference,
      ...credentials,
      credits,
      calls,
      past,
      withPlan,
      admin: String(access_token),
    })
    return credentials
  }
  // Neither credits nor usage of one could be taken for those of the other.
  const [user, other] = await Promise.all([
    make('1000.00', 5, refundedTopUp),
    make('640.00', 3, disputedTopUp),
  ])
  return { user, other, admin }
}

function askAt({ api }: Reference, address: string): Ask {
  const ask: Ask = async (path, body, token) => {
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: {
        'X-Forwarded-For': address,
        'Content-Type': 'application/json',
        'Idempotency-Key': randomUUID(),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    })
    // The reference server is as busy as the machine is.
    if (response.status === 503) return pause(busyMs).then(() => ask(path, body, token))
    const answer = (await response.json()) as { data?: Readonly<Record<string, unknown>> }
    if (!response.ok) throw new Error(`${path} ${response.status}: ${JSON.stringify(answer)}`)
    return answer.data ?? {}
  }
  return ask
}

async function register(ask: Ask, { email, password }: Credentials, { origin }: Reference): Promise<void> {
  await ask('/api/register', { email, password, tc_agree: true, one_shared_globe: true })
  const end = Date.now() + mailMs
  while (Date.now() < end) {
    const response = await fetch(`${origin}/__dev/mail.json`)
    const mails = (await response.json()) as { to: string; text: string }[]
    const mail = mails.find(({ to }) => to === email)
    const verification_token = /verify\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (verification_token) return void (await ask('/api/register/verify', { verification_token }))
    await pause(100)
  }
  throw new Error(`No mail came for ${email}.`)
}

interface FilledAccount extends Credentials {
  readonly reference: Reference
  readonly credits: string
  readonly calls: number
  readonly past: Past
  readonly withPlan: boolean
  /** The access token of an administrator. */
  readonly admin: string
}

async function fill(
  ask: Ask,
  { reference, email, password, credits, calls, past, withPlan, admin }: FilledAccount,
): Promise<void> {
  const token = String((await ask('/login', { email, password })).access_token)
  const profile = await fetch(`${reference.api}/api/profile`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const user_id = ((await profile.json()) as { data: { id: string } }).data.id
  const type = 'PAID'
  await past({ ask, reference, token, admin, user_id })
  await ask('/api/admin/add-credits', { user_id, type, credits, description: 'To begin with' }, admin)
  if (withPlan) await takeGrowth(ask, token)
  const { keys } = await ask('/api/user-subscription', { api }, token)
  const live = (keys as { type: string; api_key: string }[]).find((key) => key.type === 'LIVE')
  for (let count = 0; count < calls; count += 1) {
    const call = await fetch(`${reference.origin}/gateway/lumina/messaging/v1/messages`, {
      method: 'POST',
      headers: { 'X-API-Key': live?.api_key ?? '', 'Content-Type': 'application/json' },
      body: JSON.stringify({ to: '+639175550120', text: 'Your parcel is here.' }),
    })
    if (!call.ok) throw new Error(`A call was answered ${call.status}: ${await call.text()}`)
  }
  // What an administrator ends would be somebody's otherwise.
  await ask('/api/admin/revoke-keys', { user_id }, admin)
  const topUp = { amount: '200.00', payment: 'CARD', source: 'TOPUP', currency: 'PHP', credits: '200.00' }
  await ask('/api/payment', topUp, token)
}
