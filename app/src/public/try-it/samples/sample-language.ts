import { proxy } from 'valtio'
import {
  type LanguageStorage,
  readSampleLanguage,
  rememberSampleLanguage,
} from '../../../lib/browser/sample-language.ts'

/** The language in which a person reads code samples, on every page and across visits. */
export function createSampleLanguage(storage: LanguageStorage) {
  const state = proxy({ id: readSampleLanguage(storage) })
  return {
    state,
    choose(id: string) {
      state.id = id
      rememberSampleLanguage(storage, id)
    },
  }
}
