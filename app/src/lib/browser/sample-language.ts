const storageKey = 'switchboard.sample-language'

export type LanguageStorage = Pick<Storage, 'getItem' | 'setItem'> | null

/** The language of code samples that a person chose on some page, in this visit or an earlier one. */
export const readSampleLanguage = (storage: LanguageStorage): string | null =>
  storage?.getItem(storageKey) ?? null

export function rememberSampleLanguage(storage: LanguageStorage, id: string): void {
  try {
    storage?.setItem(storageKey, id)
  } catch {
    // A full storage forgets the choice with the page.
  }
}
