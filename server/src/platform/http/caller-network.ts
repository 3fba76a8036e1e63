import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** The holder of one address of an IPv6 network has all 2^64 of them. */
const ipv6Prefix = 64

/**
 * The network of an address in its one spelling: an IPv4 address, also when it is written as IPv6, or the /64 of an IPv6
 * address. Some proxies write the port behind it. Undefined for what is no address.
 */
function networkOf(address: string): string | undefined {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
  if (!ipaddr.isValid(bare)) return undefined
  const known = ipaddr.process(bare)
  if (known instanceof ipaddr.IPv4) return known.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(
    `${known.toNormalizedString().split('%')[0]}/${ipv6Prefix}`,
  )
  return `${network.toString()}/${ipv6Prefix}`
}

/**
 * The identity by which callers without an account are counted. A caller without an address counts as the proxy that
 * sends them.
 */
export function callerNetwork({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return networkOf(ip) ?? networkOf(socket.remoteAddress ?? '') ?? 'unknown'
}

/** The address that the ranges of a key are compared with. A caller is counted by its network. */
export const addressForRanges = ({ ip }: Pick<FastifyRequest, 'ip'>): string => ip

/** The address of a call that the server makes to itself for its caller. */
export const addressToPassOn = ({ ip }: Pick<FastifyRequest, 'ip'>): string => ip
