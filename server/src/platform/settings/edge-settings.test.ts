import { describe, expect, test } from 'vitest'
import { drainMs, metricsToken, trustedProxies } from './edge-settings.ts'

describe('TRUST_PROXY', () => {
  test.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['127.0.0.1, 10.0.4.0/28', ['127.0.0.1', '10.0.4.0/28']],
    ['::1,fd00::/8', ['::1', 'fd00::/8']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
  ])('%s', (value, proxies) => {
    expect(trustedProxies(value)).toEqual(proxies)
  })

  test.each([
    'true',
    '*',
    '1',
    '2',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/08',
    '10.0.0.0/255.0.0.0',
    '10.0.0.0/8/8',
    '010.0.0.1',
    '0x7f.1',
    'proxy.example',
    'localhost',
    '127.0.0.1:8080',
    '127.0.0.1 10.0.0.1',
    '127.0.0.1,',
    ' ',
  ])('%j is refused', (value) => {
    expect(() => trustedProxies(value)).toThrow(/^".*" isn’t a proxy\. List addresses/)
  })
})

test.each(['short', 'fifteen-letters', 'sixteen letters and spaces', 'sixteen-lettérs-and-more'])(
  'METRICS_TOKEN %j is refused',
  (value) => {
    expect(() => metricsToken(value)).toThrow(/^use (at least 16|visible ASCII) characters/)
  },
)

test('DRAIN_SECONDS: whole seconds up to ten minutes', () => {
  expect([drainMs('0'), drainMs('5'), drainMs('600')]).toEqual([0, 5_000, 600_000])
  for (const value of ['', '5s', '-1', '1.5', '601', '1e3'])
    expect(() => drainMs(value)).toThrow(/^".*" isn’t a whole number/)
})
