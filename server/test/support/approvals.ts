import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect } from 'vitest'
import type { KeyLimits } from '../../src/modules/subscriptions/limits/key-limits.ts'
import { gatewayOfFile, messages, tess } from './gateway.ts'
import { giveKey } from './give-key.ts'
import { upstreamOfFile } from './upstream.ts'

type Approval = components['schemas']['CallApproval']

export const message = { from: 'Lumina', to: '+639175550120', text: 'Hi' }
const accepted = JSON.stringify({ id: 'msg_1', to: message.to, status: 'accepted', segments: 1 })

/** A key whose calls wait for its owner, at the server of a test file. */
export async function approvalsOfFile() {
  const network = await upstreamOfFile()
  const { server, records } = await gatewayOfFile(network, { settings: { accessTokenSeconds: 86_400 } })
  const { db } = server
  const { access_token: owner } = await server.signIn('lowBalance')
  const { access_token: stranger } = await server.signIn('user')
  const otherKey = (type: 'LIVE' | 'TEST') => giveKey(server, { userId: tess, api: 'messaging', type })
  const { id: keyId, secret, subscriptionId } = await otherKey('LIVE')

  async function limitKey(limits: KeyLimits, id = keyId) {
    await db
      .updateTable('api_keys')
      .set({ limits: JSON.stringify(limits) })
      .where('id', '=', id)
      .execute()
    await sql`UPDATE subscriptions SET user_id = user_id WHERE id = ${subscriptionId}`.execute(db)
  }

  const call = (body: object = message, to = server, key = secret) =>
    to.ask('POST', messages, { headers: { 'X-API-Key': key }, body })
  const codeOf = async (response: ReturnType<typeof call>) => {
    const { status, body } = await response
    return [status, body.code]
  }
  const list = async (token = owner): Promise<Approval[]> =>
    (await server.ask('GET', '/portal-api/api/approvals', { token })).body.data
  const decide = (approval_id: string, decision = 'ALLOW', token = owner) =>
    server.ask('POST', '/portal-api/api/approvals', { token, body: { approval_id, decision } })
  /** Makes a call wait, and returns it. */
  async function holdCall(body: object = message): Promise<Approval> {
    const { status, body: problem } = await call(body)
    expect([status, problem.code]).toEqual([403, 'approval_required'])
    return (await list()).find(({ approval_id }) => approval_id === problem.approval_id) as Approval
  }
  const notices = () => db.selectFrom('notifications').selectAll().where('kind', '=', 'approvals').execute()

  beforeEach(async () => {
    network.answer = (response) =>
      response.writeHead(202, { 'Content-Type': 'application/json' }).end(accepted)
    await limitKey({ ask_above: 50 })
  })
  afterEach(async () => {
    await db.deleteFrom('call_approvals').execute()
    await db.deleteFrom('notifications').where('kind', '=', 'approvals').execute()
  })

  return {
    ...{ network, server, records, owner, stranger, keyId, secret, otherKey },
    ...{ limitKey, call, codeOf, list, decide, holdCall, notices },
  }
}
