import { parseArgs } from 'node:util'
import { testWebhook } from '@switchboard/sdk/forms'

export interface ListenOptions {
  /** Where the portal's API is, such as `https://portal.example/portal-api`. */
  readonly portal: string
  readonly email: string
  readonly password: string
  /** Of an authenticator, for accounts with a second factor. */
  readonly code: string | undefined
  /** Undefined: events are printed alone. */
  readonly forwardTo: URL | undefined
  /** Empty: all. */
  readonly events: readonly string[]
  readonly webhook: string | undefined
  /** `whsec_…`; undefined: a new one for this run. */
  readonly secret: string | undefined
}

const usage = `Usage: switchboard-webhooks listen [options]

Repeats the events of your webhooks to a server on this machine, signed.

  --forward-to URL   such as http://localhost:3000/hook; without it, events are printed alone
  --events LIST      such as payment.settled,wallet.low_balance; all by default
  --webhook ID       one of your webhooks; all by default
  --portal URL       the portal's API, or SWITCHBOARD_PORTAL
  --code CODE        of your authenticator, if your account has a second factor

Environment: SWITCHBOARD_EMAIL and SWITCHBOARD_PASSWORD log in. SWITCHBOARD_WEBHOOK_SECRET signs with a secret you have already;
without it, each run has its own, and prints it.`

/** A mistake in the command, in a sentence. */
export class UsageError extends Error {}

export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ListenOptions {
  const { values, positionals } = parsed(args)
  if (positionals.join(' ') !== 'listen') throw new UsageError(usage)
  const portal = values.portal ?? env.SWITCHBOARD_PORTAL
  if (!portal || !isWeb(portal))
    throw new UsageError('Say where the portal’s API is: --portal https://…/portal-api')
  const { SWITCHBOARD_EMAIL: email, SWITCHBOARD_PASSWORD: password } = env
  if (!email || !password) throw new UsageError('Set SWITCHBOARD_EMAIL and SWITCHBOARD_PASSWORD to log in.')
  const forwardTo = values['forward-to']
  if (forwardTo !== undefined && !isWeb(forwardTo))
    throw new UsageError(`${forwardTo} isn’t a URL. Write --forward-to http://localhost:3000/hook`)
  const secret = env.SWITCHBOARD_WEBHOOK_SECRET
  if (secret && !/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(secret))
    throw new UsageError('SWITCHBOARD_WEBHOOK_SECRET isn’t a webhook’s secret: those begin with whsec_.')
  const events = (values.events ?? '')
    .split(',')
    .map((event) => event.trim())
    .filter(Boolean)
  const kinds: readonly string[] = testWebhook.event.enum
  const unknown = events.find((event) => !kinds.includes(event))
  if (unknown) throw new UsageError(`There is no event ${unknown}. Events: ${kinds.join(', ')}`)
  return {
    portal,
    email,
    password,
    secret,
    code: values.code,
    forwardTo: forwardTo === undefined ? undefined : new URL(forwardTo),
    events,
    webhook: values.webhook,
  }
}

const isWeb = (url: string): boolean => /^https?:\/\//.test(url) && URL.canParse(url)

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { 'forward-to': text, events: text, webhook: text, portal: text, code: text }
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}
