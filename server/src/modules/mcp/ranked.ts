interface Words {
  readonly head: string
  readonly text: string
}

/** Items that have some of the words, those with most first; a word in the head counts for three in the text. */
export function ranked<Item>(
  items: readonly Item[],
  words: string,
  wordsOf: (item: Item) => Words,
): readonly Item[] {
  const query = split(words)
  const scored = items.map((item) => {
    const { head, text } = wordsOf(item)
    const inHead = split(head)
    const inText = split(text)
    const worth = (word: string) =>
      inHead.some((one) => isAlike(one, word)) ? 3 : inText.some((one) => isAlike(one, word)) ? 1 : 0
    return { item, score: query.reduce((sum, word) => sum + worth(word), 0) }
  })
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item)
}

const maxLength = 2000
const maxWords = 200

/** `sendMessages` as `send`, `messages`. */
const split = (text: string): string[] =>
  [
    ...new Set(
      text
        .slice(0, maxLength)
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter((word) => word.length > 1),
    ),
  ].slice(0, maxWords)

/** `message` and `messages`. */
const isAlike = (one: string, word: string): boolean =>
  one === word || (word.length > 3 && one.startsWith(word)) || (one.length > 3 && word.startsWith(one))
