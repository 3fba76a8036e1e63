import { isObject, type JsonObject } from '@switchboard/oas/document'
import type { Account } from './role.ts'

const mostObjects = 200
const maxDepth = 6

/** Things that a test account was shown, by the fields that name them. */
export class Known {
  readonly #objects = new Map<string, JsonObject[]>()

  learn(account: Account | 'visitor', value: unknown, depth = 0): void {
    if (depth > maxDepth) return
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) this.learn(account, one, depth + 1)
    if (!isObject(value)) return
    const objects = this.#objects.get(account) ?? []
    this.#objects.set(account, objects)
    if (objects.length < mostObjects && Object.values(value).some((one) => typeof one === 'string'))
      objects.push(value)
    for (const one of Object.values(value)) this.learn(account, one, depth + 1)
  }

  /** The values of one thing that has all of these fields, or as many as any has. */
  find(account: Account | 'visitor', names: readonly string[]): Readonly<Record<string, string>> {
    const found = (this.#objects.get(account) ?? []).map((object) =>
      Object.fromEntries(
        names.flatMap((name) => (typeof object[name] === 'string' ? [[name, object[name] as string]] : [])),
      ),
    )
    return found.reduce((best, one) => (Object.keys(one).length > Object.keys(best).length ? one : best), {})
  }
}
