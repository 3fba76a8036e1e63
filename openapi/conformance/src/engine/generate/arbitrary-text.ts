import type { JsonObject } from '@switchboard/oas/document'
import fc from 'fast-check'

type Texts = fc.Arbitrary<string>

/** Longer texts say nothing more about a backend. */
const spread = 24
const tries = 100
const word = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const days = { min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }

/** Addresses are of domains that are nobody's (RFC 2606). */
const formats: Readonly<Record<string, Texts>> = {
  email: word.map((name) => `${name}@example.com`),
  'idn-email': word.map((name) => `${name}@example.com`),
  date: fc.date(days).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date(days).map((date) => date.toISOString()),
  time: fc.date(days).map((date) => date.toISOString().slice(11)),
  uuid: fc.uuid(),
  uri: word.map((name) => `https://example.com/${name}`),
  'uri-reference': word.map((name) => `/${name}`),
  hostname: word.map((name) => `${name}.example.com`),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
  byte: fc.base64String({ maxLength: spread }),
  duration: fc.integer({ min: 1, max: 30 }).map((count) => `P${count}D`),
  'json-pointer': word.map((name) => `/${name}`),
}

/** Texts of a schema's length, pattern or format. */
export function textOf({ minLength, maxLength, pattern, format }: JsonObject): Texts {
  const least = typeof minLength === 'number' ? minLength : 0
  const longest = typeof maxLength === 'number' ? maxLength : 10_000
  const most = Math.max(least, Math.min(longest, least + spread))
  const ofFormat = typeof format === 'string' ? formats[format] : undefined
  if (ofFormat) return ofFormat
  if (typeof pattern === 'string') return matching(pattern, { least, most, longest }) ?? plain(least, most)
  return plain(least, most)
}

/** Whether white space at the ends counts is for a backend to say: there is none. */
const plain = (minLength: number, maxLength: number): Texts =>
  fc
    .oneof(
      { weight: 3, arbitrary: fc.string({ minLength, maxLength, unit: 'grapheme-ascii' }) },
      {
        weight: 1,
        arbitrary: fc.string({
          minLength,
          maxLength: Math.max(minLength, Math.floor(maxLength / 3)),
          unit: 'grapheme',
        }),
      },
    )
    .map((text) => text.replace(/^\s+|\s+$/g, (blanks) => 'x'.repeat(blanks.length)))

interface Length {
  readonly least: number
  readonly most: number
  readonly longest: number
}

/** By pattern and length: the same schemas are generated from for each call. */
const matchingTexts = new Map<string, Texts | undefined>()

/** Undefined for what no generator of patterns understands. */
function matching(pattern: string, length: Length): Texts | undefined {
  const key = JSON.stringify([pattern, length])
  if (!matchingTexts.has(key)) matchingTexts.set(key, findMatching(pattern, length))
  return matchingTexts.get(key)
}

function findMatching(pattern: string, { least, most, longest }: Length): Texts | undefined {
  const candidates = [pattern, pattern.replace(/[+*]\$$/, `{${least},${most}}$`)].flatMap((written) => {
    const texts = matchingAsWritten(written)
    return texts ? [texts] : []
  })
  const isFit = (text: string) =>
    new RegExp(pattern, 'u').test(text) && [...text].length >= least && [...text].length <= longest
  const ready = candidates.find((texts) => fitting(texts, isFit).length > tries / 8)
  if (ready) return ready.filter(isFit)
  const few = candidates.flatMap((texts) => fitting(texts, isFit))
  return few.length > 0 ? fc.constantFrom(...few) : undefined
}

const fitting = (texts: Texts, isFit: (text: string) => boolean): string[] =>
  fc.sample(texts, { numRuns: tries, seed: 1 }).filter(isFit)

/** A pattern's lookahead can't be generated, but it can be checked afterwards. */
function matchingAsWritten(pattern: string): Texts | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern.replace(/\(\?[!=](?:[^()]|\([^()]*\))*\)/g, ''), 'u'))
  } catch {
    return undefined
  }
}
