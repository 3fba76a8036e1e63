import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { sha256 } from '../../platform/sha256.ts'
import { after } from '../../platform/time/clock.ts'
import { takeDecision } from './agent-requests.ts'
import { usedClientSeconds } from './clients.ts'
import type { ProviderContext } from './configuration.ts'
import { accountScope, scope } from './paths.ts'
import { keepRecord } from './repo.ts'
import { isPortal } from './resources.ts'

interface FinishInput {
  readonly requestId: string
  readonly ticket: string
}

/**
 * Takes a decision to the browser that began the request: its cookie proves that, and the ticket that the decision was made in it.
 * So a stranger’s request that a person was lured to allow gives the stranger nothing. False where one of them is missing.
 */
export async function finishRequest(
  provider: Provider,
  { db, clock, settings }: ProviderContext,
  {
    request,
    response,
    requestId,
    ticket,
  }: FinishInput & { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<boolean> {
  const interaction = await provider.interactionDetails(request, response).catch(() => undefined)
  if (interaction?.uid !== requestId) return false
  const decision = await takeDecision(db, { ticket, requestId }, clock())
  if (!decision) return false
  const finish = (result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  const { key_id: accountId } = decision
  if (accountId === null) {
    await finish({ error: 'access_denied', error_description: 'the person said no' })
    return true
  }
  const { client_id: clientId, resource } = interaction.params as Record<string, string | readonly string[]>
  const grant = new provider.Grant({ accountId, clientId: `${clientId}` })
  // The key decides, each time, whether a token of the portal’s own server reads anything.
  for (const one of [resource].flat())
    grant.addResourceScope(`${one}`, isPortal(settings, `${one}`) ? accountScope : scope)
  const grantId = await grant.save()
  await keepRecord(db, { kind: 'Client', hash: sha256(`${clientId}`) }, after(clock(), usedClientSeconds))
  await finish({ login: { accountId, remember: false }, consent: { grantId } })
  return true
}
