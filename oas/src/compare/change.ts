import { writeJson } from '../numbers.ts'

type Kind = 'ADDED' | 'CHANGED' | 'DEPRECATED' | 'REMOVED'

/** A change of one operation, in words. */
export interface Change {
  readonly kind: Kind
  readonly breaking: boolean
  readonly text: string
  /** The named schema that changed, for one that several operations share. */
  readonly schema?: string | undefined
}

export const added = (text: string, breaking = false): Change => ({ kind: 'ADDED', breaking, text })
export const changed = (text: string, breaking = false): Change => ({ kind: 'CHANGED', breaking, text })
export const removed = (text: string, breaking = true): Change => ({ kind: 'REMOVED', breaking, text })
export const deprecated = (text: string): Change => ({ kind: 'DEPRECATED', breaking: false, text })

/** A name of the API within a sentence. */
export const code = (name: unknown): string =>
  `\`${(typeof name === 'string' ? name : writeJson(name)).replaceAll('`', "'").slice(0, 120)}\``
