import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { type Entry, kinds } from './entry.ts'
import { askedOf, plainOf, singularsOf, stemsOf, termsOf, wordsOf } from './tokenize.ts'

/** Words that people use for the same thing, each by its singular. Names of things are in `sources/synonyms.ts`. */
const families: readonly (readonly string[])[] = [
  ['price', 'cost', 'fee', 'rate', 'charge'],
  ['bill', 'invoice', 'statement'],
  ['credit', 'balance', 'money', 'fund'],
  ['buy', 'purchase', 'pay', 'top'],

  ['sms', 'text', 'message'],
  ['otp', 'code', 'passcode', 'pin'],
  ['verify', 'check', 'confirm', 'validate'],
  ['send', 'deliver'],
  ['delivery', 'receipt', 'report'],
  ['location', 'position', 'place', 'address', 'area'],
  ['phone', 'device', 'number', 'subscriber'],
  ['change', 'replace', 'rotate', 'regenerate', 'renew', 'switch', 'swap'],
  ['leak', 'steal', 'expose', 'compromise'],
  ['delete', 'remove', 'close', 'end', 'stop', 'cancel'],
  ['extend', 'prolong', 'longer'],
  ['read', 'get', 'show', 'see', 'view'],
  ['error', 'problem', 'failure', 'fault'],
  ['alert', 'warning', 'notification', 'notify'],
  ['invite', 'member', 'colleague', 'team'],
  ['role', 'permission', 'access'],
  ['log', 'history', 'record'],
  ['request', 'call'],
  ['document', 'file', 'paper'],
  ['openapi', 'swagger', 'spec', 'schema'],
  ['changelog', 'release', 'version'],
  ['email', 'mail'],
  ['account', 'profile'],
  ['browser', 'cors', 'web'],
  ['fraud', 'takeover', 'scam'],
  ['conformance', 'conformant', 'certified', 'proof'],
  ['verification', 'kyb', 'kyc'],
  ['business', 'company'],
]

const byStem = new Map<string, readonly string[]>()

for (const family of families)
  for (const word of family) {
    const key = stemsOf(word)[0] ?? word
    byStem.set(key, [...(byStem.get(key) ?? []), ...family.filter((one) => one !== word)])
  }

/** Words of the same meaning, without the word itself. */
const kinOf = (word: string): readonly string[] => byStem.get(stemsOf(word)[0] ?? word) ?? []

export interface SearchHit {
  readonly entry: Entry
  /** Words of the entry that were asked for, or were taken for what was asked. */
  readonly matched: readonly string[]
  /** WordMatch many others are the same but for what they belong to. */
  readonly alike?: number
}

interface RankedHit extends SearchHit {
  /** 0 is best: the very title or name; then another name for it; a title's beginning; words of a title; anything else. */
  readonly tier: number
  /** Whole numbers, so that equally good ones stay in the order of their source. */
  readonly score: number
  readonly place: number
  /** Words of the query that it has. */
  readonly words: number
}

/** Entries of one source, ready to be searched. */
export interface SearchIndex {
  readonly find: (query: string, how: WordMatch, isKnown: IsKnown) => readonly RankedHit[]
  /** Whether a word, or one that begins so, is in any entry. */
  readonly knows: (word: string) => boolean
}

type IsKnown = (word: string) => boolean
type WordMatch =
  | 'all words'
  | 'all words, stemmed'
  | 'all words or their kin'
  | 'all words, mistyped'
  | 'some words'

// Two letters that changed places are two errors. A word that some entry has was typed as it was meant.
const mistypedUnless = (isKnown: IsKnown) => (term: string) =>
  isKnown(term) || term.length < 4 ? 0 : term.length < 6 ? 1 : 2
const fields = ['title', 'names', 'also', 'about', 'text'] as const
const guesses: ReadonlySet<WordMatch> = new Set([
  'all words or their kin',
  'all words, mistyped',
  'some words',
])

export function createSearchIndex(entries: readonly Entry[]): SearchIndex {
  const byId = new Map(entries.map((entry, place) => [entry.id, withPlain(entry, place)]))
  const index = new MiniSearch<Entry>({
    fields: [...fields],
    extractField: (entry, field) => {
      const value = entry[field as 'id' | (typeof fields)[number]] ?? ''
      return typeof value === 'string' ? value : value.join(' ')
    },
    tokenize: (text, field) => termsOf(text, field === 'title'),
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 6, names: 4, also: 4, about: 2 },
      tokenize: askedOf,
      prefix: true,
      combineWith: 'AND',
    },
  })
  index.addAll([...new Map(entries.map((entry) => [entry.id, entry])).values()])

  const find: SearchIndex['find'] = (query, how, isKnown) => {
    const asked = how === 'all words, stemmed' ? stemsOf(query) : askedOf(query)
    const alternatives = asked.map((word) =>
      how === 'all words or their kin' ? [word, ...kinOf(word)] : [word],
    )
    const plain = plainOf(query.trim())
    // A plural is looked for by its singular, and marked as it was typed.
    const typed = wordsOf(query)
      .map((word) => word.plain)
      .filter((word) => asked.includes(word.slice(0, -1)))
    const results = index.search(
      { combineWith: how === 'some words' ? 'OR' : 'AND', queries: alternatives.map(oneOf) },
      {
        // A letter or two stands in every text.
        fields: plain.length < 3 ? ['title', 'names'] : [...fields],
        ...(how.endsWith('mistyped') || how === 'some words' ? { fuzzy: mistypedUnless(isKnown) } : {}),
      },
    )
    const candidates = how === 'some words' ? mostOf(results, asked.length / 2) : results
    return candidates.flatMap(({ id, score, terms, queryTerms }) => {
      const known = byId.get(id)
      if (!known) return []
      const { entry, place } = known
      // An exact match is highlighted as typed; a guess is highlighted by the word it was taken for.
      const matched = [...asked, ...typed, ...(guesses.has(how) ? terms : [])]
      const tier = tierOf(known, plain, alternatives)
      return { entry, place, matched, score: Math.round(score), tier, words: queryTerms.length }
    })
  }
  return { find, knows: (word) => index.search(word).length > 0 }
}

const oneOf = (words: readonly string[]): Query => ({ combineWith: 'OR', queries: [...words] })

/** The tier of what is found in a text alone. */
const inText = 4

/** Those that hold the most of the words, and no fewer than `least`. */
function mostOf(results: readonly SearchResult[], least: number): readonly SearchResult[] {
  const most = results.reduce((count, { queryTerms }) => Math.max(count, queryTerms.length), least)
  return results.filter(({ queryTerms }) => queryTerms.length >= most)
}

interface Plain {
  readonly entry: Entry
  readonly place: number
  readonly names: readonly string[]
  readonly also: readonly string[]
  readonly words: readonly string[]
}

const withPlain = (entry: Entry, place: number): Plain => ({
  entry,
  place,
  names: [entry.title, ...entry.names].map(plainOf),
  also: (entry.also ?? []).map(singularsOf),
  words: wordsOf(entry.title).map(({ plain }) => plain),
})

/** `alternatives`: for each word that was typed, those of which one has to be there. */
function tierOf({ names, also, words }: Plain, query: string, alternatives: readonly string[][]): number {
  if (names.includes(query)) return 0
  if (also.includes(singularsOf(query))) return 1
  if (names.some((name) => name.startsWith(query))) return 2
  return alternatives.every((kin) => kin.some((word) => words.some((own) => own.startsWith(word))))
    ? 3
    : inText
}

/**
 * The best first, then by kind. The words as typed come before other forms of its words, these before words of the same meaning: the
 * first of them that are in a title or a name, else the first that are anywhere. Typing errors are thought of only where none of
 * them is, and then some of the words have to do.
 */
export function search(indexes: readonly SearchIndex[], query: string): readonly SearchHit[] {
  const knownWords = new Map<string, boolean>()
  const isKnown = (word: string): boolean => {
    const isThere = knownWords.get(word) ?? indexes.some((index) => index.knows(word))
    knownWords.set(word, isThere)
    return isThere
  }
  const find = (how: WordMatch) => indexes.flatMap((index) => index.find(query, how, isKnown)).sort(better)
  let anywhere: readonly RankedHit[] = []
  for (const how of ['all words', 'all words, stemmed', 'all words or their kin'] as const) {
    const hits = find(how)
    if (hits.some(({ tier }) => tier < inText)) return hits
    if (how !== 'all words' && anywhere.length === 0) anywhere = hits
  }
  if (anywhere.length > 0) return anywhere
  const mistyped = find('all words, mistyped')
  if (mistyped.length > 0) return mistyped
  const some = find('some words')
  const most = some.reduce((count, { words }) => Math.max(count, words), 0)
  return some.filter(({ words }) => words === most)
}

const rankOf = ({ kind }: Entry): number => kinds.indexOf(kind)
const better = (one: RankedHit, other: RankedHit): number =>
  one.tier - other.tier ||
  rankOf(one.entry) - rankOf(other.entry) ||
  other.score - one.score ||
  one.place - other.place
