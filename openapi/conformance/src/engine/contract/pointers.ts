/** A name as a segment of a JSON Pointer. */
export const segment = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** The target of a JSON Pointer in a value. */
export function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], value)
}
