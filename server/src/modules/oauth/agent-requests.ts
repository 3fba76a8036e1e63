import { randomBytes } from 'node:crypto'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after } from '../../platform/time/clock.ts'
import { consumeRecord, findRecord, saveRecord } from './repo.ts'

/** The details of a request that a person decides on. */
export interface AgentRequest {
  readonly name: string
  readonly host: string | null
  readonly verified: boolean
  readonly redirect_host: string
  /** Of these, none for an agent that asks to read the account alone. */
  readonly api?: string
  readonly version?: string
  readonly api_name?: string
  /** Whether it asks to read the account. */
  readonly asks_account?: boolean
  readonly expires_at: string
}

export const requestSeconds = 900
const ticketSeconds = 300

const recordOf = (id: string) => ({ kind: 'AgentRequest', hash: sha256(id) })
const ticketRecord = (ticket: string) => ({ kind: 'AgentDecision', hash: sha256(ticket) })

const unattached = { grantId: undefined, keyId: undefined, resource: undefined }

export async function saveAgentRequest(
  db: Queries,
  id: string,
  request: Omit<AgentRequest, 'expires_at'>,
  now: Date,
): Promise<void> {
  const expiresAt = after(now, requestSeconds)
  const payload = { ...request, expires_at: expiresAt.toISOString() }
  await saveRecord(db, { ...recordOf(id), ...unattached, payload, expiresAt })
}

const decided = (): Problem =>
  new Problem(
    'not_found',
    'This request was already decided, or has expired. Start again from the agent. Nothing was changed.',
  )

/** One that is still to be decided. */
export async function readAgentRequest(db: Queries, id: string, now: Date): Promise<AgentRequest> {
  const record = await findRecord(db, recordOf(id), now)
  if (!record || record.consumed_at !== null) {
    throw decided()
  }
  return record.payload as unknown as AgentRequest
}

/** The same for the one decision that counts: a second one, also a concurrent one, finds none. */
export async function takeAgentRequest(tx: Tx, id: string, now: Date): Promise<AgentRequest> {
  const request = await readAgentRequest(tx, id, now)
  if (!(await consumeRecord(tx, recordOf(id), now))) throw decided()
  return request
}

interface Decision {
  readonly agent_request_id: string
  /** Null where it was denied. */
  readonly key_id: string | null
}

/** Returns the proof of a decision, for the browser that it was made in. */
export async function saveDecision(db: Queries, decision: Decision, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  const expiresAt = after(now, ticketSeconds)
  await saveRecord(db, { ...ticketRecord(ticket), ...unattached, payload: decision, expiresAt })
  return ticket
}

/** Undefined where the ticket was used, is of another request, or was never given. */
export async function takeDecision(
  db: Queries,
  { ticket, requestId }: { readonly ticket: string; readonly requestId: string },
  now: Date,
): Promise<Decision | undefined> {
  const record = await findRecord(db, ticketRecord(ticket), now)
  const decision = record?.payload as Decision | undefined
  if (decision?.agent_request_id !== requestId) return undefined
  return (await consumeRecord(db, ticketRecord(ticket), now)) ? decision : undefined
}
