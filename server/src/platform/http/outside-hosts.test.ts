// Targets of a stranger's address: of each range that isn't public, its first and its last address, however spelled.
import { isIP } from 'node:net'
import { describe, expect, test } from 'vitest'
import { resolveOutside } from './outside-hosts.ts'

const resolving =
  (...addresses: readonly string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: isIP(address) }))
const insideOf = async (host: string, resolve = resolving('1.1.1.1')) =>
  (await resolveOutside(new URL(`https://${host}:8443/x`), resolve)).inside

const inside = {
  // https://www.iana.org/assignments/iana-ipv4-special-registry
  'IPv4 for special purposes': [
    '0.0.0.0 0.255.255.255 10.0.0.0 10.255.255.255 100.64.0.0 100.127.255.255 127.0.0.1 127.255.255.255',
    '169.254.0.0 169.254.255.255 172.16.0.0 172.31.255.255 192.0.0.0 192.0.0.255 192.0.2.1 192.31.196.1',
    '192.52.193.1 192.88.99.1 192.168.0.0 192.168.255.255 192.175.48.1 198.18.0.0 198.19.255.255',
    '198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255',
  ],
  // https://www.iana.org/assignments/iana-ipv6-special-registry, and what is not given out at all
  'IPv6 for special purposes': [
    '[::] [::1] [::2] [100::1] [100:0:0:1::1] [200::1] [400::1] [1000::1] [1fff:ffff::1] [2001::1] [2001:1::1]',
    '[2001:2::1] [2001:3::1] [2001:4:112::1] [2001:10::1] [2001:1f:ffff::1] [2001:20::1] [2001:2f:ffff::1]',
    '[2001:30::1] [2001:1ff:ffff::1] [2001:db8::1] [2001:db8:ffff::1] [2002::1] [2620:4f:8000::1] [3fff::1]',
    '[3fff:fff::1] [4000::1] [5f00::1] [8000::1] [fc00::1] [fdff::1] [fe00::1] [fe80::1] [febf::1] [fec0::1]',
    '[feff::1] [ff02::1] [ffff::1]',
  ],
  'IPv4 within IPv6': [
    // Mapped, compatible, translated, ISATAP, NAT64, NAT64 of a network's own, 6to4 and Teredo.
    '[::ffff:127.0.0.1] [::ffff:a9fe:a9fe] [0:0:0:0:0:ffff:0a00:0001] [::ffff:168.63.129.16] [::127.0.0.1]',
    '[::10.0.0.1] [::8.8.8.8] [::ffff:0:127.0.0.1] [::ffff:0:8.8.8.8] [::5efe:7f00:1] [::5efe:808:808]',
    '[fe80::5efe:808:808] [2606:4700::5efe:7f00:1] [2606:4700::200:5efe:10.0.0.1] [2606:4700::300:5efe:a9fe:a9fe]',
    '[64:ff9b::127.0.0.1] [64:ff9b::a9fe:a9fe] [64:ff9b::168.63.129.16] [64:ff9b:1::1] [64:ff9b:1:ffff::8.8.8.8]',
    '[64:ff9b:0:1::8.8.8.8] [2002:7f00:1::] [2002:a9fe:a9fe::1] [2001:0:7f00:1::1]',
  ],
  'services of clouds': [
    '169.254.169.254 169.254.170.2 169.254.0.23 168.63.129.16 100.100.100.200 192.0.0.192 161.26.0.10',
    '166.8.0.1 166.11.255.255 [fd00:ec2::254] [fd20:ce::254] metadata metadata.google.internal metadata.goog',
    'METADATA.google.INTERNAL. instance-data.ec2.internal',
  ],
  'names of an own network': [
    'localhost LOCALHOST localhost. api.localhost localhost.localdomain db printer.local nas.home.arpa',
    'api.svc.cluster.local ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
  ],
  spellings: [
    '2130706433 0x7f000001 0x7F.1 017700000001 0177.0.0.1 00000177.0.0.01 127.1 127.0.1 127.0.0.1. 0 0x0',
    '2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.43518 ①②⑦.⓪.⓪.① 127。0。0。1 １２７.0.0.1 %31%32%37.0.0.1',
    '2822734096 0xa83f8110 168.63.33040 [0000:0000:0000:0000:0000:0000:0000:0001] [::FFFF:7F00:1]',
  ],
}

describe.each(Object.entries(inside))('%s', (_what, lines) => {
  test.each(lines.flatMap((line) => line.split(' ')))('%s is inside', async (host) => {
    expect(await insideOf(host)).toEqual(expect.any(String))
  })
})

test.each([
  ...['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
  ...['168.63.129.15', '168.63.129.17', '169.253.255.255', '172.15.255.255', '172.32.0.0', '192.0.1.1'],
  ...['192.167.255.255', '198.17.255.255', '198.20.0.0', '203.0.114.1', '223.255.255.255', '166.12.0.1'],
  ...['[2000::1]', '[2001:200::1]', '[2606:4700::1111]', '[2a00:1450::1]', '[2003::1]', '[3ffe::1]'],
  // Of a network without IPv4, and of a host whose address merely looks like a tunnel's.
  ...['[::ffff:8.8.8.8]', '[64:ff9b::8.8.8.8]', '[2606:4700::5efe:808:808]', '[2606:4700::1:5efe:7f00:1]'],
  ...['api.acme.example', 'xn--bcher-kva.example', 'internal.example', 'local.example'],
])('%s is outside', async (host) => {
  expect(await insideOf(host)).toBeUndefined()
})

test.each([
  ['127.0.0.1'],
  ['1.1.1.1', '10.0.0.7'],
  ['2606:4700::1', 'fd00::7'],
  ['::ffff:169.254.169.254'],
  ['2606:4700::1%eth0'],
  ['no address'],
])('a name that leads to %j is inside: one address that is not public refuses all', async (...addresses) => {
  expect(await insideOf('api.acme.example', resolving(...addresses))).toMatch(
    /, resolved from api\.acme\.example$/,
  )
})

test('a name that leads nowhere is neither, and has no addresses', async () => {
  const nowhere = async () => Promise.reject(new Error('ENOTFOUND'))
  const url = new URL('https://api.acme.example')
  expect(await resolveOutside(url, nowhere)).toEqual({ addresses: [], inside: undefined })
})
