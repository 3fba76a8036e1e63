import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { createNamedKey, noLimits } from '../subscriptions/create-key.ts'
import { lastingSubscription, oldestActive } from '../subscriptions/repo.ts'
import { noActiveSubscription } from '../subscriptions/rules.ts'
import { type AgentRequest, readAgentRequest, saveDecision, takeAgentRequest } from './agent-requests.ts'
import { paths } from './paths.ts'

const getAgentRequest = handler<'getAgentRequest'>(async ({ db, query, clock }) => {
  const { agent_request_id: id } = query
  const request = await readAgentRequest(db, id, clock())
  return { status: 200, body: { data: { agent_request_id: id, ...request } } }
})

const decideAgentRequest = inTransaction<'decideAgentRequest'>(async (call) => {
  const { db, user, actor, body, clock, settings } = call
  const { agent_request_id: id, decision, type = 'TEST', expires_at, limits } = body
  const request = await takeAgentRequest(db, id, clock())
  let keyId: string | null = null
  if (decision === 'ALLOW') {
    const { api, name } = request
    const subscription = api
      ? await lastingSubscription(db, { userId: user.id, api })
      : await oldestActive(db, user.id)
    if (!subscription) throw noActiveSubscription()
    const keyRequest = {
      ...{ type: api ? type : 'TEST', user_subscription_id: subscription.id, name, agent: true },
    } as const
    const key = await createNamedKey({
      ...{ db, user, actor, clock, settings },
      body: {
        ...keyRequest,
        ...(expires_at !== undefined && { expires_at }),
        ...limitsFor(request, limits),
      },
    })
    keyId = key.key_id
    await audit(call, {
      action: 'key.create',
      subject: subscription.id,
      details: { key_id: key.key_id, type: key.type, name: key.name, expires_at: key.expires_at },
    })
  }
  const ticket = await saveDecision(db, { agent_request_id: id, key_id: keyId }, clock())
  return { status: 200, body: { data: { continue_to: `${paths.consent}/${id}/continue?ticket=${ticket}` } } }
})

type KeyLimits = components['schemas']['KeyLimits']

/** An agent that didn’t ask for the account doesn’t get it. One that asks for it alone has a key for nothing else. */
function limitsFor({ api, asks_account = false }: AgentRequest, limits: KeyLimits | undefined) {
  if (api === undefined) return { limits: { ...noLimits, reads_account: true } }
  return limits && { limits: { ...limits, reads_account: asks_account && limits.reads_account === true } }
}

export const oauthHandlers = { getAgentRequest, decideAgentRequest }
