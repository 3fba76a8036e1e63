import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import ipaddr from 'ipaddr.js'

export interface HostAddress {
  readonly address: string
  readonly family: number
}

/** Every address of a host; none, or a rejection, where it has none. */
export type ResolveHost = (host: string) => Promise<readonly HostAddress[]>

export interface ResolvedHost {
  /** Empty if the host can’t be found. Connect to exactly these: a second lookup could return others. */
  readonly addresses: readonly HostAddress[]
  /** The reason why it isn't outside, to follow “points to”: a single address that isn’t public rejects all of them. */
  readonly inside: string | undefined
}

const maxLookupMs = 3_000

/**
 * Where a host that somebody else named leads: the one answer for webhooks, for upstreams, and for whatever comes to follow
 * such an address. The host is that of a URL, which has brought decimal, octal, hexadecimal and short IPv4, and digits of
 * other scripts, to one spelling. See docs/behind-a-proxy.md.
 */
export async function resolveOutside(url: URL, resolve?: ResolveHost): Promise<ResolvedHost> {
  const host = hostOf(url)
  if (!isIP(host) && isInsideName(host)) {
    return { addresses: [], inside: `${host}, a name of your own network` }
  }
  const addresses = await addressesOf(url, resolve)
  const [inside] = addresses.flatMap(({ address }) => named(address) ?? [])
  return { addresses, inside: inside && (isIP(host) ? inside : `${inside}, resolved from ${host}`) }
}

/** The addresses of a host, whatever they are. */
export async function addressesOf(
  url: URL,
  resolve: ResolveHost = resolveBySystem,
): Promise<readonly HostAddress[]> {
  const host = hostOf(url)
  const family = isIP(host)
  if (family) return [{ address: host, family }]
  return Promise.race([resolve(host).catch(() => []), tooLate()])
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

const resolveBySystem: ResolveHost = (host) => lookup(host, { all: true })

const tooLate = (): Promise<readonly HostAddress[]> => pause(maxLookupMs, [], { ref: false })

/** For a socket that goes outside only: looks up as it connects, so that a name can't come to lead elsewhere in between. */
export const lookupOutside =
  (resolve?: ResolveHost): LookupFunction =>
  (host, options, callback) => {
    void resolveOutside(new URL(`http://${host}`), resolve).then(({ addresses, inside }) => {
      const failure = inside ? new InsideAddress(inside) : new Error(`${host} can’t be found.`)
      if (inside || addresses.length === 0) callback(failure, [])
      else lookupOf(addresses)(host, options, callback)
    })
  }

/** Throws for an address that isn't public. A socket to one looks nothing up. */
export function requireOutside(host: string): void {
  const inside = isIP(host) ? named(host) : undefined
  if (inside) throw new InsideAddress(inside)
}

class InsideAddress extends Error {
  constructor(inside: string) {
    super(`The host points to ${inside}.`)
    this.name = 'InsideAddress'
  }
}

/** For a socket: these addresses and no others, whatever the host has in the meantime. */
export function lookupOf(addresses: readonly HostAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses
    if (all || !first) callback(null, [...addresses])
    else callback(null, first.address, first.family)
  }
}

const named = (address: string): string | undefined => {
  const place = placeOf(address)
  return place && `${address}, ${place}`
}

const insideNames = new Set(['metadata.goog'])
const insideEndings = ['.localhost', '.local', '.localdomain', '.internal', '.home.arpa']

function isInsideName(host: string): boolean {
  const hasDot = host.includes('.')
  return !hasDot || insideNames.has(host) || insideEndings.some((ending) => host.endsWith(ending))
}

const places: Readonly<Record<string, string>> = {
  loopback: 'this machine',
  linkLocal: 'a link-local address',
  private: 'a private network',
  uniqueLocal: 'a private network',
  carrierGradeNat: 'a carrier’s shared network',
  unspecified: 'an unspecified address',
  broadcast: 'a broadcast address',
  multicast: 'a multicast address',
}
const notPublic = 'an address that isn’t public'
const ofCloud = 'a cloud provider’s internal address'

/** Public by their numbers, and still inside: Azure’s platform, and the service networks of IBM Cloud. */
const cloudRanges = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map((range) =>
  ipaddr.IPv4.parseCIDR(range),
)
/** The only part of IPv6 in public use; the library knows the special-purpose ranges within it. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3')
/** A network without IPv4 reaches the IPv4 internet by it. */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96')

/** The kind of an address, unless it is unicast on the public internet. */
function placeOf(text: string): string | undefined {
  // A zone names an interface of this machine.
  if (isIP(text) === 0 || text.includes('%')) return notPublic
  const address = ipaddr.process(text)
  return address instanceof ipaddr.IPv4 ? placeOfIPv4(address) : placeOfIPv6(address as ipaddr.IPv6)
}

function placeOfIPv4(address: ipaddr.IPv4): string | undefined {
  if (cloudRanges.some((range) => address.match(range))) return ofCloud
  const range = address.range()
  return range === 'unicast' ? undefined : (places[range] ?? notPublic)
}

/** One that carries an IPv4 address is no better than that: a tunnel or a translator on the way would take it there. */
function placeOfIPv6(address: ipaddr.IPv6): string | undefined {
  const carried = new ipaddr.IPv4(address.toByteArray().slice(12))
  if (address.match(translated)) return placeOfIPv4(carried)
  const range = address.range()
  if (range !== 'unicast' || !address.match(givenOut)) return places[range] ?? notPublic
  return isIsatap(address) ? placeOfIPv4(carried) : undefined
}

/** In any prefix, an interface identifier `0:5efe` or `200:5efe` is followed by the IPv4 address of the tunnel's end (RFC 5214). */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean => ((parts[4] ?? 0) & 0xfcff) === 0 && parts[5] === 0x5efe
