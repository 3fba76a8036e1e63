import { proxy } from 'valtio'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

// public/theme.js reads the same key before the first paint.
const storageKey = 'switchboard.theme'
const paper = { light: '#fbfaf7', dark: '#0d1312' }

const isChoice = (value: string | null): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value)

interface Parts {
  readonly root: HTMLElement
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null
  readonly prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>
}

/** The person's choice of theme, kept across visits, and applied to the document. */
export function createTheme({ root, storage, prefersDark }: Parts) {
  const saved = storage?.getItem(storageKey) ?? null
  const state = proxy<{ choice: ThemeChoice }>({ choice: isChoice(saved) ? saved : 'system' })

  const apply = () => {
    const theme = state.choice === 'system' ? (prefersDark.matches ? 'dark' : 'light') : state.choice
    root.dataset.theme = theme
    root.classList.toggle('dark', theme === 'dark')
    root.classList.toggle('light', theme === 'light')
    root.ownerDocument.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper[theme])
  }

  prefersDark.addEventListener('change', apply)
  return {
    state,
    choose(choice: ThemeChoice) {
      state.choice = choice
      if (choice === 'system') storage?.removeItem(storageKey)
      else storage?.setItem(storageKey, choice)
      apply()
    },
  }
}
