import { isObject, type JsonObject } from '@switchboard/oas/document'
import type { Account } from './role.ts'

const mostOfPath = 40
const maxDepth = 6

interface KnownResource {
  /** The path of the operation that showed it. */
  readonly path: string
  readonly thing: JsonObject
}

/** Things that a test account was shown, by the fields that name them. */
export class KnownThings {
  readonly #shown = new Map<Account | 'visitor', KnownResource[]>()

  learn(account: Account | 'visitor', path: string, value: unknown): void {
    const items = this.#shown.get(account) ?? []
    const others = items.filter((one) => one.path !== path)
    const own = [
      ...thingsIn(value).map((thing) => ({ path, thing })),
      ...items.filter((one) => one.path === path),
    ]
    this.#shown.set(account, [...others, ...own.slice(0, mostOfPath)])
  }

  /**
   * The values of one thing that has all of these fields, or as many as any has: of those, the one whose path is most like the one that
   * they are for.
   */
  find(
    account: Account | 'visitor',
    path: string,
    names: readonly string[],
  ): Readonly<Record<string, string>> {
    let best: { values: Record<string, string>; rank: number } = { values: {}, rank: 0 }
    for (const one of this.#shown.get(account) ?? []) {
      const values = Object.fromEntries(
        names.flatMap((name) => {
          const value = one.thing[name]
          return typeof value === 'string' ? [[name, value]] : []
        }),
      )
      const rank = Object.keys(values).length * 1_000 + commonLength(one.path, path)
      if (Object.keys(values).length > 0 && rank > best.rank) best = { values, rank }
    }
    return best.values
  }

  /** Each value under one of these names, of whatever thing. */
  all(account: Account | 'visitor', names: readonly string[]): readonly string[] {
    const things = (this.#shown.get(account) ?? []).map(({ thing }) => thing)
    const values = things.flatMap((thing) => names.map((name) => thing[name]))
    return [...new Set(values.filter((value) => typeof value === 'string'))]
  }
}

function thingsIn(value: unknown, depth = 0): JsonObject[] {
  if (depth > maxDepth) return []
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((one) => thingsIn(one, depth + 1))
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap((one) => thingsIn(one, depth + 1))
  return Object.values(value).some((one) => typeof one === 'string') ? [value, ...inner] : inner
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
