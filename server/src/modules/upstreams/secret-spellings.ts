import { LRUCache } from 'lru-cache'

/** A secret in one encoding of all of it. */
export interface Needle {
  /** Its longest row of letters and digits, which no escape changes: without these, it is nowhere. */
  readonly core: string
  /** How many bytes may stand before it. */
  readonly maxLead: number
  /** For each character the bytes that may stand for it, by the first of them. */
  readonly characters: readonly Spellings[]
  /** Of all characters together, in bytes. */
  readonly maxLength: number
}

type Spellings = ReadonlyMap<number, readonly Buffer[]>

/** As it is, in hexadecimal digits, and in Base64, each in any escapes that are usual. */
export function needlesOf(text: string): readonly Needle[] {
  const secret = text.toWellFormed()
  const hex = Buffer.from(secret).toString('hex')
  const plain = [secret, hex, hex.toUpperCase()].map((one) => needleOf(one, (c) => escapesOf(c)))
  return [...plain, ...inBase64(secret).map((one) => needleOf(one, (c) => escapesOf(urlSafe[c] ?? '', c)))]
}

const urlSafe: Readonly<Record<string, string>> = { '+': '-', '/': '_' }

function needleOf(text: string, spellingsOf: (character: string) => Spellings): Needle {
  const characters = [...text].map(spellingsOf)
  const runs = text.match(/[a-z0-9]+/gi) ?? []
  const core = runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '')
  const before = [...text.slice(0, text.indexOf(core))].length
  const maxLead = lengthOf(characters.slice(0, before))
  return { core, maxLead, characters, maxLength: lengthOf(characters) }
}

const lengthOf = (characters: readonly Spellings[]): number =>
  characters.reduce((sum, one) => sum + maxOf(one), 0)

const maxOf = (spellings: Spellings): number =>
  Math.max(...[...spellings.values()].flat().map(({ length }) => length))

/** Wherever the secret begins among the three bytes that four characters stand for, without the characters that its neighbours share. */
function inBase64(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  return [0, 1, 2].map((offset) => {
    const begin = Math.ceil((offset * 4) / 3)
    const end = Math.floor(((offset + bytes.length) * 4) / 3)
    return Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .slice(begin, end)
  })
}

type Escape = (text: string) => string

const special = /[^a-z0-9]/giu
const bytesOf = (character: string): readonly string[] =>
  [...Buffer.from(character)].map((byte) => byte.toString(16).padStart(2, '0'))
const unitsOf = (character: string): readonly string[] =>
  character.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
const pointOf = (character: string): readonly string[] => [`${character.codePointAt(0)?.toString(16)}`]

/** Characters by their hexadecimal numbers, in small letters and in capitals. */
const byNumbers = (
  prefix: string,
  numbersOf: (character: string) => readonly string[],
  { which = special, end = '' } = {},
): readonly Escape[] =>
  [(number: string) => number, (number: string) => number.toUpperCase()].map(
    (letters) => (text) =>
      text.replace(which, (c) =>
        numbersOf(c)
          .map((number) => prefix + letters(number) + end)
          .join(''),
      ),
  )
const byNames =
  (names: Readonly<Record<string, string>>): Escape =>
  (text) =>
    text.replace(special, (c) => names[c] ?? c)
const decimal =
  (digits: number): Escape =>
  (text) =>
    text.replace(special, (c) => `&#${`${c.codePointAt(0)}`.padStart(digits, '0')};`)
const json: Escape = (text) => JSON.stringify(text).slice(1, -1)

/** Escapes of programs that repeat a request: percent-encoding, JSON of several languages, HTML. */
const escapes: readonly Escape[] = [
  ...byNumbers('%', bytesOf),
  json,
  (text) => json(text).replaceAll('/', '\\/'),
  // Those of .NET, Go and Java write more characters by their numbers, if not these.
  ...byNumbers('\\u', unitsOf, { which: /[^\w\s#;%/.:\\-]/gu }).map(
    (write): Escape =>
      (text) =>
        write(text.replaceAll('\\', '\\\\')),
  ),
  byNames({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
  decimal(0),
  ...byNumbers('&#x', pointOf, { end: ';' }),
]
/** Escapes that none of those is written in again, but for JSON and HTML. */
const rareEscapes: readonly Escape[] = [
  ...byNumbers('\\u', unitsOf),
  ...byNumbers('\\x', bytesOf),
  decimal(3),
  byNames({ "'": '&apos;', ' ': '+', '/': '&sol;', '+': '&plus;', '=': '&equals;' }),
]

const spellingsByCharacter = new LRUCache<string, Spellings>({ max: 1_000 })

/** Of a character or its alternative, also written in escapes twice, and in JSON once more. */
function escapesOf(...characters: readonly string[]): Spellings {
  const key = characters.join(' ')
  const last = spellingsByCharacter.get(key)
  if (last) return last
  const all = new Set(characters.filter(Boolean))
  for (const steps of [[...escapes, ...rareEscapes], escapes, [json]])
    for (const text of [...all]) for (const step of steps) all.add(step(text))
  const spellings = [...all].map((text) => Buffer.from(text))
  // As headers come, in which each byte is one character.
  for (const one of characters) if (/^[\x80-\xff]$/.test(one)) spellings.push(Buffer.from(one, 'latin1'))
  const byFirst = Map.groupBy(
    spellings.sort((a, b) => b.length - a.length),
    ([first = 0]) => first,
  )
  spellingsByCharacter.set(key, byFirst)
  return byFirst
}
