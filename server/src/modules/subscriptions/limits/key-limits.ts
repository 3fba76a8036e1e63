import { BlockList, isIPv6 } from 'node:net'

/** Limits that the owner of a key has set, as they are stored: a missing one is no limit. */
export interface KeyLimits {
  /** Hundredths; days and months of the market. */
  readonly credits_per_day?: number
  readonly credits_per_month?: number
  readonly credits_in_all?: number
  /** The operations that it may call. */
  readonly operations?: readonly string[]
  /** The addresses that it may be used from: single ones, or ranges as CIDR. */
  readonly addresses?: readonly string[]
  /** Hundredths; a dearer call waits for a person. */
  readonly ask_above?: number
  /** Whether the person may answer in the agent’s app. */
  readonly ask_in_client?: boolean
  /** Whether its agent reads balance, usage and names of keys. */
  readonly reads_account?: boolean
}

/** An address, or a range of them, with its parts; undefined when it is neither. */
export function readRange(text: string): { readonly address: string; readonly prefix: number } | undefined {
  const [address = '', length, ...others] = text.split('/')
  const most = isIPv6(address) ? 128 : 32
  const prefix = length === undefined ? most : Number(length)
  const isPrefix = length === undefined || (/^\d{1,3}$/.test(length) && prefix <= most)
  if (others.length > 0 || !isPrefix) return undefined
  try {
    new BlockList().addSubnet(address, prefix, familyOf(address))
    return { address, prefix }
  } catch {
    return undefined
  }
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Whether an address is in one of these ranges. IPv4 addresses in IPv6 form count as themselves. */
export function isInRanges(ip: string, ranges: readonly string[]): boolean {
  const list = new BlockList()
  for (const range of ranges.flatMap((text) => readRange(text) ?? []))
    list.addSubnet(range.address, range.prefix, familyOf(range.address))
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return list.check(address, familyOf(address))
}
