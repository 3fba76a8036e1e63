import { isObject, type JsonObject } from '@switchboard/oas/document'
import type { Role } from './role.ts'

const mostObjects = 200
const maxDepth = 6

/** Things that a test account was shown, by the fields that name them. */
export class Known {
  readonly #objects = new Map<string, JsonObject[]>()

  learn(role: Role | 'visitor', value: unknown, depth = 0): void {
    if (depth > maxDepth) return
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) this.learn(role, one, depth + 1)
    if (!isObject(value)) return
    const objects = this.#objects.get(role) ?? []
    this.#objects.set(role, objects)
    if (objects.length < mostObjects && Object.values(value).some((one) => typeof one === 'string'))
      objects.push(value)
    for (const one of Object.values(value)) this.learn(role, one, depth + 1)
  }

  /** The values of one thing that has all of these fields, or as many as any has. */
  find(role: Role | 'visitor', names: readonly string[]): Readonly<Record<string, string>> {
    const found = (this.#objects.get(role) ?? []).map((object) =>
      Object.fromEntries(
        names.flatMap((name) => (typeof object[name] === 'string' ? [[name, object[name] as string]] : [])),
      ),
    )
    return found.reduce((best, one) => (Object.keys(one).length > Object.keys(best).length ? one : best), {})
  }
}
