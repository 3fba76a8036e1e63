import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch'
import { type Entry, kinds } from './entry.ts'
import { askedOf, plainOf, stemsOf, termsOf, wordsOf } from './tokenize.ts'

export interface SearchHit {
  readonly entry: Entry
  /** Words of the entry that were asked for, or were taken for what was asked. */
  readonly matched: readonly string[]
  /** WordMatch many others are the same but for what they belong to. */
  readonly alike?: number
}

interface RankedHit extends SearchHit {
  /** 0 is best: the very title or name; then its beginning; then words of the title; then anything else. */
  readonly tier: number
  /** Whole numbers, so that equally good ones stay in the order of their source. */
  readonly score: number
  readonly place: number
}

/** Entries of one source, ready to be searched. */
export type SearchIndex = (query: string, how: WordMatch) => readonly RankedHit[]

type WordMatch = 'all words' | 'all words, stemmed' | 'all words, mistyped' | 'some words'

// Two letters that changed places are two errors.
const mistyped = (term: string): number => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2)
const options: Readonly<Record<WordMatch, SearchOptions>> = {
  'all words': { combineWith: 'AND', prefix: true },
  'all words, stemmed': { combineWith: 'AND', prefix: true, tokenize: stemsOf },
  'all words, mistyped': { combineWith: 'AND', prefix: true, fuzzy: mistyped },
  'some words': { combineWith: 'OR', prefix: true, fuzzy: mistyped },
}

export function createSearchIndex(entries: readonly Entry[]): SearchIndex {
  const byId = new Map(entries.map((entry, place) => [entry.id, withPlain(entry, place)]))
  const index = new MiniSearch<Entry>({
    fields: ['title', 'names', 'also', 'about', 'text'],
    extractField: (entry, field) => {
      const value = entry[field as 'id' | 'title' | 'names' | 'also' | 'about' | 'text'] ?? ''
      return typeof value === 'string' ? value : value.join(' ')
    },
    tokenize: (text, field) => termsOf(text, field === 'title'),
    processTerm: (term) => term,
    searchOptions: { boost: { title: 6, names: 4, also: 4, about: 2 }, tokenize: askedOf },
  })
  index.addAll([...new Map(entries.map((entry) => [entry.id, entry])).values()])

  return (query, how) => {
    const asked = how === 'all words, stemmed' ? stemsOf(query) : askedOf(query)
    const plain = plainOf(query.trim())
    // A plural is looked for by its singular, and marked as it was typed.
    const typed = wordsOf(query)
      .map((word) => word.plain)
      .filter((word) => asked.includes(word.slice(0, -1)))
    // A letter or two stands in every text.
    const fields = plain.length < 3 ? ['title', 'names'] : ['title', 'names', 'also', 'about', 'text']
    const results = index.search(query, { ...options[how], fields })
    const candidates = how === 'some words' ? mostOf(results, asked.length / 2) : results
    return candidates.flatMap(({ id, score, terms }) => {
      const known = byId.get(id)
      if (!known) return []
      const { entry, place } = known
      // An exact match is highlighted as typed; a guess is highlighted by the word it was taken for.
      const matched =
        how === 'all words' || how === 'all words, stemmed'
          ? [...asked, ...typed]
          : [...asked, ...typed, ...terms]
      return { entry, place, matched, score: Math.round(score), tier: tierOf(known, plain, asked) }
    })
  }
}

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
  also: (entry.also ?? []).map(plainOf),
  words: wordsOf(entry.title).map(({ plain }) => plain),
})

function tierOf({ names, also, words }: Plain, query: string, terms: readonly string[]): number {
  const telling = terms.join(' ')
  if (names.includes(query) || also.some((name) => name === query || askedOf(name).join(' ') === telling))
    return 0
  if (names.some((name) => name.startsWith(query))) return 1
  return terms.every((word) => words.some((own) => own.startsWith(word))) ? 2 : 3
}

/** The best first, then by kind. Other forms of the words, and then typing errors, are thought of only where little has what was typed. */
export function search(indexes: readonly SearchIndex[], query: string): readonly SearchHit[] {
  const find = (how: WordMatch) => indexes.flatMap((index) => index(query, how)).sort(better)
  const typed = find('all words')
  if (typed.some(({ tier }) => tier < 3)) return typed
  const stemmed = find('all words, stemmed')
  if (stemmed.length > 0) return stemmed
  const mistyped = find('all words, mistyped')
  return mistyped.length > 0 ? mistyped : find('some words')
}

const rankOf = ({ kind }: Entry): number => kinds.indexOf(kind)
const better = (one: RankedHit, other: RankedHit): number =>
  one.tier - other.tier ||
  rankOf(one.entry) - rankOf(other.entry) ||
  other.score - one.score ||
  one.place - other.place
