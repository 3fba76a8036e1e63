// Every environment variable of the server, once. `npm run generate` prints the table of server/README.md from here.

import { archiveVariables } from './archive-variables.ts'
import { captchaForms } from './captcha.ts'
import { databaseVariables } from './database-variables.ts'
import { drainMs, metricsToken, trustedProxies } from './edge-settings.ts'
import { gatewayVariables } from './gateway-variables.ts'
import { identityProviders } from './identity-providers.ts'
import {
  anyText,
  brandFolder,
  email,
  existingFolder,
  folder,
  hostName,
  listedOrigin,
  listOf,
  oneOf,
  origin,
  pageUrl,
  sender,
  timeZone,
  token,
  trueOrFalse,
  urlByName,
  urlOf,
  wholeNumber,
} from './parsers.ts'
import { paymentVariables } from './payment-variables.ts'
import type { Variables } from './read-environment.ts'
import { ownSecret, secret } from './secrets.ts'
import { taxVariables } from './tax-variables.ts'
import { tracingVariables } from './tracing-variables.ts'

const maxTimerMs = 2_147_483_647

export const variables = {
  NODE_ENV: {
    fallback: 'development',
    parse: anyText,
    decides:
      'where it runs; any value but `development` and `test` counts as production, which begins no demo unless `DEMO_DATA` says so',
  },
  PORT: {
    fallback: '8080',
    parse: wholeNumber(0, 65_535),
    decides: 'the port it listens on; `0` takes any free port and prints it',
  },
  HOST: {
    fallback: '127.0.0.1',
    parse: hostName,
    decides: 'the network address it listens on; `0.0.0.0` or `::` for all of them',
  },
  PUBLIC_URL: {
    without: '`http://localhost:<PORT>`',
    parse: origin,
    decides:
      'where people open the portal: links in emails, files and the sitemap begin with it; with `https:`, browsers use https only for a year (HSTS)',
  },
  TRUST_PROXY: {
    without: 'none',
    parse: trustedProxies,
    decides:
      'proxies whose `X-Forwarded-For` counts, as addresses or ranges separated by commas, or `loopback`, `linklocal`, `uniquelocal`; see [docs/behind-a-proxy.md](../docs/behind-a-proxy.md)',
  },
  DRAIN_SECONDS: {
    fallback: '0',
    parse: drainMs,
    decides:
      'how long the server still takes calls after `SIGTERM`, while `/readyz` answers 503; a second signal cuts this short',
  },
  SHUTDOWN_GRACE_MS: {
    fallback: '10000',
    parse: wholeNumber(0, maxTimerMs),
    decides:
      'how long requests and jobs in progress can continue after `SIGTERM` or `SIGINT`; then they are cut off',
  },
  DATABASE_STATEMENT_TIMEOUT_MS: {
    fallback: '5000',
    parse: wholeNumber(1, maxTimerMs),
    decides:
      'how long a database statement of a request can take, including waits for locks, before it’s a 503; a connection that is silent for another 1.5 s is closed',
  },
  ...databaseVariables,
  KYB_DIR: {
    without: '`kyb` in `DATA_DIR`',
    parse: folder,
    decides: 'documents of business verifications; several processes have to share it',
  },
  VIRUS_SCAN_COMMAND: {
    without: 'none',
    parse: anyText,
    decides:
      'a program and its arguments, separated by spaces, run with the path of each document: exit 0 is clean, 1 infected, any other rejects the form; such as `clamdscan --no-summary --fdpass`',
  },
  DEMO_DATA: {
    without:
      '`true` in development, without `DATABASE_URL`, while `HOST` and `PUBLIC_URL` are this machine, else `false`',
    parse: trueOrFalse,
    decides:
      'whether an empty database gets the demo accounts, whose password everybody knows; a database that has them isn’t served where others reach it unless this is `true`',
  },
  REPORT_TIME_ZONE: {
    fallback: 'Asia/Manila',
    parse: timeZone,
    decides:
      'the time zone in which days are counted and times are shown; days that are over keep the zone they were counted in',
  },
  ANALYTICS_URL: {
    without: 'none',
    parse: pageUrl,
    decides: 'receives the app’s events by POST, as `text/plain`: a logout, with the email address',
  },
  TAG_MANAGER_URL: {
    without: 'none',
    parse: pageUrl,
    decides: 'a script that each page loads, which reads `dataLayer`',
  },
  ...paymentVariables,
  ...taxVariables,
  APP_DIR: {
    without: '`app/dist`',
    parse: existingFolder,
    decides:
      'the built web app, with `dist-server` beside it, which renders public pages; an empty folder: API only',
  },
  PRODUCTS_DIR: {
    without: '`mocks/dist`',
    parse: existingFolder,
    decides: 'OpenAPI documents of the demo products',
  },
  MOCKS_FIRST_PORT: {
    fallback: '4010',
    parse: wholeNumber(1, 65_000),
    decides: 'where their Prism mocks listen: the portal’s port, the products from two above it',
  },
  UPSTREAMS: {
    fallback: '{}',
    parse: urlByName,
    secret: true,
    decides:
      'where live calls go, by API: `{"sim-swap": "https://api.example"}`; others go where they were [published](#publishing-an-api) to, or to the mock',
  },
  UPSTREAM_TIMEOUT_MS: {
    fallback: '30000',
    parse: wholeNumber(1, maxTimerMs),
    decides: 'how long an API behind the gateway can be silent, before its response and during it',
  },
  MAX_RESPONSE_MS: {
    fallback: '300000',
    parse: wholeNumber(1, maxTimerMs),
    decides: 'how long a call through the gateway can take in total, to the last byte of its response',
  },
  ...gatewayVariables,
  MAX_STREAMS: {
    fallback: '2000',
    parse: wholeNumber(1, 1_000_000),
    decides:
      'how many event streams a process keeps open, one for each browser that shows the portal; browsers without one poll every few seconds',
  },
  WEBHOOKS_TO_PRIVATE_ADDRESSES: {
    without: '`true` in a demo that only this machine reaches, else `false`',
    parse: trueOrFalse,
    decides:
      '`true`: webhooks can go to private addresses and use plain HTTP. For development only: anyone with an account could reach what only the server can',
  },
  CORS_ORIGINS: {
    fallback: 'http://localhost:5173',
    parse: listOf(listedOrigin),
    mayBeEmpty: true,
    decides: 'origins, separated by commas, whose pages can call it; empty for none',
  },
  GOOGLE_CLIENT_ID: {
    without: 'none',
    parse: anyText,
    decides:
      'offers sign-in with Google, with `GOOGLE_CLIENT_SECRET`; if not set, a demo shows a stand-in at `/__dev/google`',
  },
  GOOGLE_CLIENT_SECRET: {
    without: 'none',
    parse: secret,
    secret: true,
    decides: 'the other half of `GOOGLE_CLIENT_ID`',
  },
  IDENTITY_PROVIDERS_FILE: {
    without: 'none',
    parse: identityProviders,
    decides:
      'a YAML file of OpenID providers that people log in with: [identity providers](../docs/identity-providers.md)',
  },
  REQUIRE_ADMIN_SECOND_FACTOR: {
    fallback: 'false',
    parse: trueOrFalse,
    decides: '`true`: administrators’ calls return 428 until they have set up a second factor',
  },
  SECOND_PERSON_ABOVE: {
    fallback: '10000',
    parse: wholeNumber(0, 999_999_999),
    decides:
      'how many credits an administrator can add or deduct alone, in a day and for an account; more waits until another administrator approves it. `0`: every change does',
  },
  NOTICE_DAYS: {
    fallback: '30',
    parse: wholeNumber(0, 3_650),
    decides:
      'how many days ahead administrators announce a higher price or a lower limit; with a reason, later',
  },
  STEP_UP_SECONDS: {
    fallback: '600',
    parse: wholeNumber(60, 86_400),
    decides:
      'how long a confirmation is valid for showing a key, moving credits, or changing the password or second factors',
  },
  SECRETS_KEY: {
    without: 'none',
    parse: ownSecret,
    secret: true,
    decides:
      '16 characters or more, part of the key that encrypts secrets: of upstreams, webhooks, authenticator apps and saved cards, and drafts of verifications; if not set, the database holds the whole key. To change it, see [secrets](../docs/secrets.md)',
  },
  PREVIOUS_SECRETS_KEY: {
    without: 'none',
    parse: token,
    secret: true,
    mayBePlaceholder: true,
    decides:
      'the SECRETS_KEY before it: what was sealed with it still opens, until `npm run rotate-secrets` has sealed it anew',
  },
  BRAND_DIR: {
    without: 'none',
    parse: brandFolder,
    decides:
      'the folder of `brand.yaml` with your name, address and colour: [your brand](../docs/your-brand.md)',
  },
  CONTENT_DIR: {
    without: '`server/content`',
    parse: existingFolder,
    decides: 'texts, forms and files of the content service',
  },
  SMTP_URL: {
    without: 'none',
    parse: urlOf('smtp:', 'smtps:'),
    secret: true,
    decides:
      'the mail server, such as `smtps://user:password@mail.example`; if not set, no email leaves the machine, and a demo shows it at `/__dev/mail`',
  },
  MAIL_FROM: {
    fallback: 'Switchboard <no-reply@localhost>',
    parse: sender,
    decides: 'the sender of emails',
  },
  SUPPORT_EMAIL: {
    fallback: 'support@switchboard.example',
    parse: email,
    decides: 'where messages of the contact form go',
  },
  RECAPTCHA_SITE_KEY: {
    without: 'none',
    parse: token,
    decides:
      'reCAPTCHA v3, with `RECAPTCHA_SECRET`: every page with a public form loads Google’s script. If neither is set, the server’s own ALTCHA, which loads nothing from others',
  },
  RECAPTCHA_SECRET: {
    without: 'none',
    parse: secret,
    secret: true,
    decides: 'the other half of `RECAPTCHA_SITE_KEY`',
  },
  RECAPTCHA_VERIFY_URL: {
    fallback: 'https://www.google.com/recaptcha/api/siteverify',
    parse: urlOf('http:', 'https:'),
    decides: 'where responses are checked, such as `https://www.recaptcha.net/recaptcha/api/siteverify`',
  },
  CAPTCHA_FORMS: {
    without: 'none',
    parse: listOf(oneOf(captchaForms)),
    decides:
      'forms besides `contact_us` that are rejected without a captcha: `download_newspaper`, `register`',
  },
  METRICS_TOKEN: {
    without: 'none',
    parse: metricsToken,
    secret: true,
    decides: 'the Bearer token that opens `/metrics`, 16 characters or more; if not set, nobody can read it',
  },
  ...tracingVariables,
  BACKUP_DIR: {
    without: 'none',
    parse: folder,
    decides:
      'the folder that [backups](../docs/backup.md) are laid into: `/metrics` tells how old the newest is, and `npm run doctor` looks',
  },
  ...archiveVariables,
  LOG_LEVEL: {
    fallback: 'warn',
    parse: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    decides: '`info` writes a JSON line for each response, without tokens',
  },
} as const satisfies Variables
