import { join, resolve } from 'node:path'
import { archiveFaults, archiveOf } from './archive.ts'
import { archiveVariables } from './archive-variables.ts'
import { type CaptchaSettings, captchaForms, defaultCaptcha } from './captcha.ts'
import { googleProvider, secretFaults, withSecrets } from './identity-providers.ts'
import { isLoopback } from './loopback.ts'
import { paymentFaults, paymentSettingsOf, paymentVariables } from './payment-variables.ts'
import { type Environment, readEnvironment } from './read-environment.ts'
import { defaultSettings, type Settings } from './settings.ts'
import { taxSettingsOf } from './tax-variables.ts'
import { variables } from './variables.ts'

const repo = resolve(import.meta.dirname, '../../../..')
const recaptchaTimeoutMs = 5_000

type Values = ReturnType<typeof readValues>

/** Where traces go, and how many. */
export interface TracingSettings {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly ratio: number
  readonly service: string
}

/** Parameters of the process. */
export interface Deployment {
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly databaseUrl: string | undefined
  readonly databaseReadUrl: string | undefined
  readonly dataDir: string
  readonly demo: boolean
  /** Whether only this machine reaches it, by what its settings say. */
  readonly isLocal: boolean
  readonly appFolder: string
  readonly productsFolder: string
  readonly brandFolder: string | undefined
  readonly mocksFirstPort: number
  readonly corsOrigins: readonly string[]
  readonly trustProxy: string | undefined
  readonly drainMs: number
  readonly shutdownGraceMs: number
  readonly databaseStatementTimeoutMs: number
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly metricsToken: string | undefined
  /** Folder of backups, where the server is to look at their age. */
  readonly backupFolder: string | undefined
  /** Undefined where nothing is traced. */
  readonly tracing: TracingSettings | undefined
  readonly logLevel: string
  readonly settings: Settings
}

/** Throws `InvalidSettings`, which names each bad one. */
export function readDeployment(env: Environment): Deployment {
  const values = readValues(env)
  const database = databaseOf(values)
  const publicUrl = publicUrlOf(values)
  const isLocal =
    /^(development|test)$/.test(values.NODE_ENV) &&
    isLoopback(values.HOST) &&
    isLoopback(new URL(publicUrl).hostname)
  const demo = values.DEMO_DATA ?? (isLocal && !values.DATABASE_URL)
  return {
    ...database,
    demo,
    isLocal,
    publicUrl,
    port: values.PORT,
    host: values.HOST,
    appFolder: values.APP_DIR ?? join(repo, 'app/dist'),
    productsFolder: values.PRODUCTS_DIR ?? join(repo, 'mocks/dist'),
    brandFolder: values.BRAND_DIR,
    mocksFirstPort: values.MOCKS_FIRST_PORT,
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY?.join(','),
    drainMs: values.DRAIN_SECONDS,
    shutdownGraceMs: values.SHUTDOWN_GRACE_MS,
    databaseStatementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    databaseReadUrl: values.DATABASE_READ_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    metricsToken: values.METRICS_TOKEN,
    backupFolder: values.BACKUP_DIR,
    tracing: tracingOf(values),
    logLevel: values.LOG_LEVEL,
    settings: {
      ...defaultSettings,
      publicUrl,
      timeZone: values.REPORT_TIME_ZONE,
      analyticsUrl: values.ANALYTICS_URL,
      tagManagerUrl: values.TAG_MANAGER_URL,
      // A sandbox gives credits away: only a demo has it without being asked.
      paymentProvider: values.PAYMENT_PROVIDER ?? (demo ? 'sandbox' : 'none'),
      ...paymentSettingsOf(values),
      ...taxSettingsOf(values),
      kybFolder: values.KYB_DIR ?? join(database.dataDir, 'kyb'),
      virusScanCommand: values.VIRUS_SCAN_COMMAND ?? '',
      webhooksToPrivateAddresses: values.WEBHOOKS_TO_PRIVATE_ADDRESSES ?? (demo && isLocal),
      upstreams: values.UPSTREAMS,
      upstreamTimeoutMs: values.UPSTREAM_TIMEOUT_MS,
      maxResponseMs: values.MAX_RESPONSE_MS,
      maxGatewayCalls: values.GATEWAY_MAX_CALLS,
      maxGatewayCallsPerApi: values.GATEWAY_MAX_CALLS_PER_API,
      gatewayAccountShare: values.GATEWAY_ACCOUNT_SHARE,
      maxBodyMs: values.MAX_BODY_MS,
      maxStreams: values.MAX_STREAMS,
      contentFolder: values.CONTENT_DIR ?? join(repo, 'server/content'),
      captcha: captchaOf(values),
      supportEmail: values.SUPPORT_EMAIL,
      identityProviders: identityProvidersOf(values, env),
      secondPersonAbove: values.SECOND_PERSON_ABOVE * 100,
      noticeDays: values.NOTICE_DAYS,
      stepUpSeconds: values.STEP_UP_SECONDS,
      requireAdminSecondFactor: values.REQUIRE_ADMIN_SECOND_FACTOR,
      archive: archiveOf(values),
      ...secretsKeysOf(values),
    },
  }
}

/** Settings that operators' tools share with the server: they work on its database and its files. */
export function readToolSettings(env: Environment) {
  const { PORT, PUBLIC_URL, DATABASE_URL, DATA_DIR, KYB_DIR, SECRETS_KEY, PREVIOUS_SECRETS_KEY } = variables
  const shared = { PORT, PUBLIC_URL, DATABASE_URL, DATA_DIR, KYB_DIR, SECRETS_KEY, PREVIOUS_SECRETS_KEY }
  const values = readEnvironment({ ...shared, ...archiveVariables }, env, archiveFaults)
  const database = databaseOf(values)
  return {
    ...database,
    ...secretsKeysOf(values),
    kybFolder: values.KYB_DIR ?? join(database.dataDir, 'kyb'),
    publicUrl: publicUrlOf(values),
    archive: archiveOf(values),
  }
}

/** Settings of the payment provider, without the secrets that a server needs: for a check before it has them. */
export function readPaymentSettings(env: Environment) {
  const { PORT, PUBLIC_URL } = variables
  const values = readEnvironment({ PORT, PUBLIC_URL, ...paymentVariables }, env)
  const { PAYMENT_PROVIDER: paymentProvider } = values
  return {
    publicUrl: publicUrlOf(values),
    ...paymentSettingsOf(values),
    ...(paymentProvider && { paymentProvider }),
  }
}

function readValues(env: Environment) {
  return readEnvironment(variables, env, (values) => [
    ...pairFaults(values),
    ...secretFaults(values.IDENTITY_PROVIDERS_FILE, env),
    ...archiveFaults(values),
    ...paymentFaults(values),
  ])
}

const pairs = [
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET', 'reCAPTCHA'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'Google'],
] as const

const pairFaults = (
  values: Partial<Record<(typeof pairs)[number][0 | 1], string | undefined>>,
): readonly string[] =>
  pairs.flatMap(([one, other, service]) =>
    Boolean(values[one]) === Boolean(values[other])
      ? []
      : [`${values[one] ? other : one}: set both keys of ${service}, or neither.`],
  )

const secretsKeysOf = ({
  SECRETS_KEY: secretsKey = '',
  PREVIOUS_SECRETS_KEY: previousSecretsKey,
}: Pick<Values, 'SECRETS_KEY' | 'PREVIOUS_SECRETS_KEY'>) => ({
  secretsKey,
  ...(previousSecretsKey !== undefined && { previousSecretsKey }),
})

const tracingOf = (values: Values): TracingSettings | undefined =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        ratio: values.OTEL_TRACES_SAMPLER_ARG,
        service: values.OTEL_SERVICE_NAME,
      }

const identityProvidersOf = (
  { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, IDENTITY_PROVIDERS_FILE: listed = [] }: Values,
  env: Environment,
) => [...(id && secret ? [googleProvider(id, secret)] : []), ...withSecrets(listed, env)]

const databaseOf = ({ DATABASE_URL, DATA_DIR }: Pick<Values, 'DATABASE_URL' | 'DATA_DIR'>) => ({
  databaseUrl: DATABASE_URL,
  dataDir: DATA_DIR ?? join(repo, '.data'),
})

const publicUrlOf = ({ PUBLIC_URL, PORT }: Pick<Values, 'PUBLIC_URL' | 'PORT'>) =>
  PUBLIC_URL ?? `http://localhost:${PORT}`

/** reCAPTCHA where its keys are set, else ALTCHA. */
function captchaOf(values: Values): CaptchaSettings {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = values
  const named = values.CAPTCHA_FORMS ?? []
  // The contract asks for it there.
  const forms = captchaForms.filter((form) => form === 'contact_us' || named.includes(form))
  if (!siteKey || !secret) return { ...defaultCaptcha, forms }
  return { kind: 'recaptcha', siteKey, secret, verifyUrl, timeoutMs: recaptchaTimeoutMs, forms }
}
