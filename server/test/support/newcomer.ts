import { newId } from '../../src/platform/ids.ts'
import { after } from '../../src/platform/time/clock.ts'
import { mailedToken } from './mailed.ts'
import type { TestServer } from './server.ts'

export const email = 'corazon.aquilino@example.com'
export const names = ['Corazon', 'Aquilino', 'Hardin Botanika']
export const password = 'mango-tree-by-the-well'

/** Somebody of whom the house holds all that it holds of anybody. */
export async function newcomerTo(server: TestServer) {
  const { db } = server
  const call = (method: string, path: string, token?: string, body?: unknown) =>
    server.ask(method, `/portal-api${path}`, { token, body })
  await call('POST', '/api/register', undefined, { email, password, tc_agree: true, one_shared_globe: true })
  const verification_token = await mailedToken(server, email)
  await call('POST', '/api/register/verify', undefined, { verification_token })
  const { body } = await call('POST', '/login', undefined, { email, password })
  const { access_token: token, refresh_token } = body.data as { access_token: string; refresh_token: string }
  await call('PUT', '/api/profile', token, {
    firstname: 'Corazon',
    lastname: 'Aquilino',
    company: 'Hardin Botanika',
  })
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await call('POST', '/api/redeem-starter', token)
  const filter = { search: 'Hardin Botanika' }
  await call('POST', '/api/exports', token, { kind: 'CALLS', filter })
  const subscribed = await call('POST', '/api/user-subscription', token, { api: 'number-verification' })
  await call('POST', '/api/payment', token, {
    amount: '300.00',
    amount_php: '300.00',
    currency: 'PHP',
    payment: 'CARD',
    source: 'TOPUP',
    credits: '300',
  })
  await db
    .insertInto('kyb_submissions')
    .values({
      id: 'kyb_corazon',
      user_id: id,
      publisher: 'lumina',
      tag: null,
      state: 'IN_REVIEW',
      business_name: 'Hardin Botanika',
      contact_name: 'Corazon Aquilino',
      contact_email: email,
      form: JSON.stringify({ representative: 'Corazon Aquilino' }),
      requirements: '[]',
      reason: null,
      submitted_at: server.parts.clock(),
      decided_at: null,
    })
    .execute()
  const common = {
    first_name: 'Corazon',
    last_name: 'Aquilino',
    email,
    company: 'Hardin Botanika',
    request_id: 'req_1',
  }
  await db
    .insertInto('contact_messages')
    .values({
      ...common,
      id: 'msg_1',
      message: 'I am Corazon.',
      about_request: null,
      created_at: server.parts.clock(),
    })
    .execute()
  await db
    .insertInto('leads')
    .values({
      ...common,
      id: 'lead_1',
      insight_id: 'ins_1',
      role: null,
      created_at: server.parts.clock(),
      last_asked_at: server.parts.clock(),
    })
    .execute()
  await holdCall(server, id)
  const admin = (await server.signIn('admin')).access_token
  await call('POST', '/api/admin/add-credits', admin, {
    user_id: id,
    type: 'PAID',
    credits: '25.00',
    description: 'Goodwill',
  })
  await server.runJobs()
  return { id, token, refresh_token, subscribed }
}

/** A call of an agent that waits for the person, whose name it sends. */
async function holdCall({ db, parts }: TestServer, userId: string): Promise<void> {
  const { id } = await db
    .selectFrom('api_keys')
    .innerJoin('subscriptions', 'subscriptions.id', 'subscription_id')
    .select('api_keys.id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const call = { api: 'messaging', api_name: 'Messaging', version: 'v1', operation: 'sendMessage', price: 60 }
  const times = { created_at: parts.clock(), expires_at: after(parts.clock(), 300) }
  await db
    .insertInto('call_approvals')
    .values({
      ...{ id: newId('apr'), key_id: id, user_id: userId, call_hash: Buffer.alloc(32), ...call, ...times },
      ...{ agent: 'Claude Code', sent: 'POST /messages\n{"text":"I am Corazon."}', in_client: false },
      ...{ answer: null, request_id: null },
    })
    .execute()
}
