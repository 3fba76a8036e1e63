import type { PathName } from './paths.ts'

/** Pages that the portal has an address for and nothing to show at yet, by their titles. A page that is built leaves this list. */
export const notBuilt = {
  usage: 'Usage',
} as const satisfies Partial<Record<PathName, string>>

export type NotBuiltName = keyof typeof notBuilt
