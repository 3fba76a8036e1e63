import { setTimeout as pause } from 'node:timers/promises'
import { type components, createPortal, isApiError, type Portal, unwrap } from '@switchboard/sdk'
import { checkedFetch, ListenError } from './checked-fetch.ts'
import { forward } from './forward.ts'
import type { ListenOptions } from './options.ts'
import { newSecret } from './signature.ts'

type Delivery = components['schemas']['WebhookDelivery']

export interface ListenContext {
  readonly print: (line: string) => void
  /** Ends the run. */
  readonly signal: AbortSignal
  readonly fetch?: typeof fetch
  /** How long a response of the portal can take. Default: 30 seconds. */
  readonly maxMs?: number
}

const pollMs = 2_000
const maxWaitMs = 30_000
const pageSize = 100
/** More events between two looks than an account has in a day. */
const maxPages = 100

/** Repeats the account's webhook events until the signal, or throws a `ListenError`. The portal may be away for a while. */
export async function listen(options: ListenOptions, context: ListenContext): Promise<void> {
  const { print, signal, maxMs = 30_000 } = context
  const portal = createPortal({ baseUrl: options.portal, fetch: checkedFetch(context.fetch ?? fetch, maxMs) })
  await logIn(portal, options)
  try {
    await requireWebhook(portal, options)
    const secret = options.secret ?? newSecret()
    const latest = await deliveriesOf(portal, options, 1).catch(endRun)
    const seen = new Set(latest.map(({ event_id }) => event_id))
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
        if (!isPassing(error)) endRun(error)
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
    endRun(error)
  }
}

async function requireWebhook(portal: Portal, { webhook }: ListenOptions): Promise<void> {
  const answer = await unwrap(portal.GET('/api/webhooks')).catch(endRun)
  const data = rowsOf(answer, 'GET /api/webhooks', ['webhook_id'])
  if (data.length === 0)
    throw new ListenError('You have no webhook. Add one in the portal under Webhooks, then run this again.')
  if (webhook && !data.some(({ webhook_id }) => webhook_id === webhook))
    throw new ListenError(
      `You have no webhook ${webhook}. Yours: ${data.map(({ webhook_id }) => webhook_id).join(', ')}`,
    )
}

/** A page of the log, newest first. */
async function deliveriesOf(portal: Portal, { webhook }: ListenOptions, page: number) {
  const query = { page, limit: pageSize, ...(webhook && { webhook_id: webhook }) }
  const answer = await unwrap(portal.GET('/api/webhooks/deliveries', { params: { query } }))
  return rowsOf(answer, 'GET /api/webhooks/deliveries', ['delivery_id', 'event_id', 'event'])
}

/** All since the last look, oldest first, however many there are. */
async function newDeliveries(portal: Portal, { options, seen }: RunState): Promise<Delivery[]> {
  const all: Delivery[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const data = await deliveriesOf(portal, options, page)
    all.push(...data)
    if (data.length < pageSize || data.some(({ event_id }) => seen.has(event_id))) return all.reverse()
  }
  throw new ListenError(`The portal’s list of deliveries doesn’t end: ${maxPages} pages are new.`)
}

/** The rows of a list, with names that fit into a line and a header. Throws a `ListenError` for an answer that has no such rows. */
function rowsOf<Row extends object, Name extends keyof Row>(
  answer: { readonly data: readonly Row[] },
  call: string,
  names: readonly Name[],
): readonly Row[] {
  const isRow = (row: Row | null) => names.every((name) => isName(row?.[name]))
  if (Array.isArray(answer.data) && answer.data.every(isRow)) return answer.data
  throw senseless(call)
}

const isName = (value: unknown): boolean => typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value)

const senseless = (call: string): ListenError =>
  new ListenError(
    `The portal’s answer to ${call} makes no sense. Check --portal and the version of this program.`,
  )

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
      if (typeof data?.payload !== 'string') throw senseless('GET /api/webhooks/delivery')
      context.print(`${event}  ${event_id}`)
      context.print(`  ${await forward({ id: event_id, body: data.payload, secret, to: options.forwardTo })}`)
    }
    seen.add(event_id)
  }
}

/** Whether it may be over by itself. */
const isPassing = (error: unknown): boolean =>
  isApiError(error) && !faultIn(error) && (error.status === 0 || error.status === 429 || error.status >= 500)

/** Why an answer is none of a portal's: the SDK has it as the cause of a call that failed. */
function faultIn(error: unknown): ListenError | undefined {
  if (error instanceof ListenError) return error
  return error instanceof Error && error.cause !== undefined ? faultIn(error.cause) : undefined
}

function endRun(error: unknown): never {
  throw faultIn(error) ?? new ListenError(sentenceOf(error))
}

function sentenceOf(error: unknown): string {
  if (!isApiError(error)) return error instanceof Error ? error.message : String(error)
  if (error.status === 401 && error.code === 'invalid_credentials') return 'Wrong email address or password.'
  if (error.status === 401) return 'Your session ended. Run this again to log in.'
  if (error.code === 'unreadable_answer') return senseless('the login').message
  if (error.status === 0) return 'The portal can’t be reached. Check --portal.'
  if (error.code === `http_${error.status}`) return `The portal answered ${error.status}. Check --portal.`
  return `${error.message}${error.requestId ? ` (request ID ${error.requestId})` : ''}`
}
