import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './build.ts'
import type { Fault } from './faults.ts'
import { isGood, isRefusal, type Load, type Outcome } from './load.ts'
import { type Roles, whole } from './state.ts'

/** Faults come at any moment of Patroni’s rounds, which take so long. */
const maxPauseMs = 14_000
/** A caller who waits longer isn’t answered: less happens on a machine that is short of time. */
const maxQuickMs = 2_500
const steadyMs = 3_000
const maxOutMs = 120_000

interface Scene {
  readonly cluster: Cluster
  readonly load: Load
}

/** One fault, until the cluster is whole again. */
export class Round {
  readonly fault: Fault
  /** From the fault until calls that came were answered, and quickly: 0 if none was kept waiting. */
  backMs = 0
  readonly #scene: Scene
  #roles: readonly Roles[] = []
  #at = 0
  #wholeMs = 0
  #outcomes: readonly Outcome[] = []

  constructor(fault: Fault, scene: Scene) {
    this.fault = fault
    this.#scene = scene
  }

  async run(): Promise<void> {
    const { cluster, load } = this.#scene
    await whole(cluster)
    await pause(Math.random() * maxPauseMs)
    const before = await whole(cluster)
    const from = load.outcomes.length
    this.#at = performance.now()
    const repair = await this.fault.inject(before, cluster)
    await this.#answered()
    await pause(Math.max(0, this.#at + this.fault.lastsMs - performance.now()))
    await repair()
    this.#roles = [before, await whole(cluster)]
    this.#wholeMs = performance.now() - this.#at
    await this.#answered()
    this.#outcomes = load.outcomes.slice(from)
    this.backMs = this.#back()
  }

  /** Responses that callers got in the meantime. */
  get outcomes(): readonly Outcome[] {
    return this.#outcomes
  }

  /** Until all calls of a while were answered. */
  async #answered(): Promise<void> {
    const { outcomes } = this.#scene.load
    const end = performance.now() + maxOutMs
    let since = performance.now()
    let seen = outcomes.length
    while (performance.now() < Math.min(end, since + steadyMs)) {
      await pause(200)
      const calls = outcomes.slice(seen).filter(({ kind }) => kind === 'call')
      seen = outcomes.length
      if (calls.length === 0 || !calls.every(isGood)) since = performance.now()
    }
  }

  /** The first of the calls that came after the last one that failed or had to wait. */
  #back(): number {
    const calls = this.#outcomes.filter(({ kind }) => kind === 'call')
    const isQuick = (call: Outcome) => isGood(call) && call.at - call.beganAt <= maxQuickMs
    const lastBeganAt = Math.max(...calls.filter((call) => !isQuick(call)).map(({ beganAt }) => beganAt))
    if (!Number.isFinite(lastBeganAt)) return 0
    const later = calls.filter(({ beganAt }) => beganAt > lastBeganAt)
    return Math.min(...later.map(({ at }) => at)) - this.#at
  }

  /** The longest that a caller had to wait for a response. */
  get longestMs(): number {
    return Math.max(...this.#outcomes.map(({ at, beganAt }) => at - beganAt))
  }

  summary(): string {
    const [from, to] = this.#roles.map(({ primary }) => primary.name)
    const others = this.#outcomes.filter((one) => !isGood(one) && !isRefusal(one))
    const examples = others.slice(0, 3).map((one) => `\n  ${JSON.stringify(one)}`)
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    const lastBad = this.#outcomes
      .filter((one) => !isGood(one))
      .slice(-3)
      .map(
        (one) =>
          `\n  ${one.kind} ${one.status} ${seconds(one.beganAt - this.#at)} to ${seconds(one.at - this.#at)} ${one.text}`,
      )
    return `${from} to ${to}, answers after ${seconds(this.backMs)}, ${seconds(this.longestMs)} at most for a response, whole after ${seconds(this.#wholeMs)}, ${this.#outcomes.length} outcomes, ${others.length} unexpected${examples.join('')}\n  ${this.#seconds()}${lastBad.join('')}`
  }

  /** A letter for each second: `.` calls were answered, `x` all failed, `/` some did, `_` none ended. */
  #seconds(): string {
    const calls = this.#outcomes.filter(({ kind }) => kind === 'call')
    const bySecond = Map.groupBy(calls, ({ at }) => Math.floor((at - this.#at) / 1000))
    const last = Math.max(...bySecond.keys())
    const letterOf = (ended: readonly Outcome[]) =>
      ended.length === 0 ? '_' : ended.every(isGood) ? '.' : ended.some(isGood) ? '/' : 'x'
    return Array.from({ length: last + 1 }, (_, second) => letterOf(bySecond.get(second) ?? [])).join('')
  }
}
