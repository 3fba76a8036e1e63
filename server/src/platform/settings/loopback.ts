import ipaddr from 'ipaddr.js'

/** Whether a host is this machine, as it's written: a name that only a resolver knows counts as elsewhere. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  if (/^(.+\.)?localhost$/i.test(address)) return true
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address)
  return isAddress && ipaddr.process(address).range() === 'loopback'
}
