interface Tally {
  calls: number
  failed: number
}

/** Since it was left alone by everybody. */
interface Opening {
  attemptedAt: number
  /** Accounts whose attempts have failed, and those that were kept waiting: each has its turn before one has a second. */
  readonly tried: Set<string>
  readonly waiting: Set<string>
}

const windowMs = 30_000
const minimumCalls = 30
/** An account counts with no more calls than these, so that no one can show alone that a target serves nobody. */
const maxCallsCounted = minimumCalls / 2

export type CircuitState = 'CLOSED' | 'OPEN' | 'HALF_OPEN'

interface TargetCircuitOptions {
  readonly probeAfterMs: number
  /** Of the circuit for everybody. */
  readonly onState: (state: CircuitState) => void
}

/**
 * Whether calls go to a target. It is left alone by an account once half of that account's own calls have failed, and by everybody once
 * it serves nobody: no single account can cause the second. Times are in milliseconds of one clock. See decision 0112.
 */
export class TargetCircuit {
  readonly #options: TargetCircuitOptions
  /** By account, of the first and the second half of the window. */
  #earlier = new Map<string, Tally>()
  #recent = new Map<string, Tally>()
  #turnedAt = 0
  /** Until when accounts are held back by their own failures. */
  readonly #held = new Map<string, number>()
  #opening: Opening | undefined
  #state: CircuitState = 'CLOSED'

  constructor(options: TargetCircuitOptions) {
    this.#options = options
  }

  /** An attempt of an account that is held back, or of any while the target is left alone, is the only one for a while. */
  admits(account: string, now: number): boolean {
    this.#turn(now)
    const heldUntil = this.#held.get(account)
    if (heldUntil !== undefined && now < heldUntil) return false
    if (this.#opening && !this.#admitsAttempt(this.#opening, account, now)) return false
    if (heldUntil !== undefined) this.#hold(account, now)
    return true
  }

  succeed(account: string, now: number): void {
    this.#turn(now)
    if (this.#held.delete(account)) this.#forget(account)
    this.#tallyOf(account).calls += 1
    if (!this.#opening) return
    this.#opening = undefined
    for (const one of this.#accounts()) if (one !== account) this.#forget(one)
    this.#tell('CLOSED')
  }

  fail(account: string, now: number): void {
    this.#turn(now)
    const tally = this.#tallyOf(account)
    tally.calls += 1
    tally.failed += 1
    const { calls, failed } = this.#sumOf(account)
    if (this.#held.has(account) || (calls >= minimumCalls && failed >= calls / 2)) this.#hold(account, now)
    if (this.#opening) this.#tell('OPEN')
    else if (this.#servesNobody()) this.#open(now)
  }

  #admitsAttempt(opening: Opening, account: string, now: number): boolean {
    const { tried, waiting, attemptedAt } = opening
    const { probeAfterMs } = this.#options
    const isDue = now >= attemptedAt + probeAfterMs
    const isAnothersTurn = tried.has(account) && waiting.size > 0 && now < attemptedAt + 2 * probeAfterMs
    if (!isDue || isAnothersTurn) {
      if (!tried.has(account)) waiting.add(account)
      return false
    }
    if (waiting.size === 0) tried.clear()
    waiting.delete(account)
    tried.add(account)
    opening.attemptedAt = now
    this.#tell('HALF_OPEN')
    return true
  }

  /** An account with a call that worked, however rarely it calls, shows that the target serves somebody. */
  #servesNobody(): boolean {
    let calls = 0
    for (const account of this.#accounts()) {
      const sum = this.#sumOf(account)
      if (sum.failed < sum.calls / 2) return false
      calls += Math.min(sum.calls, maxCallsCounted)
    }
    return calls >= minimumCalls
  }

  #open(now: number): void {
    this.#opening = { attemptedAt: now, tried: new Set(), waiting: new Set() }
    this.#tell('OPEN')
  }

  #tell(state: CircuitState): void {
    if (state === this.#state) return
    this.#state = state
    this.#options.onState(state)
  }

  #hold(account: string, now: number): void {
    this.#held.set(account, now + this.#options.probeAfterMs)
  }

  #accounts(): ReadonlySet<string> {
    return new Set([...this.#earlier.keys(), ...this.#recent.keys()])
  }

  #sumOf(account: string): Readonly<Tally> {
    const { calls = 0, failed = 0 } = this.#earlier.get(account) ?? {}
    const recent = this.#recent.get(account)
    return { calls: calls + (recent?.calls ?? 0), failed: failed + (recent?.failed ?? 0) }
  }

  #tallyOf(account: string): Tally {
    const tally = this.#recent.get(account) ?? { calls: 0, failed: 0 }
    this.#recent.set(account, tally)
    return tally
  }

  #forget(account: string): void {
    this.#earlier.delete(account)
    this.#recent.delete(account)
  }

  #turn(now: number): void {
    const halfMs = windowMs / 2
    if (now < this.#turnedAt + halfMs) return
    this.#earlier = now < this.#turnedAt + windowMs ? this.#recent : new Map()
    this.#recent = new Map()
    this.#turnedAt = now
    for (const [account, until] of this.#held) if (now >= until + windowMs) this.#held.delete(account)
  }
}
