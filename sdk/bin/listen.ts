import { setTimeout as pause } from 'node:timers/promises'
import { type components, createPortal, isApiError, type Portal, unwrap } from '@switchboard/sdk'
import { forward } from './forward.ts'
import type { ListenOptions } from './options.ts'
import { newSecret } from './signature.ts'

type Delivery = components['schemas']['WebhookDelivery']

export interface ListenContext {
  readonly print: (line: string) => void
  /** Ends the run. */
  readonly signal: AbortSignal
  readonly fetch?: typeof fetch
}

/** The reason why a run can't go on, in a sentence for its user. */
export class ListenError extends Error {}

const pollMs = 2_000
const maxWaitMs = 30_000
const pageSize = 100

/** Repeats the account's webhook events until the signal, or throws a `ListenError`. The portal may be away for a while. */
export async function listen(options: ListenOptions, context: ListenContext): Promise<void> {
  const { print, signal } = context
  const portal = createPortal({ baseUrl: options.portal, ...(context.fetch && { fetch: context.fetch }) })
  await logIn(portal, options)
  try {
    await requireWebhook(portal, options)
    const secret = options.secret ?? newSecret()
    const { data } = await deliveriesOf(portal, options, 1)
    const seen = new Set(data.map(({ event_id }) => event_id))
    if (!options.secret) print(`Signing secret of this run: ${secret}`)
    print(
      `Ready. ${options.forwardTo ? `Forwarding to ${options.forwardTo.href}` : 'Printing events'}. Ctrl-C ends it.`,
    )
    let failures = 0
    while (!signal.aborted) {
      try {
        await repeatNew(portal, { options, context, secret, seen })
        if (failures > 0) print('The portal is back. Nothing was missed.')
        failures = 0
      } catch (error) {
        if (!isPassing(error)) throw new ListenError(sentenceOf(error))
        if (failures === 0) print('The portal can’t be reached. Trying again…')
        failures += 1
      }
      const waitMs = Math.min(pollMs * 2 ** failures, maxWaitMs)
      await pause(failures === 0 ? pollMs : waitMs, undefined, { signal }).catch(() => {})
    }
  } finally {
    await portal.session.logout()
  }
}

async function logIn(portal: Portal, { email, password, code }: ListenOptions): Promise<void> {
  try {
    const challenge = await portal.session.login({ email, password })
    if (!challenge) return
    if (!code)
      throw new ListenError(
        'Your account has a second factor. Add --code with the code of your authenticator.',
      )
    await portal.session.loginVerify({ challenge_token: challenge.challenge_token, code })
  } catch (error) {
    throw error instanceof ListenError ? error : new ListenError(sentenceOf(error))
  }
}

async function requireWebhook(portal: Portal, { webhook }: ListenOptions): Promise<void> {
  const { data } = await unwrap(portal.GET('/api/webhooks')).catch((error) => {
    throw new ListenError(sentenceOf(error))
  })
  if (data.length === 0)
    throw new ListenError('You have no webhook. Add one in the portal under Webhooks, then run this again.')
  if (webhook && !data.some(({ webhook_id }) => webhook_id === webhook))
    throw new ListenError(
      `You have no webhook ${webhook}. Yours: ${data.map(({ webhook_id }) => webhook_id).join(', ')}`,
    )
}

/** A page of the log, newest first. */
const deliveriesOf = (portal: Portal, { webhook }: ListenOptions, page: number) =>
  unwrap(
    portal.GET('/api/webhooks/deliveries', {
      params: { query: { page, limit: pageSize, ...(webhook && { webhook_id: webhook }) } },
    }),
  )

/** All since the last look, oldest first, however many there are. */
async function newDeliveries(portal: Portal, { options, seen }: RunState): Promise<Delivery[]> {
  const all: Delivery[] = []
  for (let page = 1; ; page += 1) {
    const { data } = await deliveriesOf(portal, options, page)
    all.push(...data)
    if (data.length < pageSize || data.some(({ event_id }) => seen.has(event_id))) return all.reverse()
  }
}

interface RunState {
  readonly options: ListenOptions
  readonly context: ListenContext
  readonly secret: string
  /** Event IDs: an event goes to several webhooks, and is repeated once. */
  readonly seen: Set<string>
}

async function repeatNew(portal: Portal, run: RunState): Promise<void> {
  const { options, context, secret, seen } = run
  for (const { delivery_id, event_id, event } of await newDeliveries(portal, run)) {
    if (seen.has(event_id) || context.signal.aborted) continue
    if (options.events.length === 0 || options.events.includes(event)) {
      const query = { delivery_id }
      const { data } = await unwrap(portal.GET('/api/webhooks/delivery', { params: { query } }))
      context.print(`${event}  ${event_id}`)
      context.print(`  ${await forward({ id: event_id, body: data.payload, secret, to: options.forwardTo })}`)
    }
    seen.add(event_id)
  }
}

/** Whether it may be over by itself. */
const isPassing = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500

function sentenceOf(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : String(error)
  if (error.status === 401 && error.code === 'invalid_credentials') return 'Wrong email address or password.'
  if (error.status === 401) return 'Your session ended. Run this again to log in.'
  if (error.status === 0) return 'The portal can’t be reached. Check --portal.'
  return `${error.message}${error.requestId ? ` (request ID ${error.requestId})` : ''}`
}
