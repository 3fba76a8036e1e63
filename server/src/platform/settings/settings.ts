import { resolve } from 'node:path'
import type { ArchiveSettings } from './archive.ts'
import { type CaptchaSettings, defaultCaptcha } from './captcha.ts'
import { type CallLimit, defaultCallLimits } from './default-call-limits.ts'
import type { ProviderSettings } from './identity-providers.ts'
import type { PaymentProviderName } from './payment-variables.ts'
import { defaultSeller } from './tax-variables.ts'

/** The deployment's choices in the product’s rules. Its location is in `main.ts`. */
export interface Settings {
  /** Zone whose days usage is counted by. */
  readonly timeZone: string
  /** Called and loaded by pages. */
  readonly analyticsUrl?: string | undefined
  readonly tagManagerUrl?: string | undefined
  readonly accessTokenSeconds: number
  readonly sessionSeconds: number
  readonly starterCredits: number
  /** Hundredths of a credit that an administrator may add or deduct alone; more waits for another. */
  readonly secondPersonAbove: number
  /** How many days ahead a higher price or a lower limit is announced, unless there is a reason. */
  readonly noticeDays: number
  /** Wrong passwords for one email from one network, within `lockOutSeconds`. */
  readonly signInFailuresAllowed: number
  /** The same from all networks together that its owner has not signed in from. */
  readonly unknownNetworkFailuresAllowed: number
  readonly lockOutSeconds: number
  /** How long a network stays known after a sign-in from it. */
  readonly knownNetworkSeconds: number
  /** How long a session counts as proved after its last proof. */
  readonly stepUpSeconds: number
  /** Whether calls for administrators alone ask them for a second factor. */
  readonly requireAdminSecondFactor: boolean
  /** Part of the key that secrets at rest are encrypted by. Empty for none: then the whole key is in the database. */
  readonly secretsKey: string
  /** The one before it, while secrets are sealed anew. */
  readonly previousSecretsKey?: string
  /** Where people open the portal, without a slash at the end: links in mails and checkouts begin with it. */
  readonly publicUrl: string
  /** `none`: payments are refused until a provider is set up. */
  readonly paymentProvider: PaymentProviderName
  /** Opens the operator's account at the provider. */
  readonly paymentSecretKey?: string
  /** Shared with the provider. Without one, the sandbox makes its own. */
  readonly paymentWebhookSecret?: string
  /** The one before it, while the provider changes over. */
  readonly previousPaymentWebhookSecret?: string
  /** Where the provider’s API is, for tests. */
  readonly paymentApiUrl?: string
  readonly checkoutSeconds: number
  /** The seller on documents. */
  readonly seller: { readonly legal_name: string; readonly address: string; readonly tin: string }
  /** The VAT that prices include, in hundredths of a percent. */
  readonly vatRate: number
  /** Hundredths of a peso for one dollar. */
  readonly pesosPerDollar: number
  /** Hundredths of a credit that an account on a monthly plan may use before its month ends. */
  readonly creditLine: number
  /** Whether webhooks may go to private addresses and by HTTP, as on a developer's machine. Never where others have accounts. */
  readonly webhooksToPrivateAddresses: boolean
  /** Where documents of business verifications are kept. Several processes share it. */
  readonly kybFolder: string
  /** Where months go that leave the request log. Undefined: they are deleted. */
  readonly archive?: ArchiveSettings | undefined
  /** Looks at each document: 0 is clean, 1 infected. Empty for none. */
  readonly virusScanCommand: string
  /** How long an API behind the gateway may be silent, before its response and within it. */
  readonly upstreamTimeoutMs: number
  /** How long a whole call of the gateway may take, to the last byte of its response. */
  readonly maxResponseMs: number
  /** Gateway calls that one process has under way at most; more are refused before they cost anything. */
  readonly maxGatewayCalls: number
  /** Of these, calls to one API. */
  readonly maxGatewayCallsPerApi: number
  /** The most that one account has of either, and one network of connections, from 0 to 1. */
  readonly gatewayAccountShare: number
  /** How long a caller’s body of up to 64 KB may take to arrive, and each 64 KB of a longer one. */
  readonly maxBodyMs: number
  /** How long a target of an upstream is left alone once its circuit is open. */
  readonly circuitProbeMs: number
  /** How often a process writes down how its upstreams do. */
  readonly upstreamReportMs: number
  /** Where calls with live keys go, by API; others go to the API's mock. */
  readonly upstreams: Readonly<Record<string, string>>
  /** Texts, files and forms of the content service. Empty for none: another service gives them. */
  readonly contentFolder: string
  readonly captcha: CaptchaSettings
  /** Where messages of the contact form go. */
  readonly supportEmail: string
  /** Google among them, if it’s set up. */
  readonly identityProviders: readonly ProviderSettings[]
  /** By operationId. */
  readonly callLimits: Readonly<Record<string, CallLimit>>
  /** How long a reader of an export or a file may take nothing before the connection is cut. */
  readonly exportStallMs: number
  /** How long an export or a file may take to be read as a whole. */
  readonly maxExportMs: number
  /** A user's concurrent exports, in each process. */
  readonly maxExportsPerUser: number
  /** Streams of events that one process has open at most. */
  readonly maxStreams: number
  /** Of these, streams of one user. */
  readonly maxStreamsPerUser: number
  /** Less than any proxy waits for the next byte. */
  readonly streamHeartbeatMs: number
}

export const defaultSettings: Settings = {
  timeZone: 'Asia/Manila',
  accessTokenSeconds: 900,
  sessionSeconds: 2_592_000,
  starterCredits: 50_00,
  secondPersonAbove: 10_000_00,
  noticeDays: 30,
  signInFailuresAllowed: 5,
  unknownNetworkFailuresAllowed: 20,
  lockOutSeconds: 900,
  knownNetworkSeconds: 7_776_000,
  stepUpSeconds: 600,
  requireAdminSecondFactor: false,
  secretsKey: '',
  publicUrl: 'http://localhost:8080',
  paymentProvider: 'sandbox',
  checkoutSeconds: 3600,
  seller: defaultSeller,
  vatRate: 12_00,
  pesosPerDollar: 56_00,
  creditLine: 10_000_00,
  webhooksToPrivateAddresses: false,
  kybFolder: resolve(import.meta.dirname, '../../../../.data/kyb'),
  virusScanCommand: '',
  upstreamTimeoutMs: 30_000,
  maxResponseMs: 300_000,
  maxGatewayCalls: 1_000,
  maxGatewayCallsPerApi: 250,
  gatewayAccountShare: 0.25,
  maxBodyMs: 10_000,
  circuitProbeMs: 10_000,
  upstreamReportMs: 5_000,
  upstreams: {},
  contentFolder: '',
  captcha: defaultCaptcha,
  supportEmail: 'support@switchboard.example',
  identityProviders: [],
  callLimits: defaultCallLimits,
  exportStallMs: 30_000,
  maxExportMs: 3_600_000,
  maxExportsPerUser: 2,
  maxStreams: 2_000,
  maxStreamsPerUser: 8,
  streamHeartbeatMs: 20_000,
}

/** The provider that an administrator has to log in with, if there is one. */
export const staffProvider = (
  { identityProviders }: Settings,
  { user_type }: { readonly user_type: string },
): ProviderSettings | undefined =>
  user_type === 'ADMIN' ? identityProviders.find(({ staff }) => staff) : undefined
