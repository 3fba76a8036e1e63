import { BlockList, isIPv6 } from 'node:net'
import type { FieldError } from './problem.ts'

/** An address, or a range of them, with its parts; undefined when it is neither. */
function readRange(text: string): { readonly address: string; readonly prefix: number } | undefined {
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

/** An error for each that is neither an address nor a range. */
export const rangeErrors = (pointer: string, texts: readonly string[]): FieldError[] =>
  texts.flatMap((text, index): FieldError[] =>
    readRange(text)
      ? []
      : [
          {
            pointer: `${pointer}/${index}`,
            code: 'format',
            message: 'Enter an IP address, or a range such as 203.0.113.0/24.',
          },
        ],
  )
