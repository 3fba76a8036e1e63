// Settings of a deployment: the real process's messages about bad ones, and the effect of good ones.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readDeployment } from '../src/platform/settings/deployment.ts'
import { repo } from './support/world.ts'

const refused = (env: Record<string, string>): string => {
  try {
    readDeployment(env)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('bad settings stop the start, all at once, by name and reason, before there is a database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'switchboard-environment-'))
  const child = spawn(process.execPath, ['--conditions=@switchboard/source', 'server/src/main.ts'], {
    cwd: repo,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      DATA_DIR: join(folder, 'data'),
      PORT: 'abc',
      UPSTREAMS: '{"messaging": "ftp://files.example", "sim-swap": 7}',
      UPSTREAM_TIMEOUT_MS: '-1',
      REPORT_TIME_ZONE: 'Mars/Olympus',
      PUBLIC_URL: 'portal.example',
      CORS_ORIGINS: 'https://ok.example,https://bad.example/path',
      PAYMENT_PROVIDER: 'bank',
      SMTP_URL: 'http://user:hunter2@mail.example',
    },
  })
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(1)
  expect(output).toBe(`These settings can’t be used:
  PORT=abc: use a whole number from 0 to 65535.
  PUBLIC_URL=portal.example: use an origin such as https://portal.example, without a path.
  REPORT_TIME_ZONE=Mars/Olympus: use the name of a time zone, such as Asia/Manila.
  PAYMENT_PROVIDER=bank: use sandbox, none, stripe or paymongo.
  UPSTREAMS: messaging: use an http or https URL.
  UPSTREAMS: sim-swap: use an http or https URL.
  UPSTREAM_TIMEOUT_MS=-1: use a whole number from 1 to 2147483647.
  CORS_ORIGINS=https://ok.example,https://bad.example/path: https://bad.example/path isn’t an origin: use one such as https://portal.example, without a path.
  SMTP_URL: use a URL that begins with smtp: or smtps:.
Nothing was started. server/README.md lists every setting.
`)
  expect(existsSync(join(folder, 'data'))).toBe(false)
  rmSync(folder, { recursive: true })
})

test.each([
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['PORT', '0x50'],
  ['HOST', 'http://localhost'],
  ['PUBLIC_URL', 'https://portal.example/portal'],
  ['PUBLIC_URL', 'https://user:secret@portal.example'],
  ['DEMO_DATA', 'yes'],
  ['REPORT_TIME_ZONE', '+08:00'],
  ['UPSTREAMS', '{'],
  ['UPSTREAMS', '["https://api.example"]'],
  ['UPSTREAM_TIMEOUT_MS', '0'],
  ['MOCKS_FIRST_PORT', '0'],
  ['CORS_ORIGINS', '*'],
  ['CONTENT_DIR', '/there/is/no/such/folder'],
  ['SUPPORT_EMAIL', 'support'],
  ['MAIL_FROM', 'Switchboard'],
  ['TRUST_PROXY', 'proxy.example'],
  ['TRUST_PROXY', '10.0.0.0/64'],
  ['LOG_LEVEL', 'loud'],
  ['CAPTCHA_FORMS', 'registration'],
  ['RECAPTCHA_VERIFY_URL', 'recaptcha.net'],
])('%s=%s is refused by name', (name, value) => {
  expect(refused({ [name]: value })).toContain(`\n  ${name}`)
})

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@db.example/portal'],
  ['SMTP_URL', 'ftp://mailer:hunter2@mail.example'],
  ['METRICS_TOKEN', 'hunter2 with spaces'],
])('the value of %s, which holds a secret, is not printed', (name, value) => {
  expect(refused({ [name]: value })).toContain(`\n  ${name}: `)
  expect(refused({ [name]: value })).not.toContain('hunter2')
})

test('variables that are not ours are left alone, and an empty one counts as not set', () => {
  expect(readDeployment({ PORT: '', npm_config_color: '???', PGPORT: 'abc' }).port).toBe(8080)
  expect(readDeployment({ CORS_ORIGINS: '' }).corsOrigins).toEqual([])
})

test('without any: the demo on a database of its own, with the test checkout', () => {
  const { demo, databaseUrl, publicUrl, settings } = readDeployment({})
  expect([demo, databaseUrl, publicUrl]).toEqual([true, undefined, 'http://localhost:8080'])
  expect([settings.paymentProvider, settings.timeZone]).toEqual(['sandbox', 'Asia/Manila'])
  expect(settings.webhooksToPrivateAddresses).toBe(true)
})

test.each([
  { NODE_ENV: 'production' },
  { NODE_ENV: 'Production ' },
  { NODE_ENV: 'staging' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '0' },
  { HOST: '192.168.1.7' },
  { HOST: 'portal-1' },
  { HOST: '127.portal.example' },
  { PUBLIC_URL: 'https://portal.example' },
  { PUBLIC_URL: 'http://127.portal.example' },
])('%j: others reach it, so the demo starts only where DEMO_DATA says so', (env) => {
  const { demo, settings } = readDeployment(env)
  expect([demo, settings.paymentProvider]).toEqual([false, 'none'])
  const demoOfOthers = readDeployment({ ...env, DEMO_DATA: 'true' })
  expect([demoOfOthers.demo, demoOfOthers.settings.webhooksToPrivateAddresses]).toEqual([true, false])
})

test.each([
  { NODE_ENV: 'test', HOST: '::1' },
  { NODE_ENV: 'development', HOST: '127.0.0.2' },
  { HOST: '::ffff:127.0.0.1', PUBLIC_URL: 'http://[::1]:9000' },
  { HOST: 'localhost', PUBLIC_URL: 'https://portal.localhost' },
])('%j: only this machine reaches it, which gets the demo', (env) => {
  expect(readDeployment(env).demo).toBe(true)
})

const placeholders = [
  ...[
    'REPLACE-WITH-A-SECRET',
    'TO-BE-REPLACED-LATER',
    'set-me-before-the-start',
    'insert-token-here-please',
    '1234567890123456',
    'qwertyuiopasdfgh',
    '0987654321fedcba',
    'CHANGE_BEFORE_DEPLOY',
    'do-not-use-in-production',
    '1q2w3e4r5t6y7u8i',
    'replace_me_with_32_random_bytes',
    'REPLACE-THIS-NOW-OR-ELSE',
    'change-me-change-me',
  ],
  ...[
    'ChangeMeBeforeTheFirstStart',
    '<a secret of 32 bytes>',
    '<output-of-openssl-rand>',
    '{{ secrets.portal_key }}',
  ],
  ...[
    '$' + '{PORTAL_SECRETS_KEY}',
    '$PORTAL_SECRETS_KEY',
    'your-secret-key-goes-here',
    'my_super_secret_token',
    'password12345678',
  ],
  ...[
    'xxxxxxxxxxxxxxxxxxxx',
    '0000000000000000',
    '****************',
    'TODO: a secret from the vault',
    'insert-your-token-here',
    'paste-your-secret-here',
    '$(openssl rand -hex 24)',
    'chang3me-chang3me',
    'P@ssw0rd-S3cret-Key',
    '/run/secrets/portal-key',
    './secrets/portal-key.txt',
    'REDACTED-REDACTED',
    'generate-with-openssl',
    'my-jwt-secret-key-2024',
    'switchboard-secret',
  ],
]
test.each(
  [
    'SECRETS_KEY',
    'METRICS_TOKEN',
    'PAYMENT_SECRET_KEY',
    'PAYMENT_WEBHOOK_SECRET',
    'PREVIOUS_PAYMENT_WEBHOOK_SECRET',
    'RECAPTCHA_SECRET',
    'AWS_SECRET_ACCESS_KEY',
  ].flatMap((name) => placeholders.map((value) => [name, value] as const)),
)('%s=%s is a placeholder, which is refused by name', (name, value) => {
  const message = refused({ [name]: value })
  expect(message).toContain(`\n  ${name}: `)
  expect(message).not.toContain(value)
})

test.each([
  ['DATABASE_URL', 'postgres://switchboard:PASSWORD@127.0.0.1/portal'],
  ['DATABASE_URL', 'postgres://switchboard:change-me@127.0.0.1/portal'],
  ['DATABASE_READ_URL', 'postgres://switchboard:%3Cpassword%3E@127.0.0.1/portal'],
  ['SMTP_URL', 'smtps://USER:PASSWORD@mail.example'],
  ['SMTP_URL', 'smtps://mailer:REPLACE-WITH-A-PASSWORD@mail.example'],
  ['AWS_ACCESS_KEY_ID', 'REPLACE-WITH-A-KEY-ID'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Bearer%20<token>'],
  ['SECRETS_KEY', 'short-7Pq2'],
  ['PAYMENT_WEBHOOK_SECRET', 'whsec_7Pq2'],
  ['RECAPTCHA_SECRET', '6Lc7Pq2'],
  ['AWS_SECRET_ACCESS_KEY', 'k7Pq2'],
])('%s=%s is refused by name', (name, value) => {
  expect(refused({ [name]: value })).toContain(`\n  ${name}`)
})

test('secrets that somebody made are taken, and the key before it whatever it was', () => {
  const oddities = ['aV<k9>x7Pq2mZw7Lb', '/kM3x9wQpT2v+7Pq', '$kM3x(9w)QpT2v7d4']
  for (const secret of [
    ...oddities,
    '3f9c1d0e7a5b4826',
    'kM3x-9wQpT2v-kM3x-9wQpT2v',
    'correct horse battery',
  ])
    expect(readDeployment({ PAYMENT_WEBHOOK_SECRET: secret }).settings.paymentWebhookSecret).toBe(secret)
  const before = { SECRETS_KEY: 'kM3x-9wQpT2v-kM3x', PREVIOUS_SECRETS_KEY: 'REPLACE-WITH-A-SECRET' }
  expect(readDeployment(before).settings.previousSecretsKey).toBe('REPLACE-WITH-A-SECRET')
})

test.each([
  ['stripe', 'whsec_'],
  ['paymongo', 'whsk_'],
])('%s without its key or its webhook’s secret, or with another’s, stops the start', (name, beginning) => {
  const key = 'sk_live_51Hq8zKdP3nX9v'
  const secret = `${beginning}7Pq2kM3xWbT5aB`
  const both = { PAYMENT_PROVIDER: name, PAYMENT_SECRET_KEY: key, PAYMENT_WEBHOOK_SECRET: secret }
  expect(readDeployment(both).settings).toMatchObject({
    paymentProvider: name,
    paymentSecretKey: key,
    paymentWebhookSecret: secret,
  })
  for (const missing of ['PAYMENT_SECRET_KEY', 'PAYMENT_WEBHOOK_SECRET'])
    expect(refused({ ...both, [missing]: undefined })).toContain(
      `${missing}: set it for PAYMENT_PROVIDER=${name}.`,
    )
  const mistakes = {
    PAYMENT_SECRET_KEY: key.replace('sk', 'pk'),
    PAYMENT_WEBHOOK_SECRET: 'we_7Pq2kM3xWbT5aB',
  }
  expect(refused({ ...both, ...mistakes })).toMatch(
    new RegExp(
      `PAYMENT_SECRET_KEY: .* begins with sk_.*\n.*PAYMENT_WEBHOOK_SECRET: .* begins with ${beginning}`,
    ),
  )
})

test('with a database: no demo accounts, and no credits for nothing', () => {
  const { demo, settings } = readDeployment({ DATABASE_URL: 'postgres://portal@db.example/portal' })
  expect([demo, settings.paymentProvider]).toEqual([false, 'none'])
})

test('a database of several servers, of which the one that takes writes is meant', () => {
  const several = 'postgres://portal:x@one:5432,two:5433/portal'
  for (const url of [several, `${several}?target_session_attrs=read-write`])
    expect(readDeployment({ DATABASE_URL: url }).databaseUrl).toBe(url)
  expect(refused({ DATABASE_URL: `${several}?target_session_attrs=standby` })).toContain(
    'DATABASE_URL: use target_session_attrs=read-write',
  )
  expect(refused({ DATABASE_URL: 'postgres://portal:x@one:port,two/portal' })).toContain(
    'DATABASE_URL: use a URL',
  )
})

test('one setting follows another: public address the port, KYB documents the data folder', () => {
  const { publicUrl, settings } = readDeployment({ PORT: '9000', DATA_DIR: '/srv/portal' })
  expect([publicUrl, settings.kybFolder]).toEqual(['http://localhost:9000', '/srv/portal/kyb'])
  for (const host of ['portal.example', 'changeit.example', 'todo-here.example'])
    expect(readDeployment({ PUBLIC_URL: `https://${host}/` }).publicUrl).toBe(`https://${host}`)
})

test('the captcha of a deployment: ALTCHA, or reCAPTCHA with both of its keys', () => {
  expect(readDeployment({}).settings.captcha).toMatchObject({ kind: 'altcha', forms: ['contact_us'] })
  const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: '6Lc7Pq2w' }
  expect(readDeployment(keys).settings.captcha).toMatchObject({
    kind: 'recaptcha',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  })
  expect(refused({ RECAPTCHA_SITE_KEY: 'site' })).toContain('\n  RECAPTCHA_SECRET: ')
  expect(refused({ RECAPTCHA_SECRET: '6Lc7Pq2w' })).toContain('\n  RECAPTCHA_SITE_KEY: ')
})

test('forms that ask for a captcha: the contact form always, others by name', () => {
  expect(readDeployment({ CAPTCHA_FORMS: 'register' }).settings.captcha.forms).toEqual([
    'contact_us',
    'register',
  ])
})

test('no other file of the server reads a variable by name', () => {
  const source = join(repo, 'server/src')
  const readers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => /process\.env(\.|\[)/.test(readFileSync(join(source, path), 'utf8')))
  expect(readers).toEqual([])
})
