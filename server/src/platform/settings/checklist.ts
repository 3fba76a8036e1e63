// Settings that can be used, and that a production should not run with. Those that can't be used stop the start.
import type { Deployment } from './deployment.ts'
import { isLoopback } from './loopback.ts'
import { isLiveKey } from './payment-variables.ts'
import { defaultSeller, sellerOf } from './tax-variables.ts'
import type { variables } from './variables.ts'

type VariableName = keyof typeof variables

export interface Finding {
  /** The setting or the part that it is about. */
  readonly about: string
  /** Money, accounts or data are at risk, or a part of the product doesn't work. Others make it harder to run. */
  readonly essential: boolean
  readonly why: string
}

interface Rule {
  readonly name: VariableName
  readonly essential?: true
  readonly isMissing: (deployment: Deployment) => boolean
  /** The risk, and the way out of it. */
  readonly why: string
}

const rules: readonly Rule[] = [
  {
    name: 'DEMO_DATA',
    essential: true,
    isMissing: ({ demo }) => demo,
    why: 'It’s a demo: its accounts have a password that everybody knows, its emails are shown to all, and its credits are free. Set `DEMO_DATA=false`.',
  },
  {
    name: 'PUBLIC_URL',
    essential: true,
    isMissing: ({ publicUrl }) => !publicUrl.startsWith('https:') || isLoopback(new URL(publicUrl).hostname),
    why: 'Links in emails lead there, cookies and passkeys are bound to it, and only with https do browsers keep sessions off plain HTTP. Set the portal’s https address.',
  },
  {
    name: 'SECRETS_KEY',
    essential: true,
    isMissing: ({ settings }) => settings.secretsKey === '',
    why: 'Without it, a copy of the database opens every secret in it, and upstreams take no credentials. Set it before the first secret is stored: openssl rand -hex 32.',
  },
  {
    name: 'SMTP_URL',
    essential: true,
    isMissing: ({ smtpUrl }) => smtpUrl === undefined,
    why: 'No email leaves the machine, so nobody can confirm an address or get back into an account.',
  },
  {
    name: 'MAIL_FROM',
    essential: true,
    isMissing: ({ mailFrom }) => isLoopback(mailFrom.replace(/^.*@|>$/g, '')),
    why: 'Mail servers reject a sender at localhost.',
  },
  {
    name: 'TRUST_PROXY',
    essential: true,
    isMissing: ({ trustProxy }) => trustProxy === undefined,
    why: 'The proxy that ends TLS is everybody’s address: all visitors share one rate limit, and five wrong passwords for an email lock it for everybody.',
  },
  {
    name: 'PAYMENT_PROVIDER',
    essential: true,
    isMissing: ({ demo, settings }) => !demo && settings.paymentProvider === 'sandbox',
    why: 'The sandbox gives credits away: no money moves.',
  },
  {
    name: 'PAYMENT_SECRET_KEY',
    essential: true,
    isMissing: ({ demo, settings: { paymentSecretKey } }) =>
      !demo && paymentSecretKey !== undefined && !isLiveKey(paymentSecretKey),
    why: 'A test key gives credits away: no money moves. See docs/take-real-payments.md.',
  },
  {
    name: 'SELLER_TIN',
    essential: true,
    isMissing: ({ demo, settings }) =>
      !demo && settings.paymentSecretKey !== undefined && sellerOf(settings).tin === defaultSeller.tin,
    why: 'Receipts and invoices name the demo’s seller, and can’t be changed once they’re issued. Set `SELLER_NAME`, `SELLER_ADDRESS` and `SELLER_TIN`, or `seller` in your brand.',
  },
  {
    name: 'WEBHOOKS_TO_PRIVATE_ADDRESSES',
    essential: true,
    // A demo on one’s own machine has it by itself.
    isMissing: ({ demo, isLocal, settings }) => settings.webhooksToPrivateAddresses && !(demo && isLocal),
    why: 'Anybody with an account reaches what only the server can.',
  },
  {
    name: 'PAYMENT_PROVIDER',
    isMissing: ({ settings }) => settings.paymentProvider === 'none',
    why: 'Nobody can buy credits: payments answer 501. Administrators can add credits.',
  },
  {
    name: 'DATABASE_URL',
    isMissing: ({ databaseUrl }) => databaseUrl === undefined,
    why: 'The database is embedded, on the server’s own disk: no replica, no point-in-time recovery, one process alone.',
  },
  {
    name: 'REQUIRE_ADMIN_SECOND_FACTOR',
    isMissing: ({ settings }) => !settings.requireAdminSecondFactor,
    why: 'One password of an administrator, guessed or phished, opens every wallet and key.',
  },
  {
    name: 'METRICS_TOKEN',
    isMissing: ({ metricsToken }) => metricsToken === undefined,
    why: 'Nothing can read /metrics, so no alert can be raised.',
  },
  {
    name: 'BACKUP_DIR',
    isMissing: ({ backupFolder }) => backupFolder === undefined,
    why: 'Nothing notices when backups stop.',
  },
  {
    name: 'ARCHIVE_URL',
    isMissing: ({ settings }) => settings.archive === undefined,
    why: 'Calls are deleted after 90 days and the rest of their month: what a dispute or an audit asks for later is gone.',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    isMissing: ({ tracing }) => tracing === undefined,
    why: 'A slow call can’t be followed to its statements and to the API.',
  },
  {
    name: 'DRAIN_SECONDS',
    isMissing: ({ drainMs }) => drainMs === 0,
    why: 'A call that comes while a server stops can be lost. Set more seconds than the proxy takes to notice, such as 5.',
  },
  {
    name: 'CORS_ORIGINS',
    isMissing: ({ corsOrigins }) => corsOrigins.some((listed) => isLoopback(new URL(listed).hostname)),
    why: 'A page on a visitor’s own machine can call the portal. Set the origins of your sites, or an empty value.',
  },
  {
    name: 'SUPPORT_EMAIL',
    isMissing: ({ settings }) => settings.supportEmail.endsWith('.example'),
    why: 'Messages of the contact form go to an address that doesn’t exist.',
  },
  {
    name: 'VIRUS_SCAN_COMMAND',
    isMissing: ({ settings }) => settings.virusScanCommand === '',
    why: 'Documents of strangers reach those who review them as they are.',
  },
  {
    name: 'PREVIOUS_SECRETS_KEY',
    isMissing: ({ settings }) => settings.previousSecretsKey !== undefined,
    why: 'The old key still opens secrets. Run `npm run rotate-secrets`, then take it away.',
  },
]

/** How many settings are looked at. */
export const settingsLookedAt = new Set(rules.map(({ name }) => name)).size

/** The essential ones first. */
export const checkSettings = (deployment: Deployment): readonly Finding[] =>
  rules
    .filter(({ isMissing }) => isMissing(deployment))
    .map(({ name, essential = false, why }) => ({ about: name, essential, why }))

/** A start in production says what is essential; all of it is said by `npm run doctor`. */
export function startWarning(deployment: Deployment): string | undefined {
  const { demo, isLocal, databaseUrl } = deployment
  if (demo && isLocal) return undefined
  const findings = checkSettings(deployment).filter(({ essential }) => essential)
  if (findings.length === 0) return undefined
  return [
    ...(demo || isLocal || databaseUrl ? [] : [noDemo]),
    'Not ready for production:',
    ...findings.map(line),
    '`npm run doctor` checks the rest.',
  ].join('\n')
}

const noDemo =
  'No demo: NODE_ENV, HOST or PUBLIC_URL say that others reach this server. DEMO_DATA=true begins it all the same.'

export const line = ({ about, why }: Finding): string => `  ${about}: ${why}`
