import { proxy, useSnapshot } from 'valtio'
import { useHydrating } from '../../base/use-hydrating.ts'
import { useAppState } from '../services.ts'
import { localOrNone } from './storage.ts'

const storageKey = 'switchboard.sample-language'

function createSampleLanguage() {
  const storage = localOrNone()
  const state = proxy({ id: storage?.getItem(storageKey) ?? null })
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

/** The language in which a person reads code samples, on every page and across visits; null where none was chosen, and on the server. */
export function useSampleLanguage(): readonly [id: string | null, choose: (id: string) => void] {
  const { state, choose } = useAppState(createSampleLanguage)
  const { id } = useSnapshot(state)
  return [useHydrating() ? null : id, choose]
}
