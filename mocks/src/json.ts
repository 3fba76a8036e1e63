export type JsonObject = { [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object, or an empty one in the place of anything else: for walks through a document that may lack a step. */
export const asObject = (node: unknown): JsonObject => (isObject(node) ? node : {})
export const asArray = (node: unknown): readonly unknown[] => (Array.isArray(node) ? node : [])

/** The target of a JSON Pointer such as `#/area/center`; undefined if there is none. */
export function atPointer(root: unknown, pointer: string): unknown {
  if (pointer === '' || pointer === '#') return root
  const steps = pointer.replace(/^#?\/?/, '').split('/')
  return steps
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (node, step) => (isObject(node) || Array.isArray(node) ? (node as JsonObject)[step] : undefined),
      root,
    )
}
