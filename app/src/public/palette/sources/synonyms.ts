import { termsOf } from '../tokenize.ts'

/** Words of a title, and what people type who mean it. Any API or page with such a title is found by them. */
const synonyms: readonly (readonly [title: string, also: readonly string[]])[] = [
  [
    'one time password',
    [
      'otp',
      '2fa',
      'mfa',
      'two-factor',
      'two factor authentication',
      'verification code',
      'passcode',
      'login code',
    ],
  ],
  ['sim swap', ['account takeover', 'port out', 'sim change', 'sim jacking', 'sim hijack', 'stolen number']],
  [
    'number verification',
    [
      'msisdn',
      'silent authentication',
      'verify phone',
      'right phone number',
      'phone number check',
      'passwordless',
    ],
  ],
  ['messaging', ['sms', 'text message', 'texting', 'notify', 'send text']],
  [
    'device location',
    ['gps', 'geofence', 'geofencing', 'geolocation', 'locate a phone', 'find a phone', 'track', 'position'],
  ],
  [
    'quality on demand',
    ['qos', 'qod', 'bandwidth', 'latency', 'low latency', 'throughput', 'speed', '5g', 'slice'],
  ],
  [
    'sdk',
    [
      'python',
      'javascript',
      'typescript',
      'node',
      'npm',
      'java',
      'go',
      'php',
      'client library',
      'code samples',
      'package',
    ],
  ],
  [
    'first call',
    ['quickstart', 'getting started', 'get started', 'tutorial', 'hello world', 'curl', 'postman', 'begin'],
  ],
  [
    'keys',
    [
      'token',
      'access token',
      'api key',
      'authentication',
      'authorization',
      'bearer',
      'credentials',
      'secret',
    ],
  ],
  ['test numbers', ['sandbox', 'mock', 'fake numbers', 'test data', 'dummy', 'simulator', 'staging']],
  ['retries', ['retry', 'idempotency', 'idempotency key', 'timeout', 'backoff', 'retry after', 'try again']],
  ['going live', ['go live', 'production', 'launch', 'checklist', 'readiness']],
  ['pricing', ['how much', 'fees', 'tariff', 'rates', 'billing']],
]

/** Synonyms for things of this title. */
export function otherNamesOf(title: string): readonly string[] {
  const words = termsOf(title, false)
  return synonyms.flatMap(([own, also]) =>
    own.split(' ').every((word) => words.some((one) => one.startsWith(word))) ? also : [],
  )
}
