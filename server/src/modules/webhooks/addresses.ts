import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import ipaddr from 'ipaddr.js'
import type { AppContext } from '../../platform/app-context.ts'
import { refusedField } from '../../platform/http/problem.ts'

declare module '../../platform/app-context.ts' {
  interface AppContext {
    /** Finds the addresses of hosts that webhooks are sent to. Without, the resolver of the system. */
    readonly resolveHost?: ResolveHost
  }
}

export interface HostAddress {
  readonly address: string
  readonly family: number
}

/** Every address of a host; none, or a rejection, where it has none. */
type ResolveHost = (host: string) => Promise<readonly HostAddress[]>

type AddressContext = Pick<AppContext, 'settings' | 'resolveHost'>

const maxLookupMs = 3_000

/** Throws what an address is refused for when it is saved. */
export async function requireUsableUrl(context: AddressContext, text: string): Promise<void> {
  const url = parseUrl(context, text)
  const target = await resolveTarget(context, url)
  if (target === 'host_unknown') {
    throw refusedField('#/url', 'host_unknown', 'This host can’t be found. Check its name.')
  }
  if (target === 'address_refused') {
    throw refusedField(
      '#/url',
      'address_refused',
      'This host leads to a private or reserved address. Use one that is reachable from the internet.',
    )
  }
}

function parseUrl({ settings }: AddressContext, text: string): URL {
  if (!URL.canParse(text)) throw refusedField('#/url', 'format', 'This isn’t a URL.')
  const url = new URL(text)
  const isPlain = url.protocol === 'http:' && settings.webhooksToPrivateAddresses
  if (url.protocol !== 'https:' && !isPlain) {
    throw refusedField('#/url', 'not_https', 'Use an https:// address.')
  }
  if (url.username || url.password) {
    throw refusedField(
      '#/url',
      'not_allowed',
      'Remove the user name and password: check the signature instead.',
    )
  }
  if (url.hash) throw refusedField('#/url', 'not_allowed', 'Remove everything after the #.')
  return url
}

/**
 * The addresses that a host has now. One that is not public refuses all of them, so that nobody has the portal reach what
 * only the portal can. Who sends connects to these very addresses: a second lookup could be answered otherwise.
 */
export async function resolveTarget(
  { settings, resolveHost = resolveBySystem }: AddressContext,
  { hostname }: URL,
): Promise<readonly HostAddress[] | 'host_unknown' | 'address_refused'> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const family = isIP(host)
  const addresses = family
    ? [{ address: host, family }]
    : await Promise.race([resolveHost(host).catch(() => []), tooLate()])
  if (addresses.length === 0) return 'host_unknown'
  if (settings.webhooksToPrivateAddresses) return addresses
  return addresses.every(({ address }) => isPublic(address)) ? addresses : 'address_refused'
}

const resolveBySystem: ResolveHost = (host) => lookup(host, { all: true })

const tooLate = (): Promise<readonly HostAddress[]> => pause(maxLookupMs, [], { ref: false })

/** Whether it is unicast on the public internet; IPv6 that stands for an IPv4 address is judged as that. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}
