import {
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequest,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { Db } from '../../platform/db/client.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import { type ApprovalRow, answerWaiting, readApproval } from '../approvals/repo.ts'
import { answerPath, approvalSeconds } from '../approvals/rules.ts'
import { readCallNames } from '../catalogue/repo.ts'
import { keyIdOf } from '../oauth/check-token.ts'
import type { OperationResult } from './call-operation.ts'

interface AskContext {
  readonly db: Db
  readonly clock: Clock
  readonly publicUrl: string
  /** Of the caller, or a token in its place. */
  readonly key: string | undefined
  readonly request: ServerContext['mcpReq']
}

/** As the library hands it over, whose type leaves it open. */
interface Envelope {
  readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities
}

export type ToolOutcome = CallToolResult | InputRequiredResult

/**
 * Makes a call that may have to wait for a person. A client that can ask its user is asked to: to open the portal or, where the owner of
 * the key takes such answers, to answer in the client. The call that waits is the one that the gateway names when it is made again, so
 * that nothing has to be believed of what a client sends back; an API that names one names none of this key. A question is named by
 * the call that waits, so that an answer to another, or before there was one, answers nothing. See decision 0107.
 */
export async function callOrAsk(
  call: () => Promise<OperationResult>,
  { db, clock, publicUrl, key, request }: AskContext,
): Promise<ToolOutcome> {
  const { result, approvalId: id } = await call()
  const keyId = id && key && (await keyIdOf(db, key, clock()))
  if (!id || !keyId) return result
  const response = inputResponse(request.inputResponses, id)
  if (response.kind === 'missing') {
    const approval = await readApproval(db, id, keyId)
    const names = approval && (await readCallNames(db, [approval]))(approval)
    const operation = names?.operation_name || approval?.operation
    const inputRequest = approval && operation && questionTo(request, approval, { operation, publicUrl })
    return inputRequest ? inputRequired({ inputRequests: { [id]: inputRequest } }) : result
  }
  const answer = answerOf(response)
  if (!answer) return result
  const now = clock()
  const expiresAt = after(now, approvalSeconds)
  const answered = await answerWaiting(db, { id, of: { keyId }, answer, now, expiresAt })
  return answered ? (await call()).result : result
}

/** An accepted address only says that it was opened. */
function answerOf(response: ReturnType<typeof inputResponse>): ApprovalRow['answer'] {
  if (response.kind !== 'elicit' || response.action === 'cancel') return null
  if (response.action === 'decline' || response.content?.allow === false) return 'DENIED'
  return response.content?.allow === true ? 'ALLOWED' : null
}

/** Undefined for a client that can’t ask. */
function questionTo(
  { envelope }: ServerContext['mcpReq'],
  { api_name, price, in_client, sent }: ApprovalRow,
  { operation, publicUrl }: { readonly operation: string; readonly publicUrl: string },
): InputRequest | undefined {
  const capabilities = (envelope as Envelope | undefined)?.[CLIENT_CAPABILITIES_META_KEY]
  const elicitation = capabilities?.elicitation
  if (!elicitation) return undefined
  const about = `“${operation}” of ${api_name} costs ${toDecimal(price)} credits, above this agent’s approval limit.`
  if (in_client && (elicitation.form || !elicitation.url))
    return inputRequired.elicit({
      message: `${about} Allow this call, once?\n\n${sent}`,
      requestedSchema: {
        type: 'object',
        properties: { allow: { type: 'boolean', title: 'Allow this call, once', default: false } },
        required: ['allow'],
      },
    })
  if (!elicitation.url) return undefined
  return inputRequired.elicitUrl({
    message: `${about} Allow or deny it in the portal, then let the agent try again.`,
    url: `${publicUrl}${answerPath}`,
  })
}
