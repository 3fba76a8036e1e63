import { lookup as lookUpBySystem } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'
import { OptionError } from './publish-error.ts'

/** Every address that a name has now. */
type Lookup = (hostname: string) => Promise<readonly string[]>

const bySystem: Lookup = async (hostname) =>
  (await lookUpBySystem(hostname, { all: true })).map(({ address }) => address)

const ranges: Readonly<Record<string, string>> = {
  loopback: 'this machine',
  linkLocal: 'a link-local address',
  private: 'a private network',
  uniqueLocal: 'a private network',
  carrierGradeNat: "a carrier's shared network",
  unspecified: 'an unspecified address',
  broadcast: 'a broadcast address',
  multicast: 'a multicast address',
}

/** Public by its number, and still inside: Azure's platform answers there. */
const internalAddresses = new Set(['168.63.129.16'])
const internalNames = new Set(['metadata.goog'])
const internalEndings = ['.localhost', '.local', '.internal', '.home.arpa']

/**
 * Throws where the gateway would call into the operator's own network. That includes private ranges, where many an API
 * really lives: a document and its address often come from a partner, and a door inwards must not open by a paste. A name
 * that leads nowhere yet is answered with a warning.
 *
 * It is looked up here alone: what the name leads to later is for a firewall to hold, as docs/behind-a-proxy.md says.
 */
export async function checkUpstream(
  upstream: string,
  lookup: Lookup = bySystem,
): Promise<string | undefined> {
  // URL has already brought decimal, octal, hexadecimal and short IPv4, and letters of other scripts, to one spelling.
  const hostname = new URL(upstream).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(hostname)) {
    const place = placeOf(hostname)
    if (place) throw refusal(upstream, `${hostname}, ${place}`)
    return undefined
  }
  if (isInternalName(hostname)) throw refusal(upstream, `${hostname}, a name of your own network`)
  const addresses = await lookup(hostname).catch(() => [])
  for (const address of addresses) {
    const place = placeOf(address)
    if (place) throw refusal(upstream, `${address}, ${place}, resolved from ${hostname}`)
  }
  if (addresses.length > 0) return undefined
  return `${hostname} couldn’t be resolved, so we don’t know whether it points into your own network. Until it resolves, calls return 502.`
}

function isInternalName(hostname: string): boolean {
  const hasDot = hostname.includes('.')
  return !hasDot || internalNames.has(hostname) || internalEndings.some((ending) => hostname.endsWith(ending))
}

/** What an address is, if it is not a public one. */
function placeOf(text: string): string | undefined {
  const address = ipaddr.process(text)
  if (internalAddresses.has(address.toString())) return "a cloud provider's internal address"
  const range = address.range()
  // Of IPv6, only 2000::/3 is given out.
  const isGiven = address instanceof ipaddr.IPv4 || address.match(ipaddr.IPv6.parse('2000::'), 3)
  if (range === 'unicast' && isGiven) return undefined
  return ranges[range] ?? 'an address that isn’t public'
}

function refusal(upstream: string, place: string): OptionError {
  const text = `${JSON.stringify(upstream)} points to ${place}. Everyone with a live key could call it through the gateway. If that is intended,`
  return new OptionError(
    'upstream',
    `--upstream ${text} add --allow-internal-upstream.`,
    `${text} allow internal upstreams.`,
  )
}
