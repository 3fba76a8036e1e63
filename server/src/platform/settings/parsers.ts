import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { readBrand, UnusableBrand } from '../brand/brand.ts'
import { targetSessionAttributeOf, urlsOf } from './database-url.ts'
import { isLoopback } from './loopback.ts'

/** Why a value cannot be used: one sentence each, which names what to write instead. */
export class InvalidValue extends Error {
  override readonly name = 'InvalidValue'
  readonly reasons: readonly string[]

  constructor(...reasons: readonly string[]) {
    super(reasons.join(' '))
    this.reasons = reasons
  }
}

type Parse<Value> = (text: string) => Value

export const matching =
  (pattern: RegExp, advice: string): Parse<string> =>
  (text) => {
    if (!pattern.test(text)) throw new InvalidValue(advice)
    return text
  }

export const anyText: Parse<string> = (text) => text

export const folder: Parse<string> = (text) => resolve(text)

/** A folder that the server reads, and does not make. */
export const existingFolder: Parse<string> = (text) => {
  if (!statSync(text, { throwIfNoEntry: false })?.isDirectory())
    throw new InvalidValue('there’s no such folder.')
  return resolve(text)
}

/** Throws for each mistake in its file, with the line. */
export const brandFolder: Parse<string> = (text) => {
  const folder = existingFolder(text)
  try {
    readBrand(folder)
    return folder
  } catch (error) {
    throw error instanceof UnusableBrand ? new InvalidValue(...error.faults) : error
  }
}

export const wholeNumber =
  (least: number, most: number): Parse<number> =>
  (text) => {
    const number = Number(text)
    if (/^\d+$/.test(text) && number >= least && number <= most) return number
    throw new InvalidValue(`use a whole number from ${least} to ${most}.`)
  }

/** From 0 to 1. */
export const share: Parse<number> = (text) => {
  const number = Number(text)
  if (/^\d*\.?\d+$/.test(text) && number <= 1) return number
  throw new InvalidValue('use a number from 0 to 1, such as 0.1.')
}

/** `name=value`, separated by commas, with values as in a URL: as OpenTelemetry has them. */
export const headerList: Parse<Readonly<Record<string, string>>> = (text) => {
  const pairs = listOf((pair) => /^([\w-]+)\s*=\s*(\S+)$/.exec(pair))(text)
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1], decodeURIComponent(pair?.[2] ?? '%')]))
  } catch {
    throw new InvalidValue('use name=value, separated by commas, and %20 for a space.')
  }
}

export const trueOrFalse: Parse<boolean> = (text) => oneOf(['true', 'false'])(text) === 'true'

export const oneOf =
  <const Name extends string>(names: readonly Name[]): Parse<Name> =>
  (text) => {
    const name = names.find((one) => one === text)
    if (name !== undefined) return name
    throw new InvalidValue(`use ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`)
  }

/** Names, separated by commas. */
export const listOf =
  <Value>(parse: Parse<Value>): Parse<readonly Value[]> =>
  (text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
      .map(parse)

export const hostName = matching(/^[\w.:-]+$/, 'use a host name or an IP address.')
export const email = matching(/^[^\s@<>]+@[^\s@<>]+$/, 'use an email address.')
export const sender = matching(
  /^([^<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
  'use an email address, or a name and an address: Portal <no-reply@portal.example>.',
)
export const token = matching(/^[\x21-\x7e]+$/, 'use ASCII letters, digits and signs, without spaces.')

export const urlOf =
  (...protocols: readonly string[]): Parse<string> =>
  (text) => {
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
    throw new InvalidValue(`use a URL that begins with ${protocols.join(' or ')}.`)
  }

/** That pages may load or call. */
export const pageUrl: Parse<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // Their origins become part of a policy: no wildcard.
  const isPlain = url && /^[\w.:[\]-]+$/.test(url.hostname)
  if (isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))))
    return url.href
  throw new InvalidValue('use a URL that begins with https: (http: on localhost only).')
}

/** Of one server, or of several as libpq names them. */
export const databaseUrl: Parse<string> = (text) => {
  urlsOf(text).forEach(urlOf('postgres:', 'postgresql:'))
  if (/^(read-write|primary)$/.test(targetSessionAttributeOf(text) ?? 'primary')) return text
  throw new InvalidValue('use target_session_attrs=read-write: the server writes.')
}

/** A folder or a bucket. */
export const archiveUrl: Parse<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'file:' && url.host === '' && url.pathname.length > 1) return text
  if (url?.protocol === 's3:' && /^[a-z0-9][a-z0-9.-]+$/.test(url.host)) return text
  throw new InvalidValue('use file:///folder or s3://bucket/prefix.')
}

export const origin: Parse<string> = (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin
  throw new InvalidValue('use an origin such as https://portal.example, without a path.')
}

export const listedOrigin: Parse<string> = (text) => {
  try {
    return origin(text)
  } catch {
    throw new InvalidValue(`${text} isn’t an origin: use one such as https://portal.example, without a path.`)
  }
}

export const timeZone: Parse<string> = (text) => {
  try {
    // An offset is left out: PostgreSQL reads its sign the other way round.
    if (/^[A-Za-z]/.test(text)) return new Intl.DateTimeFormat('en', { timeZone: text }) && text
  } catch {
    // Not a name that is known.
  }
  throw new InvalidValue('use the name of a time zone, such as Asia/Manila.')
}

/** `{"sim-swap": "https://api.example"}` */
export const urlByName: Parse<Readonly<Record<string, string>>> = (text) => {
  const read = parseJson(text)
  if (typeof read !== 'object' || read === null || Array.isArray(read)) {
    throw new InvalidValue('use a JSON object such as {"sim-swap": "https://api.example"}.')
  }
  const bad = Object.entries(read).filter(([, url]) => !isHttpUrl(url))
  if (bad.length > 0) throw new InvalidValue(...bad.map(([name]) => `${name}: use an http or https URL.`))
  return read as Record<string, string>
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isHttpUrl(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
