import type { Operation } from '../contract/contract.ts'
import type { Finding } from '../finding.ts'
import type { ReceivedResponse, SeenResponse } from './context.ts'

/** Something that was not looked at, and why. A rule is empty where a whole operation was left out. */
export interface LeftOut {
  readonly rule: string
  readonly operation: string
  readonly reason: string
  /** Whether it should have been looked at: the run is incomplete. False for what is left alone on purpose, or as the caller asked. */
  readonly isGap: boolean
}

export type Progress = (subject: string, detail: string, requests: number) => void

/** A run's observations. */
export class Notes {
  readonly #findings = new Map<string, Finding>()
  readonly #seen = new Map<string, Map<number, number>>()
  readonly #responses = new Map<string, Map<number, SeenResponse>>()
  readonly #leftOut = new Map<string, LeftOut>()
  readonly #progress: Progress
  #requests = 0
  readonly deadline: number
  timeUp = false
  /** Why the last call of an operation that could not be written could not. */
  readonly unwritable = new Map<string, string>()

  constructor(deadline: number, progress: Progress) {
    this.deadline = deadline
    this.#progress = progress
  }

  /** One fault is told once, by the shortest request that shows it. */
  find(finding: Finding): void {
    const key = `${finding.operation} ${finding.check} ${finding.contractPointer}`
    const before = this.#findings.get(key)
    if (!before || finding.request.length < before.request.length)
      this.#findings.set(key, before ? { ...finding, rule: before.rule } : finding)
  }

  saw({ id }: Operation, status: number): void {
    const statuses = this.#seen.get(id) ?? new Map<number, number>()
    this.#seen.set(id, statuses.set(status, (statuses.get(status) ?? 0) + 1))
  }

  /** Keeps of a response what rules compare over the whole run: its head, and how long it took. */
  keep(response: ReceivedResponse): void {
    const { operation, status, milliseconds } = response
    const byStatus = this.#responses.get(operation.id) ?? new Map<number, SeenResponse>()
    const before = byStatus.get(status)
    byStatus.set(status, {
      response: before?.response ?? { ...response, text: '', body: undefined },
      milliseconds: [...(before?.milliseconds ?? []), milliseconds].slice(-30),
    })
    this.#responses.set(operation.id, byStatus)
  }

  /** Of an operation, by status. */
  responsesOf(operation: string): ReadonlyMap<number, SeenResponse> {
    return this.#responses.get(operation) ?? new Map()
  }

  leaveOut(one: LeftOut): void {
    this.#leftOut.set(`${one.rule} ${one.operation} ${one.reason}`, one)
  }

  /** Reports the reason that kept a rule from checking anything as missing from the run. Returns whether there was one. */
  missAll(rule: string): boolean {
    const own = this.leftOut.filter((one) => one.rule === rule)
    for (const one of own) this.leaveOut({ ...one, isGap: true })
    return own.length > 0
  }

  requested(): void {
    this.#requests += 1
  }

  progress(subject: string, detail: string): void {
    this.#progress(subject, detail, this.#requests)
  }

  get requests(): number {
    return this.#requests
  }

  get findings(): readonly Finding[] {
    return [...this.#findings.values()]
  }

  get leftOut(): readonly LeftOut[] {
    return [...this.#leftOut.values()]
  }

  /** How often each status of an operation was seen. */
  seenOf(operation: string): ReadonlyMap<number, number> {
    return this.#seen.get(operation) ?? new Map()
  }
}
