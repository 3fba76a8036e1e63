import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'

/** Unsent forms, files included, stored on this device by name. */
export interface Drafts {
  read(name: string): Promise<unknown>
  write(name: string, draft: unknown): Promise<void>
  remove(name: string): Promise<void>
}

let store: UseStore | undefined
const ours = (): UseStore => (store ??= createStore('switchboard', 'drafts'))

/** Where nothing can be kept, a form works all the same, and forgets. */
export const drafts: Drafts = {
  read: async (name) => (hasStore() ? get<unknown>(name, ours()).catch(() => undefined) : undefined),
  write: async (name, draft) => {
    if (hasStore()) await set(name, draft, ours())
    else throw new Error('This browser keeps nothing.')
  },
  remove: async (name) => {
    if (hasStore()) await del(name, ours()).catch(() => {})
  },
}

/** For whoever signs out: the next person at this device finds nothing of theirs. */
export async function forgetDrafts(): Promise<void> {
  if (hasStore()) await clear(ours()).catch(() => {})
}

const hasStore = (): boolean => typeof indexedDB === 'object' && indexedDB !== null
