import type { Db, Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { after } from '../../platform/time/clock.ts'
import { momentInWords } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'
import { keyName } from '../subscriptions/keys.ts'
import { lockKeyInForce } from '../subscriptions/keys-in-force-repo.ts'
import { listPeople } from '../team/repo.ts'
import { type CallContent, callHash, sentText } from './identify-call.ts'
import { type ApprovalRow, addApproval, countWaiting, findUnanswered, takeAllowed } from './repo.ts'
import { answeringRoles, answerPath, approvalSeconds } from './rules.ts'

type Place = Pick<Settings, 'publicUrl' | 'timeZone'>

interface CallToHold {
  readonly keyId: string
  readonly userId: string
  readonly apiName: string
  readonly operation: string
  /** Hundredths; `askAbove` is what the key spends without asking. */
  readonly price: number
  readonly askAbove: number
  readonly inClient: boolean
  readonly content: CallContent
  readonly requestId: string
  readonly now: Date
}

/** Of one key. An agent that calls and calls doesn’t bury people in questions. */
const maxWaiting = 5

/** Callers are told to try again this often, rather than to keep a connection open. */
const retryAfterSeconds = 15

/** The id of the yes that the call is made with, or why it isn’t made: it waits, newly or still, or was denied. */
export function takeOrHold(db: Db, place: Place, call: CallToHold): Promise<string | Problem> {
  return db.transaction().execute(async (tx) => {
    const { keyId, price, content, requestId, now } = call
    // One after the other, so that a call asks once.
    const key = await lockKeyInForce(tx, keyId, now)
    if (!key) return new Problem('key_invalid', 'This key was revoked, or has expired.')
    const identity = { keyId, price, hash: callHash(content) }
    const allowed = await takeAllowed(tx, identity, { requestId, now })
    if (allowed) return allowed.id
    const waiting = await findUnanswered(tx, identity, now)
    if (waiting?.answer === 'DENIED') return denied()
    if (waiting) return waits(call, place, waiting)
    if ((await countWaiting(tx, keyId, now)) >= maxWaiting) return tooMany(place)
    return waits(call, place, await hold(tx, call, { hash: identity.hash, agent: keyName(key) }))
  })
}

async function hold(
  tx: Tx,
  { keyId, userId, apiName, operation, price, inClient, content, now }: CallToHold,
  { hash, agent }: { readonly hash: Buffer; readonly agent: string },
): Promise<ApprovalRow> {
  const row = await addApproval(tx, {
    id: newId('apr'),
    key_id: keyId,
    user_id: userId,
    call_hash: hash,
    agent,
    api: content.api,
    api_name: apiName,
    version: content.version,
    operation,
    price,
    sent: sentText(content),
    in_client: inClient,
    created_at: now,
    answer: null,
    expires_at: after(now, approvalSeconds),
    request_id: null,
  })
  for (const person of await listPeople(tx, userId)) {
    if (!answeringRoles.includes(person.role)) continue
    await notify(tx, {
      userId: person.user_id,
      kind: 'approvals',
      message: `“${agent}” asks to call ${apiName} (${operation}) for ${toDecimal(price)} credits. The call waits for 5 minutes.`,
      important: true,
      route: answerPath,
      text: 'Allow or deny',
      now,
    })
  }
  return row
}

function waits(
  { price, askAbove }: CallToHold,
  { publicUrl, timeZone }: Place,
  { id, expires_at }: ApprovalRow,
): Problem {
  return new Problem(
    'approval_required',
    `This call costs ${toDecimal(price)} credits, above this key’s ${toDecimal(askAbove)}-credit approval limit. You weren’t charged. A person can allow it at ${publicUrl}${answerPath} until ${momentInWords(timeZone, expires_at)}. Then send it again, unchanged.`,
    { retryAfterSeconds, approvalId: id },
  )
}

const tooMany = ({ publicUrl }: Place): Problem =>
  new Problem(
    'approval_required',
    `${maxWaiting} calls of this key wait for an answer already, so nobody was asked about this one. You weren’t charged. They’re at ${publicUrl}${answerPath}.`,
    { retryAfterSeconds },
  )

const denied = (): Problem =>
  new Problem('approval_denied', 'A person denied this call. You weren’t charged.')
