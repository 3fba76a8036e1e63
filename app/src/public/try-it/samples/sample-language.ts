import { proxy } from 'valtio'

const storageKey = 'switchboard.sample-language'

/** The language in which a person reads code samples, on every page and across visits. */
export function createSampleLanguage(storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
  const state = proxy<{ id: string | null }>({ id: storage?.getItem(storageKey) ?? null })
  return {
    state,
    choose(id: string) {
      state.id = id
      try {
        storage?.setItem(storageKey, id)
      } catch {
        // A full storage forgets the choice with the page.
      }
    },
  }
}
