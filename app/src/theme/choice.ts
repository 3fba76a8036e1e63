import { proxy } from 'valtio'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

// A cookie, so that the server can name the choice in the page: reading a storage would hold up the first paint.
const cookie = 'switchboard.theme'
const yearInSeconds = 31_536_000
const paper = { light: '#fbfaf7', dark: '#0d1312' }

const isChoice = (value: string | undefined): value is ThemeChoice =>
  themeChoices.some((choice) => choice === value)

export type Theme = Pick<ReturnType<typeof createTheme>, 'state' | 'choose'>

interface Parts {
  readonly root: HTMLElement
  readonly prefersDark: Pick<MediaQueryList, 'matches' | 'addEventListener'>
}

/** The person's choice of theme, kept across visits, and applied to the document. */
export function createTheme({ root, prefersDark }: Parts) {
  // public/theme.js has set it.
  const saved = root.dataset.choice
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
      root.dataset.choice = choice
      root.ownerDocument.cookie = `${cookie}=${choice}; Path=/; SameSite=Lax; Max-Age=${yearInSeconds}`
      apply()
    },
  }
}
