import { LRUCache } from 'lru-cache'

type MakeText = () => Promise<string>

/** Texts that take a moment to make, up to so many characters. Concurrent callers share one computation. */
export class TextCache {
  readonly #texts: LRUCache<string, string, MakeText>

  constructor(maxCharacters: number) {
    this.#texts = new LRUCache({
      maxSize: maxCharacters,
      sizeCalculation: ({ length }) => Math.max(1, length),
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // One that has to make way while it is being made is still answered.
      ignoreFetchAbort: true,
    })
  }

  /** The key includes the state that the text is made of: another state has a text of its own. */
  get(key: string, make: MakeText): Promise<string> {
    return this.#texts.forceFetch(key, { context: make })
  }
}
