import ipaddr from 'ipaddr.js'
import { InvalidValue } from './parsers.ts'
import { ownSecret } from './secrets.ts'

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * `TRUST_PROXY`: the proxies whose `X-Forwarded-For` counts. Values that would trust everybody are rejected (`true`,
 * `0.0.0.0/0`), and so is a number of hops: a caller that bypasses the proxy could fake as many.
 */
export function trustedProxies(value: string): string[] {
  const proxies = value.split(',').map((proxy) => proxy.trim())
  const wrong = proxies.find((proxy) => !namedRanges.has(proxy) && !isAddressOrRange(proxy))
  if (wrong === undefined) return proxies
  throw new InvalidValue(
    `${JSON.stringify(wrong)} isn’t a proxy. List addresses or ranges, separated by commas, such as 127.0.0.1,10.0.4.0/28, or one of ${[...namedRanges].join(', ')}.`,
  )
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  if (more.length > 0 || !(ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)))
    return false
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && ipaddr.isValidCIDR(text))
}

const maxDrainSeconds = 600

/** `DRAIN_SECONDS`: how long the server still takes calls after the signal to end. */
export function drainMs(value: string): number {
  const seconds = /^\d{1,3}$/.test(value) ? Number(value) : Number.NaN
  if (seconds <= maxDrainSeconds) return seconds * 1000
  throw new InvalidValue(
    `${JSON.stringify(value)} isn’t a whole number of seconds from 0 to ${maxDrainSeconds}.`,
  )
}

/** `METRICS_TOKEN`: nothing slows down who guesses it, and it's sent in a header. */
export function metricsToken(value: string): string {
  if (/^[\x21-\x7e]+$/.test(value)) return ownSecret(value)
  throw new InvalidValue(
    'use visible ASCII characters without spaces, such as the output of: openssl rand -hex 24',
  )
}
