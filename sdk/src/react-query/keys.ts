/** Distinguishes reads of one path: the part of a call’s init that goes to the server as data. */
type KeyInit = { params?: object | undefined; body?: unknown }
export type ReadKey = readonly [path: string, what?: object]

/** Key of a read. Without `init` it is the beginning of the keys of all reads of the path. */
export function queryKey(path: string, init?: KeyInit): ReadKey {
  if (!init) return [path]
  const { params, body } = init
  return [path, { ...params, body }]
}

/** Key of a write. Invalidation knows the operation by it. */
export const mutationKey = (method: string, path: string) => [`${method.toUpperCase()} ${path}`] as const
