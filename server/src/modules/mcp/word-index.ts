import { setImmediate as nextTurn } from 'node:timers/promises'

interface Words {
  readonly head: string
  readonly text: string
}

const maxLength = 2000
const maxWords = 200
/** Of a query. Each is looked up, so that its cost doesn’t grow with the words of a stranger. */
const maxQueryWords = 16
const maxWordLength = 40
/** Items that are read before others have their turn. */
const itemsATurn = 100

/** Items by their words: read once, so that a search costs little however many they are. */
export class WordIndex<Item> {
  readonly items: readonly Item[]
  /** Twice the place of each item that has the word, and one more where it is in its head. */
  readonly #places = new Map<string, number[]>()
  #sorted: readonly string[] = []

  private constructor(items: readonly Item[]) {
    this.items = items
  }

  static async of<Item>(items: readonly Item[], wordsOf: (item: Item) => Words): Promise<WordIndex<Item>> {
    const index = new WordIndex(items)
    for (const [place, item] of items.entries()) {
      if (place % itemsATurn === itemsATurn - 1) await nextTurn()
      const { head, text } = wordsOf(item)
      const inHead = new Set(split(head))
      for (const word of inHead) index.#add(word, place * 2 + 1)
      for (const word of split(text)) if (!inHead.has(word)) index.#add(word, place * 2)
    }
    index.#sorted = [...index.#places.keys()].sort()
    return index
  }

  /** Items that have some of the words, those with most first; a word in the head counts for three in the text. */
  find(words: string): readonly Item[] {
    const scores = new Map<number, number>()
    for (const word of split(words, maxQueryWords)) {
      const worth = new Map<number, number>()
      for (const alike of this.#alike(word))
        for (const entry of this.#places.get(alike) ?? []) {
          const place = entry >> 1
          worth.set(place, Math.max(worth.get(place) ?? 0, entry % 2 === 1 ? 3 : 1))
        }
      for (const [place, value] of worth) scores.set(place, (scores.get(place) ?? 0) + value)
    }
    return [...scores]
      .sort(([one, score], [other, otherScore]) => otherScore - score || one - other)
      .map(([place]) => this.items[place] as Item)
  }

  #add(word: string, entry: number): void {
    const places = this.#places.get(word)
    if (places) places.push(entry)
    else this.#places.set(word, [entry])
  }

  /** `message` and `messages`. */
  *#alike(word: string): Generator<string> {
    yield word
    for (let length = 4; length < word.length; length += 1) yield word.slice(0, length)
    if (word.length <= 3) return
    for (let place = this.#firstFrom(word); this.#sorted[place]?.startsWith(word); place += 1)
      if (this.#sorted[place] !== word) yield this.#sorted[place] as string
  }

  #firstFrom(word: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** `sendMessages` as `send`, `messages`. */
const split = (text: string, most = maxWords): string[] =>
  [
    ...new Set(
      text
        .slice(0, maxLength)
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 1)
        .map((word) => word.slice(0, maxWordLength)),
    ),
  ].slice(0, most)
