/**
 * Places for concurrent work that callers share. One caller may hold a share of what it and the free places are together, so that a place
 * is left for others while several callers take all they can. Per process, since that is what has the memory, the sockets and the thread.
 */
export class Places {
  readonly #size: number
  /** Places of one caller for each that is free. */
  readonly #perFree: number
  #taken = 0
  readonly #byCaller = new Map<string, number>()

  /** A caller alone can hold `share` of all, from 0 to 1. */
  constructor({ size, share }: { readonly size: number; readonly share: number }) {
    this.#size = size
    this.#perFree = share / (1 - share)
  }

  /** Gives a place back once it is called; or why there is none. */
  enter(caller: string): (() => void) | 'full' | 'share' {
    const free = this.#size - this.#taken
    const own = this.#byCaller.get(caller) ?? 0
    if (free <= 0) return 'full'
    if (own > 0 && own >= free * this.#perFree) return 'share'
    this.#taken += 1
    this.#byCaller.set(caller, own + 1)
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      this.#taken -= 1
      const left = (this.#byCaller.get(caller) ?? 1) - 1
      if (left > 0) this.#byCaller.set(caller, left)
      else this.#byCaller.delete(caller)
    }
  }
}
