interface Entry {
  readonly stamp: string
  readonly made: Promise<string>
  size: number
}

/** Texts that take a moment to make, kept until what they are made of is another. The longest unused leave first. */
export class Kept {
  readonly #mostCharacters: number
  readonly #entries = new Map<string, Entry>()
  #characters = 0

  constructor(mostCharacters: number) {
    this.#mostCharacters = mostCharacters
  }

  /** Who asks while it is made waits for the same making. One that fails is tried anew. */
  get(key: string, stamp: string, make: () => Promise<string>): Promise<string> {
    const known = this.#entries.get(key)
    if (known) this.#forget(key, known)
    const entry = known?.stamp === stamp ? known : { stamp, made: make(), size: 0 }
    // Set anew, so that the order is that of use.
    this.#entries.set(key, entry)
    this.#characters += entry.size
    if (entry !== known) this.#measure(key, entry)
    return entry.made
  }

  #measure(key: string, entry: Entry): void {
    entry.made.then(
      ({ length }) => {
        if (this.#entries.get(key) !== entry) return
        entry.size = length
        this.#characters += length
        for (const [oldest, other] of this.#entries) {
          if (this.#characters <= this.#mostCharacters) break
          this.#forget(oldest, other)
        }
      },
      () => {
        if (this.#entries.get(key) === entry) this.#forget(key, entry)
      },
    )
  }

  #forget(key: string, { size }: Entry): void {
    this.#entries.delete(key)
    this.#characters -= size
  }
}
