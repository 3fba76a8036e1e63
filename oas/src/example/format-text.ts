/** Lengths in characters. */
interface Lengths {
  readonly min: number
  readonly max: number
}

interface Format {
  /** The value that a sample shows, and others that mean as much: for lists that have each once, and for patterns. */
  readonly values: readonly [string, ...string[]]
  /** One more value for each number, where `values` has too few. */
  readonly another?: (number: number) => string
  /** A value for schemas with a small `maxLength`. */
  readonly short?: string
  /** A longer value of the same format. */
  readonly extend?: (value: string, length: number) => string
}

const instant = (day: number): string =>
  new Date(Date.UTC(2026, 10, 21 + day, 1, 42)).toISOString().replace('.000', '')

const before: Format['extend'] = (value, length) => value.padStart(Math.min(length, value.length + 40), 'a')
const after: Format['extend'] = (value, length) => `${value}/`.padEnd(length, 'a')
const repeated: Format['extend'] = (value, length) => value.repeat(Math.ceil(length / value.length))

const email: Format = { values: ['jun@example.com', 'ana@example.com'], short: 'a@b.co', extend: before }
const host: Format = { values: ['example.com', 'www.example.com'], short: 'a.co', extend: before }
const uri: Format = {
  values: ['https://example.com', 'https://example.com/a'],
  short: 'urn:a',
  extend: after,
}
const reference: Format = { values: ['/example', '/example/a'], short: '/a', extend: after }

/** Addresses and names that belong to nobody (RFC 2606, 5737, 3849), times as in RFC 3339, a random UUID. */
const formats: Readonly<Record<string, Format>> = {
  date: { values: ['2026-11-21'], another: (number) => instant(number).slice(0, 10) },
  'date-time': {
    values: [instant(0), instant(1), '2026-11-21T01:42:00.000Z', '2026-11-21T09:42:00+08:00'],
    another: instant,
  },
  time: { values: ['01:42:00Z', '02:42:00Z', '01:42:00', '09:42:00+08:00'] },
  duration: { values: ['PT1H'], short: 'P1D', another: (number) => `PT${number + 1}H` },
  email,
  'idn-email': email,
  hostname: host,
  'idn-hostname': host,
  uri,
  url: { ...uri, short: 'http://a.co' },
  iri: uri,
  'uri-reference': reference,
  'iri-reference': reference,
  'uri-template': { values: ['/example/{id}', '/example/{name}'], short: '/{id}', extend: after },
  'json-pointer': reference,
  'relative-json-pointer': { values: ['0', '1'] },
  regex: { values: ['^[a-z]+$', '^[0-9]+$'], short: 'a' },
  uuid: {
    values: ['5f0c1a52-7d0e-4a53-9a6e-0d8f3c2b1a90', '8a4e2b1c-3f6d-4c7e-b5a9-1d2e3f4a5b6c'],
    another: (number) => `8a4e2b1c-3f6d-4c7e-b5a9-${String(number).padStart(12, '0')}`,
  },
  ipv4: { values: ['192.0.2.10'], short: '192.0.2.1', another: (number) => `192.0.2.${number + 10}` },
  ipv6: { values: ['2001:db8::1'], short: '::1', another: (number) => `2001:db8::${number + 1}` },
  byte: { values: ['c3RyaW5n', 'dGV4dA=='], short: 'dGV4', extend: repeated },
}

const formatOf = (name: string): Format | undefined =>
  Object.hasOwn(formats, name) ? formats[name] : undefined

/** Values of the format, the most telling first. */
export const formatValues = (name: string): readonly string[] => formatOf(name)?.values ?? []

/** A value of the format: its most telling one, unless only a shorter or a longer one is within the lengths. Undefined if none is. */
export function formatText(name: string, variant: number, { min, max }: Lengths): string | undefined {
  const format = formatOf(name)
  if (!format) return undefined
  const { values, another, short, extend } = format
  const named = values[variant] ?? another?.(variant) ?? values[values.length - 1] ?? ''
  const length = Math.max(min, variant < values.length || another ? 0 : named.length + variant)
  const candidates = [length > named.length ? undefined : named, extend?.(named, length), named, short]
  return candidates.find((one) => one !== undefined && one.length >= min && one.length <= max)
}
